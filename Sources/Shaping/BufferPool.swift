// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// HarfBuzz buffers are dear to make beside a short text, so a few are kept; a buffer has one owner at a time.

internal import CHarfBuzz

/// Buffers that wait for the next text.
enum BufferPool {
  // Addresses, since a pointer is not Sendable; whoever takes one owns it.
  private static let idle = TryLocked<[UInt]>([])
  private static let mostIdle = 16
  static func take() -> OpaquePointer {
    if let address = idle.withValue({ $0.popLast() }) ?? nil, let buffer = OpaquePointer(bitPattern: address) {
      return buffer
    }
    return make()
  }

  static func make() -> OpaquePointer {
    let buffer = hb_buffer_create()!  // Never null: out of memory yields HarfBuzz's inert buffer.
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    return buffer
  }

  static func giveBack(_ buffer: OpaquePointer) {
    let isKept = idle.withValue { idle in
      guard idle.count < mostIdle else { return false }
      idle.append(UInt(bitPattern: buffer))
      return true
    }
    if isKept != true { hb_buffer_destroy(buffer) }
  }
}
