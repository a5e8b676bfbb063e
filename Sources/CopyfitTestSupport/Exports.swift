// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A test imports this module alone: its assertions speak of Copyfit's values and of test fonts.

@_exported public import Copyfit
@_exported public import CopyfitTestFonts
