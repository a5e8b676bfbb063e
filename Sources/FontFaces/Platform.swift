// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// What this room needs of the C library: is a path a readable file, what is in a folder. No Foundation, for its
// start-up time (DESIGN section 2).

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum Platform {
  /// Why `path` cannot be read as a file, or nil if it can.
  static func reasonNotToRead(_ path: String) -> String? {
    if path.utf8.contains(0) { return "the path contains a NUL byte" }
    var status = stat()
    guard stat(path, &status) == 0 else { return lastError }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return "it is a folder, not a file"
    default: return "it is not a regular file"
    }
    return access(path, R_OK) == 0 ? nil : lastError
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in `folder`, sorted by bytes so that every machine sees the same order; nil if it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let handle = opendir(folder) else { return nil }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static var lastError: String { String(cString: strerror(errno)) }
}

/// A library loaded at run time; never unloaded.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// The function `name` as `Function`, which must be its C signature.
  package subscript<Function>(_ name: String) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
  }
}
