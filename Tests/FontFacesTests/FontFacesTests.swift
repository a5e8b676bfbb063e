// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.

import Testing
