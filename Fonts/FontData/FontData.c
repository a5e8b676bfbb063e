#include "FontData.h"
