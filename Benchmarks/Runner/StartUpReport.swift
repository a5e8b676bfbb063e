// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What a process costs: wall time and peak memory of the tool, started again and again.

import Glibc

/// Times a program from start to end.
enum StartUpReport {
  static func write(tool: String, rounds: Int) {
    print("### Start-up of the tool (median of \(rounds) starts)\n")
    var table = MarkdownTable(["command", "wall ms", "least", "processor ms", "peak MiB"])
    for arguments in [
      ["--version"], ["measure", "Hello"], ["measure", "Hello", "--width", "320", "--format", "json"],
    ] {
      guard let starts = run(tool, arguments, rounds: rounds) else {
        print("\(tool) did not start.\n")
        return
      }
      table.add([
        "copyfit " + arguments.joined(separator: " "), starts.map(\.wall).median.text(2),
        starts.map(\.wall).least.text(2), starts.map(\.processor).median.text(2),
        (starts.map(\.peak).median / 1024).text(1),
      ])
    }
    table.write()
  }

  private struct Start {
    /// Milliseconds.
    var wall: Double
    var processor: Double
    /// KiB.
    var peak: Double
  }

  private static func run(_ tool: String, _ arguments: [String], rounds: Int) -> [Start]? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var starts: [Start] = []
    for _ in 0..<rounds {
      guard let start = start(tool, arguments, &actions) else { return nil }
      starts.append(start)
    }
    return starts
  }

  private static func start(
    _ tool: String, _ arguments: [String], _ actions: inout posix_spawn_file_actions_t
  ) -> Start? {
    let copies = ([tool] + arguments).map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var process: pid_t = 0
    let begin = Clock.wallNanoseconds
    guard posix_spawn(&process, tool, &actions, nil, copies + [nil], environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    return Start(
      wall: (Clock.wallNanoseconds - begin) / 1e6,
      processor: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), peak: Double(usage.ru_maxrss))
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}
