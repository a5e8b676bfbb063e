#include "FontDataCJK.h"
