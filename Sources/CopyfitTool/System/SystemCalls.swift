// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Every call into the C library that the tool makes (threads aside, which are in Worker.swift). Foundation would serve as
// well, but costs more start-up time than measuring a string does.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call that the operating system refused: what was tried, on what, and why not.
struct SystemError: Error, Hashable, CustomStringConvertible {
  let operation: String
  let subject: String
  let code: Int32

  /// Takes the reason from `errno`, so it must be made right after the call.
  init(_ operation: String, _ subject: String, code: Int32 = errno) {
    self.operation = operation
    self.subject = subject
    self.code = code
  }

  /// A request to stop that came between two calls.
  static let interrupted = SystemError("go on", "after a signal", code: EINTR)

  var description: String { "cannot \(operation) \(subject): \(String(cString: strerror(code)))" }

  /// The reader has gone away: a reason to stop, not one to complain.
  var isClosedPipe: Bool { code == EPIPE }
  var isInterruption: Bool { code == EINTR }
}

/// An open file by its number.
struct FileDescriptor: Hashable, Sendable {
  let number: Int32
  let name: String

  static let standardInput = FileDescriptor(number: 0, name: "standard input")
  static let standardOutput = FileDescriptor(number: 1, name: "standard output")
  static let standardError = FileDescriptor(number: 2, name: "standard error")

  var isTerminal: Bool { isatty(number) == 1 }

  /// A pipe takes up to `atomicPipeWrite` bytes whole or not at all.
  var isPipe: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// PIPE_BUF on Linux; elsewhere it may be less, which then splits more lines if the process is killed.
  static let atomicPipeWrite = 4096

  /// Reads what is there, at least one byte; 0 is the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno == EINTR && StopSignal.pending == nil { continue }
      if errno == EAGAIN {
        waitUntilReady(POLLIN)
        continue
      }
      throw SystemError("read", name)
    }
  }

  /// Writes some of the bytes, at least one.
  func writeSome(_ buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.write(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.write(number, buffer.baseAddress, buffer.count)
      #endif
      if count > 0 { return count }
      if count < 0 && errno == EINTR && StopSignal.pending == nil { continue }
      if count < 0 && errno == EAGAIN {
        waitUntilReady(POLLOUT)
        continue
      }
      throw SystemError("write to", name)
    }
  }

  /// Writes all of the bytes.
  func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      rest = UnsafeRawBufferPointer(rebasing: rest[(try writeSome(rest))...])
    }
  }

  private func waitUntilReady(_ events: Int32) {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    poll(&request, 1, -1)
  }
}

/// What the process can learn and do through the C library.
enum System {
  /// Lends a file that is open for reading; `-` is standard input.
  static func withFile<Value>(
    _ path: String, _ body: (FileDescriptor) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    if path == "-" { return try body(.standardInput) }
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("open", "'\(path)'") }
    defer { close(number) }
    return try body(FileDescriptor(number: number, name: "'\(path)'"))
  }

  /// The bytes of a whole file; `-` is standard input.
  static func readFile(_ path: String) throws(SystemError) -> [UInt8] {
    try withFile(path) { (file) throws(SystemError) in try readAll(file) }
  }

  /// Writes a file whole or not at all: under another name first, which then takes the place of what was there.
  ///
  /// A link is followed, and what is no plain file (a device, a pipe) is written to as it is.
  static func writeFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else { return try write(bytes, to: path, named: path, 0) }
    let target = exists ? resolved(path) : path
    let temporary = "\(target).\(getpid()).part"
    do throws(SystemError) {
      try write(bytes, to: temporary, named: path, exists ? status.st_mode & 0o777 : 0o644)
      guard rename(temporary, target) == 0 else { throw SystemError("replace", "'\(path)'") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, named name: String, _ mode: mode_t
  ) throws(SystemError) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard number >= 0 else { throw SystemError("create", "'\(name)'") }
    defer { close(number) }
    let file = FileDescriptor(number: number, name: "'\(name)'")
    let result = bytes.withUnsafeBytes { bytes in Result { () throws(SystemError) in try file.writeAll(bytes) } }
    try result.get()
  }

  private static func resolved(_ path: String) -> String {
    guard let name = realpath(path, nil) else { return path }
    defer { free(name) }
    return String(cString: name)
  }

  /// Seconds of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The terminal's width in columns, or nil where there is none.
  static func terminalColumns(of file: FileDescriptor) -> Int? {
    var size = winsize()
    guard ioctl(file.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Processors that are online, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Lets a write to a closed pipe fail instead of ending the process, so that one place decides what then happens.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  private static func readAll(_ file: FileDescriptor) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let result = chunk.withUnsafeMutableBytes { chunk in
        Result { () throws(SystemError) in try file.read(into: chunk) }
      }
      let count = try result.get()
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
