// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// DO NOT EDIT. Written by Fonts/scripts/make_fonts.py.
// Plain #embed: this compiler crashes on its prefix and suffix parameters.

#include "FontData.h"

static const _Alignas(16) unsigned char Inter_Regular[] = {
#embed "../Inter/Inter-Regular.otf"
};
static const _Alignas(16) unsigned char Inter_Italic[] = {
#embed "../Inter/Inter-Italic.otf"
};
static const _Alignas(16) unsigned char Inter_Medium[] = {
#embed "../Inter/Inter-Medium.otf"
};
static const _Alignas(16) unsigned char Inter_SemiBold[] = {
#embed "../Inter/Inter-SemiBold.otf"
};
static const _Alignas(16) unsigned char Inter_Bold[] = {
#embed "../Inter/Inter-Bold.otf"
};
static const _Alignas(16) unsigned char LiberationSans_Regular[] = {
#embed "../LiberationSans/LiberationSans-Regular.ttf"
};
static const _Alignas(16) unsigned char LiberationSans_Bold[] = {
#embed "../LiberationSans/LiberationSans-Bold.ttf"
};
static const _Alignas(16) unsigned char LiberationSans_Italic[] = {
#embed "../LiberationSans/LiberationSans-Italic.ttf"
};
static const _Alignas(16) unsigned char LiberationSans_BoldItalic[] = {
#embed "../LiberationSans/LiberationSans-BoldItalic.ttf"
};
static const _Alignas(16) unsigned char LiberationSerif_Regular[] = {
#embed "../LiberationSerif/LiberationSerif-Regular.ttf"
};
static const _Alignas(16) unsigned char LiberationSerif_Bold[] = {
#embed "../LiberationSerif/LiberationSerif-Bold.ttf"
};
static const _Alignas(16) unsigned char LiberationSerif_Italic[] = {
#embed "../LiberationSerif/LiberationSerif-Italic.ttf"
};
static const _Alignas(16) unsigned char LiberationSerif_BoldItalic[] = {
#embed "../LiberationSerif/LiberationSerif-BoldItalic.ttf"
};
static const _Alignas(16) unsigned char LiberationMono_Regular[] = {
#embed "../LiberationMono/LiberationMono-Regular.ttf"
};
static const _Alignas(16) unsigned char LiberationMono_Bold[] = {
#embed "../LiberationMono/LiberationMono-Bold.ttf"
};
static const _Alignas(16) unsigned char LiberationMono_Italic[] = {
#embed "../LiberationMono/LiberationMono-Italic.ttf"
};
static const _Alignas(16) unsigned char LiberationMono_BoldItalic[] = {
#embed "../LiberationMono/LiberationMono-BoldItalic.ttf"
};
static const _Alignas(16) unsigned char TeXGyreHeros_Regular[] = {
#embed "../TeXGyreHeros/TeXGyreHeros-Regular.otf"
};
static const _Alignas(16) unsigned char TeXGyreHeros_Bold[] = {
#embed "../TeXGyreHeros/TeXGyreHeros-Bold.otf"
};
static const _Alignas(16) unsigned char TeXGyreHeros_Italic[] = {
#embed "../TeXGyreHeros/TeXGyreHeros-Italic.otf"
};
static const _Alignas(16) unsigned char TeXGyreHeros_BoldItalic[] = {
#embed "../TeXGyreHeros/TeXGyreHeros-BoldItalic.otf"
};
static const _Alignas(16) unsigned char DejaVuSansMono_Regular[] = {
#embed "../DejaVuSansMono/DejaVuSansMono-Regular.ttf"
};
static const _Alignas(16) unsigned char DejaVuSansMono_Bold[] = {
#embed "../DejaVuSansMono/DejaVuSansMono-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSans_Regular[] = {
#embed "../NotoSans/NotoSans-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSans_Bold[] = {
#embed "../NotoSans/NotoSans-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansArabic_Regular[] = {
#embed "../NotoSans/NotoSansArabic-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansArabic_Bold[] = {
#embed "../NotoSans/NotoSansArabic-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansArmenian_Regular[] = {
#embed "../NotoSans/NotoSansArmenian-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansArmenian_Bold[] = {
#embed "../NotoSans/NotoSansArmenian-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansBengali_Regular[] = {
#embed "../NotoSans/NotoSansBengali-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansBengali_Bold[] = {
#embed "../NotoSans/NotoSansBengali-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansDevanagari_Regular[] = {
#embed "../NotoSans/NotoSansDevanagari-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansDevanagari_Bold[] = {
#embed "../NotoSans/NotoSansDevanagari-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansEthiopic_Regular[] = {
#embed "../NotoSans/NotoSansEthiopic-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansEthiopic_Bold[] = {
#embed "../NotoSans/NotoSansEthiopic-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansGeorgian_Regular[] = {
#embed "../NotoSans/NotoSansGeorgian-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansGeorgian_Bold[] = {
#embed "../NotoSans/NotoSansGeorgian-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansGujarati_Regular[] = {
#embed "../NotoSans/NotoSansGujarati-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansGujarati_Bold[] = {
#embed "../NotoSans/NotoSansGujarati-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansGurmukhi_Regular[] = {
#embed "../NotoSans/NotoSansGurmukhi-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansGurmukhi_Bold[] = {
#embed "../NotoSans/NotoSansGurmukhi-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansHebrew_Regular[] = {
#embed "../NotoSans/NotoSansHebrew-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansHebrew_Bold[] = {
#embed "../NotoSans/NotoSansHebrew-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansKannada_Regular[] = {
#embed "../NotoSans/NotoSansKannada-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansKannada_Bold[] = {
#embed "../NotoSans/NotoSansKannada-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansKhmer_Regular[] = {
#embed "../NotoSans/NotoSansKhmer-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansKhmer_Bold[] = {
#embed "../NotoSans/NotoSansKhmer-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansLao_Regular[] = {
#embed "../NotoSans/NotoSansLao-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansLao_Bold[] = {
#embed "../NotoSans/NotoSansLao-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansMalayalam_Regular[] = {
#embed "../NotoSans/NotoSansMalayalam-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansMalayalam_Bold[] = {
#embed "../NotoSans/NotoSansMalayalam-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansMyanmar_Regular[] = {
#embed "../NotoSans/NotoSansMyanmar-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansMyanmar_Bold[] = {
#embed "../NotoSans/NotoSansMyanmar-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansOriya_Regular[] = {
#embed "../NotoSans/NotoSansOriya-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansOriya_Bold[] = {
#embed "../NotoSans/NotoSansOriya-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansSinhala_Regular[] = {
#embed "../NotoSans/NotoSansSinhala-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansSinhala_Bold[] = {
#embed "../NotoSans/NotoSansSinhala-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansTamil_Regular[] = {
#embed "../NotoSans/NotoSansTamil-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansTamil_Bold[] = {
#embed "../NotoSans/NotoSansTamil-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansTelugu_Regular[] = {
#embed "../NotoSans/NotoSansTelugu-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansTelugu_Bold[] = {
#embed "../NotoSans/NotoSansTelugu-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansThai_Regular[] = {
#embed "../NotoSans/NotoSansThai-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansThai_Bold[] = {
#embed "../NotoSans/NotoSansThai-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansSymbols_Regular[] = {
#embed "../NotoSans/NotoSansSymbols-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansSymbols_Bold[] = {
#embed "../NotoSans/NotoSansSymbols-Bold.ttf"
};
static const _Alignas(16) unsigned char NotoSansSymbols2_Regular[] = {
#embed "../NotoSans/NotoSansSymbols2-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoSansMath_Regular[] = {
#embed "../NotoSans/NotoSansMath-Regular.ttf"
};
static const _Alignas(16) unsigned char NotoColorEmoji[] = {
#embed "../NotoColorEmoji/NotoColorEmoji.ttf"
};

