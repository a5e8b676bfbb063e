// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The functions of cairo that a picture needs, found by name at run time: nothing of it is needed to build. Signatures
// and constants are those of cairo.h, stable since 1.2.

internal import FontFaces

/// cairo, loaded.
struct Cairo {
  typealias Context = OpaquePointer
  typealias Surface = OpaquePointer
  typealias Take = @convention(c) (Context?) -> Void
  typealias Number = @convention(c) (Context?, Double) -> Void
  typealias Pair = @convention(c) (Context?, Double, Double) -> Void
  typealias Four = @convention(c) (Context?, Double, Double, Double, Double) -> Void
  typealias Six = @convention(c) (Context?, Double, Double, Double, Double, Double, Double) -> Void
  typealias Arc = @convention(c) (Context?, Double, Double, Double, Double, Double) -> Void
  typealias Dash = @convention(c) (Context?, UnsafePointer<Double>?, Int32, Double) -> Void
  typealias Sink = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

  let makeSurface: @convention(c) (Int32, Int32, Int32) -> Surface?
  let destroySurface: @convention(c) (Surface?) -> Void
  let writePNG: @convention(c) (Surface?, Sink, UnsafeMutableRawPointer?) -> Int32
  let makeContext: @convention(c) (Surface?) -> Context?
  let status: @convention(c) (Context?) -> Int32
  let words: @convention(c) (Int32) -> UnsafePointer<CChar>?
  let destroyContext, save, restore, newPath, closePath, fill, stroke, clip: Take
  let setLineWidth, rotate: Number
  let moveTo, lineTo, translate, scale: Pair
  let setColor, rectangle: Four
  let curveTo: Six
  let arc: Arc
  let setDash: Dash

  private static let names = ["libcairo.so.2", "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib"]

  /// - Throws: ``PictureError`` if the library is not there or lacks a function.
  init() throws(PictureError) {
    guard let library = Self.names.lazy.compactMap(DynamicLibrary.init).first else { throw .cairoMissing }
    func find<Function>(_ name: String) throws(PictureError) -> Function {
      guard let function: Function = library["cairo_" + name] else {
        throw .cairoFailed("it has no function cairo_\(name)")
      }
      return function
    }
    makeSurface = try find("image_surface_create")
    destroySurface = try find("surface_destroy")
    writePNG = try find("surface_write_to_png_stream")
    makeContext = try find("create")
    status = try find("status")
    words = try find("status_to_string")
    destroyContext = try find("destroy")
    (save, restore) = (try find("save"), try find("restore"))
    (newPath, closePath) = (try find("new_path"), try find("close_path"))
    (fill, stroke, clip) = (try find("fill"), try find("stroke"), try find("clip"))
    (setLineWidth, rotate) = (try find("set_line_width"), try find("rotate"))
    (moveTo, lineTo) = (try find("move_to"), try find("line_to"))
    (translate, scale) = (try find("translate"), try find("scale"))
    (setColor, rectangle) = (try find("set_source_rgba"), try find("rectangle"))
    (curveTo, arc, setDash) = (try find("curve_to"), try find("arc"), try find("set_dash"))
  }
}
