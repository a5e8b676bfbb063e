// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The only file that calls libhyphen (hyphen.h). It is opened by name, so that neither building nor running needs it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of libhyphen that are used; the library stays loaded as long as the process.
struct LibHyphen: Sendable {
  typealias Load = @convention(c) @Sendable (UnsafePointer<CChar>) -> OpaquePointer?
  typealias Free = @convention(c) @Sendable (OpaquePointer) -> Void
  /// Dictionary, word, its bytes, one digit a scalar (odd: a hyphen may follow), hyphenated word, replacements,
  /// their positions and lengths.
  typealias Hyphenate =
    @convention(c) @Sendable (
      OpaquePointer, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>?,
      UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CInt>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CInt>?>?
    ) -> CInt

  let load: Load
  let free: Free
  let hyphenate: Hyphenate

  /// Opens the library, or returns nil if it is not installed.
  init?() {
    let names = ["libhyphen.so.0", "libhyphen.so", "libhyphen.0.dylib", "libhyphen.dylib"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let load = dlsym(library, "hnj_hyphen_load"),
      let free = dlsym(library, "hnj_hyphen_free"),
      let hyphenate = dlsym(library, "hnj_hyphen_hyphenate2")
    else { return nil }
    self.load = unsafeBitCast(load, to: Load.self)
    self.free = unsafeBitCast(free, to: Free.self)
    self.hyphenate = unsafeBitCast(hyphenate, to: Hyphenate.self)
  }
}