static const struct copyfit_font_data_file files[] = {
  {"Inter-Regular.otf", Inter_Regular, sizeof Inter_Regular},
  {"Inter-Italic.otf", Inter_Italic, sizeof Inter_Italic},
  {"Inter-Medium.otf", Inter_Medium, sizeof Inter_Medium},
  {"Inter-SemiBold.otf", Inter_SemiBold, sizeof Inter_SemiBold},
  {"Inter-Bold.otf", Inter_Bold, sizeof Inter_Bold},
  {"LiberationSans-Regular.ttf", LiberationSans_Regular, sizeof LiberationSans_Regular},
  {"LiberationSans-Bold.ttf", LiberationSans_Bold, sizeof LiberationSans_Bold},
  {"LiberationSans-Italic.ttf", LiberationSans_Italic, sizeof LiberationSans_Italic},
  {"LiberationSans-BoldItalic.ttf", LiberationSans_BoldItalic, sizeof LiberationSans_BoldItalic},
  {"LiberationSerif-Regular.ttf", LiberationSerif_Regular, sizeof LiberationSerif_Regular},
  {"LiberationSerif-Bold.ttf", LiberationSerif_Bold, sizeof LiberationSerif_Bold},
  {"LiberationSerif-Italic.ttf", LiberationSerif_Italic, sizeof LiberationSerif_Italic},
  {"LiberationSerif-BoldItalic.ttf", LiberationSerif_BoldItalic, sizeof LiberationSerif_BoldItalic},
  {"LiberationMono-Regular.ttf", LiberationMono_Regular, sizeof LiberationMono_Regular},
  {"LiberationMono-Bold.ttf", LiberationMono_Bold, sizeof LiberationMono_Bold},
  {"LiberationMono-Italic.ttf", LiberationMono_Italic, sizeof LiberationMono_Italic},
  {"LiberationMono-BoldItalic.ttf", LiberationMono_BoldItalic, sizeof LiberationMono_BoldItalic},
  {"TeXGyreHeros-Regular.otf", TeXGyreHeros_Regular, sizeof TeXGyreHeros_Regular},
  {"TeXGyreHeros-Bold.otf", TeXGyreHeros_Bold, sizeof TeXGyreHeros_Bold},
  {"TeXGyreHeros-Italic.otf", TeXGyreHeros_Italic, sizeof TeXGyreHeros_Italic},
  {"TeXGyreHeros-BoldItalic.otf", TeXGyreHeros_BoldItalic, sizeof TeXGyreHeros_BoldItalic},
  {"DejaVuSansMono-Regular.ttf", DejaVuSansMono_Regular, sizeof DejaVuSansMono_Regular},
  {"DejaVuSansMono-Bold.ttf", DejaVuSansMono_Bold, sizeof DejaVuSansMono_Bold},
  {"NotoSans-Regular.ttf", NotoSans_Regular, sizeof NotoSans_Regular},
  {"NotoSans-Bold.ttf", NotoSans_Bold, sizeof NotoSans_Bold},
  {"NotoSansArabic-Regular.ttf", NotoSansArabic_Regular, sizeof NotoSansArabic_Regular},
  {"NotoSansArabic-Bold.ttf", NotoSansArabic_Bold, sizeof NotoSansArabic_Bold},
  {"NotoSansArmenian-Regular.ttf", NotoSansArmenian_Regular, sizeof NotoSansArmenian_Regular},
  {"NotoSansArmenian-Bold.ttf", NotoSansArmenian_Bold, sizeof NotoSansArmenian_Bold},
  {"NotoSansBengali-Regular.ttf", NotoSansBengali_Regular, sizeof NotoSansBengali_Regular},
  {"NotoSansBengali-Bold.ttf", NotoSansBengali_Bold, sizeof NotoSansBengali_Bold},
  {"NotoSansDevanagari-Regular.ttf", NotoSansDevanagari_Regular, sizeof NotoSansDevanagari_Regular},
  {"NotoSansDevanagari-Bold.ttf", NotoSansDevanagari_Bold, sizeof NotoSansDevanagari_Bold},
  {"NotoSansEthiopic-Regular.ttf", NotoSansEthiopic_Regular, sizeof NotoSansEthiopic_Regular},
  {"NotoSansEthiopic-Bold.ttf", NotoSansEthiopic_Bold, sizeof NotoSansEthiopic_Bold},
  {"NotoSansGeorgian-Regular.ttf", NotoSansGeorgian_Regular, sizeof NotoSansGeorgian_Regular},
  {"NotoSansGeorgian-Bold.ttf", NotoSansGeorgian_Bold, sizeof NotoSansGeorgian_Bold},
  {"NotoSansGujarati-Regular.ttf", NotoSansGujarati_Regular, sizeof NotoSansGujarati_Regular},
  {"NotoSansGujarati-Bold.ttf", NotoSansGujarati_Bold, sizeof NotoSansGujarati_Bold},
  {"NotoSansGurmukhi-Regular.ttf", NotoSansGurmukhi_Regular, sizeof NotoSansGurmukhi_Regular},
  {"NotoSansGurmukhi-Bold.ttf", NotoSansGurmukhi_Bold, sizeof NotoSansGurmukhi_Bold},
  {"NotoSansHebrew-Regular.ttf", NotoSansHebrew_Regular, sizeof NotoSansHebrew_Regular},
  {"NotoSansHebrew-Bold.ttf", NotoSansHebrew_Bold, sizeof NotoSansHebrew_Bold},
  {"NotoSansKannada-Regular.ttf", NotoSansKannada_Regular, sizeof NotoSansKannada_Regular},
  {"NotoSansKannada-Bold.ttf", NotoSansKannada_Bold, sizeof NotoSansKannada_Bold},
  {"NotoSansKhmer-Regular.ttf", NotoSansKhmer_Regular, sizeof NotoSansKhmer_Regular},
  {"NotoSansKhmer-Bold.ttf", NotoSansKhmer_Bold, sizeof NotoSansKhmer_Bold},
  {"NotoSansLao-Regular.ttf", NotoSansLao_Regular, sizeof NotoSansLao_Regular},
  {"NotoSansLao-Bold.ttf", NotoSansLao_Bold, sizeof NotoSansLao_Bold},
  {"NotoSansMalayalam-Regular.ttf", NotoSansMalayalam_Regular, sizeof NotoSansMalayalam_Regular},
  {"NotoSansMalayalam-Bold.ttf", NotoSansMalayalam_Bold, sizeof NotoSansMalayalam_Bold},
  {"NotoSansMyanmar-Regular.ttf", NotoSansMyanmar_Regular, sizeof NotoSansMyanmar_Regular},
  {"NotoSansMyanmar-Bold.ttf", NotoSansMyanmar_Bold, sizeof NotoSansMyanmar_Bold},
  {"NotoSansOriya-Regular.ttf", NotoSansOriya_Regular, sizeof NotoSansOriya_Regular},
  {"NotoSansOriya-Bold.ttf", NotoSansOriya_Bold, sizeof NotoSansOriya_Bold},
  {"NotoSansSinhala-Regular.ttf", NotoSansSinhala_Regular, sizeof NotoSansSinhala_Regular},
  {"NotoSansSinhala-Bold.ttf", NotoSansSinhala_Bold, sizeof NotoSansSinhala_Bold},
  {"NotoSansTamil-Regular.ttf", NotoSansTamil_Regular, sizeof NotoSansTamil_Regular},
  {"NotoSansTamil-Bold.ttf", NotoSansTamil_Bold, sizeof NotoSansTamil_Bold},
  {"NotoSansTelugu-Regular.ttf", NotoSansTelugu_Regular, sizeof NotoSansTelugu_Regular},
  {"NotoSansTelugu-Bold.ttf", NotoSansTelugu_Bold, sizeof NotoSansTelugu_Bold},
  {"NotoSansThai-Regular.ttf", NotoSansThai_Regular, sizeof NotoSansThai_Regular},
  {"NotoSansThai-Bold.ttf", NotoSansThai_Bold, sizeof NotoSansThai_Bold},
  {"NotoSansSymbols-Regular.ttf", NotoSansSymbols_Regular, sizeof NotoSansSymbols_Regular},
  {"NotoSansSymbols-Bold.ttf", NotoSansSymbols_Bold, sizeof NotoSansSymbols_Bold},
  {"NotoSansSymbols2-Regular.ttf", NotoSansSymbols2_Regular, sizeof NotoSansSymbols2_Regular},
  {"NotoSansMath-Regular.ttf", NotoSansMath_Regular, sizeof NotoSansMath_Regular},
  {"NotoColorEmoji.ttf", NotoColorEmoji, sizeof NotoColorEmoji},
};

size_t copyfit_font_data_count(void) { return sizeof files / sizeof files[0]; }

const struct copyfit_font_data_file *copyfit_font_data_files(void) { return files; }
