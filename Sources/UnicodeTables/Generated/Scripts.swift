// DO NOT EDIT. Written by `swift run generate-tables`; `TableFreshnessTests` fails when it is stale.
// Unicode 17.0.0, property Script (UAX #24): names and ISO 15924 tags.
// Input PropertyValueAliases.txt, SHA-256 64e9a5f76f7a1e8b5a47d6a1f9a26522a251208f5276bdfa1559dac7cf2e827a.
// 176 scripts.
// swift-format-ignore-file

extension Script {
  @inlinable package static var common: Script { Script(rawValue: 0) }
  @inlinable package static var inherited: Script { Script(rawValue: 1) }
  @inlinable package static var unknown: Script { Script(rawValue: 2) }
  @inlinable package static var adlam: Script { Script(rawValue: 3) }
  @inlinable package static var ahom: Script { Script(rawValue: 4) }
  @inlinable package static var anatolianHieroglyphs: Script { Script(rawValue: 5) }
  @inlinable package static var arabic: Script { Script(rawValue: 6) }
  @inlinable package static var armenian: Script { Script(rawValue: 7) }
  @inlinable package static var avestan: Script { Script(rawValue: 8) }
  @inlinable package static var balinese: Script { Script(rawValue: 9) }
  @inlinable package static var bamum: Script { Script(rawValue: 10) }
  @inlinable package static var bassaVah: Script { Script(rawValue: 11) }
  @inlinable package static var batak: Script { Script(rawValue: 12) }
  @inlinable package static var bengali: Script { Script(rawValue: 13) }
  @inlinable package static var beriaErfe: Script { Script(rawValue: 14) }
  @inlinable package static var bhaiksuki: Script { Script(rawValue: 15) }
  @inlinable package static var bopomofo: Script { Script(rawValue: 16) }
  @inlinable package static var brahmi: Script { Script(rawValue: 17) }
  @inlinable package static var braille: Script { Script(rawValue: 18) }
  @inlinable package static var buginese: Script { Script(rawValue: 19) }
  @inlinable package static var buhid: Script { Script(rawValue: 20) }
  @inlinable package static var canadianAboriginal: Script { Script(rawValue: 21) }
  @inlinable package static var carian: Script { Script(rawValue: 22) }
  @inlinable package static var caucasianAlbanian: Script { Script(rawValue: 23) }
  @inlinable package static var chakma: Script { Script(rawValue: 24) }
  @inlinable package static var cham: Script { Script(rawValue: 25) }
  @inlinable package static var cherokee: Script { Script(rawValue: 26) }
  @inlinable package static var chorasmian: Script { Script(rawValue: 27) }
  @inlinable package static var coptic: Script { Script(rawValue: 28) }
  @inlinable package static var cuneiform: Script { Script(rawValue: 29) }
  @inlinable package static var cypriot: Script { Script(rawValue: 30) }
  @inlinable package static var cyproMinoan: Script { Script(rawValue: 31) }
  @inlinable package static var cyrillic: Script { Script(rawValue: 32) }
  @inlinable package static var deseret: Script { Script(rawValue: 33) }
  @inlinable package static var devanagari: Script { Script(rawValue: 34) }
  @inlinable package static var divesAkuru: Script { Script(rawValue: 35) }
  @inlinable package static var dogra: Script { Script(rawValue: 36) }
  @inlinable package static var duployan: Script { Script(rawValue: 37) }
  @inlinable package static var egyptianHieroglyphs: Script { Script(rawValue: 38) }
  @inlinable package static var elbasan: Script { Script(rawValue: 39) }
  @inlinable package static var elymaic: Script { Script(rawValue: 40) }
  @inlinable package static var ethiopic: Script { Script(rawValue: 41) }
  @inlinable package static var garay: Script { Script(rawValue: 42) }
  @inlinable package static var georgian: Script { Script(rawValue: 43) }
  @inlinable package static var glagolitic: Script { Script(rawValue: 44) }
  @inlinable package static var gothic: Script { Script(rawValue: 45) }
  @inlinable package static var grantha: Script { Script(rawValue: 46) }
  @inlinable package static var greek: Script { Script(rawValue: 47) }
  @inlinable package static var gujarati: Script { Script(rawValue: 48) }
  @inlinable package static var gunjalaGondi: Script { Script(rawValue: 49) }
  @inlinable package static var gurmukhi: Script { Script(rawValue: 50) }
  @inlinable package static var gurungKhema: Script { Script(rawValue: 51) }
  @inlinable package static var han: Script { Script(rawValue: 52) }
  @inlinable package static var hangul: Script { Script(rawValue: 53) }
  @inlinable package static var hanifiRohingya: Script { Script(rawValue: 54) }
  @inlinable package static var hanunoo: Script { Script(rawValue: 55) }
  @inlinable package static var hatran: Script { Script(rawValue: 56) }
  @inlinable package static var hebrew: Script { Script(rawValue: 57) }
  @inlinable package static var hiragana: Script { Script(rawValue: 58) }
  @inlinable package static var imperialAramaic: Script { Script(rawValue: 59) }
  @inlinable package static var inscriptionalPahlavi: Script { Script(rawValue: 60) }
  @inlinable package static var inscriptionalParthian: Script { Script(rawValue: 61) }
  @inlinable package static var javanese: Script { Script(rawValue: 62) }
  @inlinable package static var kaithi: Script { Script(rawValue: 63) }
  @inlinable package static var kannada: Script { Script(rawValue: 64) }
  @inlinable package static var katakana: Script { Script(rawValue: 65) }
  @inlinable package static var katakanaOrHiragana: Script { Script(rawValue: 66) }
  @inlinable package static var kawi: Script { Script(rawValue: 67) }
  @inlinable package static var kayahLi: Script { Script(rawValue: 68) }
  @inlinable package static var kharoshthi: Script { Script(rawValue: 69) }
  @inlinable package static var khitanSmallScript: Script { Script(rawValue: 70) }
  @inlinable package static var khmer: Script { Script(rawValue: 71) }
  @inlinable package static var khojki: Script { Script(rawValue: 72) }
  @inlinable package static var khudawadi: Script { Script(rawValue: 73) }
  @inlinable package static var kiratRai: Script { Script(rawValue: 74) }
  @inlinable package static var lao: Script { Script(rawValue: 75) }
  @inlinable package static var latin: Script { Script(rawValue: 76) }
  @inlinable package static var lepcha: Script { Script(rawValue: 77) }
  @inlinable package static var limbu: Script { Script(rawValue: 78) }
  @inlinable package static var linearA: Script { Script(rawValue: 79) }
  @inlinable package static var linearB: Script { Script(rawValue: 80) }
  @inlinable package static var lisu: Script { Script(rawValue: 81) }
  @inlinable package static var lycian: Script { Script(rawValue: 82) }
  @inlinable package static var lydian: Script { Script(rawValue: 83) }
  @inlinable package static var mahajani: Script { Script(rawValue: 84) }
  @inlinable package static var makasar: Script { Script(rawValue: 85) }
  @inlinable package static var malayalam: Script { Script(rawValue: 86) }
  @inlinable package static var mandaic: Script { Script(rawValue: 87) }
  @inlinable package static var manichaean: Script { Script(rawValue: 88) }
  @inlinable package static var marchen: Script { Script(rawValue: 89) }
  @inlinable package static var masaramGondi: Script { Script(rawValue: 90) }
  @inlinable package static var medefaidrin: Script { Script(rawValue: 91) }
  @inlinable package static var meeteiMayek: Script { Script(rawValue: 92) }
  @inlinable package static var mendeKikakui: Script { Script(rawValue: 93) }
  @inlinable package static var meroiticCursive: Script { Script(rawValue: 94) }
  @inlinable package static var meroiticHieroglyphs: Script { Script(rawValue: 95) }
  @inlinable package static var miao: Script { Script(rawValue: 96) }
  @inlinable package static var modi: Script { Script(rawValue: 97) }
  @inlinable package static var mongolian: Script { Script(rawValue: 98) }
  @inlinable package static var mro: Script { Script(rawValue: 99) }
  @inlinable package static var multani: Script { Script(rawValue: 100) }
  @inlinable package static var myanmar: Script { Script(rawValue: 101) }
  @inlinable package static var nabataean: Script { Script(rawValue: 102) }
  @inlinable package static var nagMundari: Script { Script(rawValue: 103) }
  @inlinable package static var nandinagari: Script { Script(rawValue: 104) }
  @inlinable package static var newTaiLue: Script { Script(rawValue: 105) }
  @inlinable package static var newa: Script { Script(rawValue: 106) }
  @inlinable package static var nko: Script { Script(rawValue: 107) }
  @inlinable package static var nushu: Script { Script(rawValue: 108) }
  @inlinable package static var nyiakengPuachueHmong: Script { Script(rawValue: 109) }
  @inlinable package static var ogham: Script { Script(rawValue: 110) }
  @inlinable package static var olChiki: Script { Script(rawValue: 111) }
  @inlinable package static var olOnal: Script { Script(rawValue: 112) }
  @inlinable package static var oldHungarian: Script { Script(rawValue: 113) }
  @inlinable package static var oldItalic: Script { Script(rawValue: 114) }
  @inlinable package static var oldNorthArabian: Script { Script(rawValue: 115) }
  @inlinable package static var oldPermic: Script { Script(rawValue: 116) }
  @inlinable package static var oldPersian: Script { Script(rawValue: 117) }
  @inlinable package static var oldSogdian: Script { Script(rawValue: 118) }
  @inlinable package static var oldSouthArabian: Script { Script(rawValue: 119) }
  @inlinable package static var oldTurkic: Script { Script(rawValue: 120) }
  @inlinable package static var oldUyghur: Script { Script(rawValue: 121) }
  @inlinable package static var oriya: Script { Script(rawValue: 122) }
  @inlinable package static var osage: Script { Script(rawValue: 123) }
  @inlinable package static var osmanya: Script { Script(rawValue: 124) }
  @inlinable package static var pahawhHmong: Script { Script(rawValue: 125) }
  @inlinable package static var palmyrene: Script { Script(rawValue: 126) }
  @inlinable package static var pauCinHau: Script { Script(rawValue: 127) }
  @inlinable package static var phagsPa: Script { Script(rawValue: 128) }
  @inlinable package static var phoenician: Script { Script(rawValue: 129) }
  @inlinable package static var psalterPahlavi: Script { Script(rawValue: 130) }
  @inlinable package static var rejang: Script { Script(rawValue: 131) }
  @inlinable package static var runic: Script { Script(rawValue: 132) }
  @inlinable package static var samaritan: Script { Script(rawValue: 133) }
  @inlinable package static var saurashtra: Script { Script(rawValue: 134) }
  @inlinable package static var sharada: Script { Script(rawValue: 135) }
  @inlinable package static var shavian: Script { Script(rawValue: 136) }
  @inlinable package static var siddham: Script { Script(rawValue: 137) }
  @inlinable package static var sidetic: Script { Script(rawValue: 138) }
  @inlinable package static var signWriting: Script { Script(rawValue: 139) }
  @inlinable package static var sinhala: Script { Script(rawValue: 140) }
  @inlinable package static var sogdian: Script { Script(rawValue: 141) }
  @inlinable package static var soraSompeng: Script { Script(rawValue: 142) }
  @inlinable package static var soyombo: Script { Script(rawValue: 143) }
  @inlinable package static var sundanese: Script { Script(rawValue: 144) }
  @inlinable package static var sunuwar: Script { Script(rawValue: 145) }
  @inlinable package static var sylotiNagri: Script { Script(rawValue: 146) }
  @inlinable package static var syriac: Script { Script(rawValue: 147) }
  @inlinable package static var tagalog: Script { Script(rawValue: 148) }
  @inlinable package static var tagbanwa: Script { Script(rawValue: 149) }
  @inlinable package static var taiLe: Script { Script(rawValue: 150) }
  @inlinable package static var taiTham: Script { Script(rawValue: 151) }
  @inlinable package static var taiViet: Script { Script(rawValue: 152) }
  @inlinable package static var taiYo: Script { Script(rawValue: 153) }
  @inlinable package static var takri: Script { Script(rawValue: 154) }
  @inlinable package static var tamil: Script { Script(rawValue: 155) }
  @inlinable package static var tangsa: Script { Script(rawValue: 156) }
  @inlinable package static var tangut: Script { Script(rawValue: 157) }
  @inlinable package static var telugu: Script { Script(rawValue: 158) }
  @inlinable package static var thaana: Script { Script(rawValue: 159) }
  @inlinable package static var thai: Script { Script(rawValue: 160) }
  @inlinable package static var tibetan: Script { Script(rawValue: 161) }
  @inlinable package static var tifinagh: Script { Script(rawValue: 162) }
  @inlinable package static var tirhuta: Script { Script(rawValue: 163) }
  @inlinable package static var todhri: Script { Script(rawValue: 164) }
  @inlinable package static var tolongSiki: Script { Script(rawValue: 165) }
  @inlinable package static var toto: Script { Script(rawValue: 166) }
  @inlinable package static var tuluTigalari: Script { Script(rawValue: 167) }
  @inlinable package static var ugaritic: Script { Script(rawValue: 168) }
  @inlinable package static var vai: Script { Script(rawValue: 169) }
  @inlinable package static var vithkuqi: Script { Script(rawValue: 170) }
  @inlinable package static var wancho: Script { Script(rawValue: 171) }
  @inlinable package static var warangCiti: Script { Script(rawValue: 172) }
  @inlinable package static var yezidi: Script { Script(rawValue: 173) }
  @inlinable package static var yi: Script { Script(rawValue: 174) }
  @inlinable package static var zanabazarSquare: Script { Script(rawValue: 175) }
}

/// The tags, four letters in a big-endian number, and the long names.
enum ScriptTable {
  static let tags: [UInt32] = [
    1517910393, 1516858984, 1517976186, 1097100397, 1097363309, 1215067511, 1098015074, 1098018158, 1098281844,
    1113681001, 1113681269, 1113682803, 1113683051, 1113943655, 1113944678, 1114139507, 1114599535, 1114792296,
    1114792297, 1114990441, 1114990692, 1130458739, 1130459753, 1097295970, 1130457965, 1130914157, 1130915186,
    1130918515, 1131376756, 1483961720, 1131442804, 1131441518, 1132032620, 1148416628, 1147500129, 1147756907,
    1148151666, 1148547180, 1164409200, 1164730977, 1164736877, 1165256809, 1197568609, 1197830002, 1198285159,
    1198486632, 1198678382, 1198679403, 1198877298, 1198485095, 1198879349, 1198877544, 1214344809, 1214344807,
    1383032935, 1214344815, 1214346354, 1214603890, 1214870113, 1098018153, 1349020777, 1349678185, 1247901281,
    1265920105, 1265525857, 1264676449, 1215458164, 1264678761, 1264675945, 1265131890, 1265202291, 1265134962,
    1265135466, 1399418468, 1265787241, 1281453935, 1281455214, 1281716323, 1281977698, 1281977953, 1281977954,
    1281979253, 1283023721, 1283023977, 1298229354, 1298230113, 1298954605, 1298230884, 1298230889, 1298231907,
    1198485101, 1298490470, 1299473769, 1298493028, 1298494051, 1298494063, 1349284452, 1299145833, 1299148391,
    1299345263, 1299541108, 1299803506, 1315070324, 1315006317, 1315008100, 1415670901, 1315272545, 1315663727,
    1316186229, 1215131248, 1332175213, 1332503403, 1332633967, 1215655527, 1232363884, 1315009122, 1348825709,
    1483761007, 1399809903, 1398895202, 1332898664, 1333094258, 1332902241, 1332963173, 1332964705, 1215131239,
    1348562029, 1348564323, 1349017959, 1349021304, 1349020784, 1382706791, 1383427698, 1398893938, 1398895986,
    1399353956, 1399349623, 1399415908, 1399415924, 1399287415, 1399418472, 1399809892, 1399812705, 1399814511,
    1400204900, 1400204917, 1400466543, 1400468067, 1416064103, 1415669602, 1415670885, 1281453665, 1415673460,
    1415674223, 1415670642, 1415671148, 1416524641, 1415671399, 1415933045, 1416126817, 1416126825, 1416192628,
    1415999079, 1416196712, 1416586354, 1416588403, 1416590447, 1416983655, 1432838514, 1449224553, 1449751656,
    1466132591, 1466004065, 1499822697, 1500080489, 1516334690,
  ]
  static let names: [String] = [
    "Common",
    "Inherited",
    "Unknown",
    "Adlam",
    "Ahom",
    "Anatolian_Hieroglyphs",
    "Arabic",
    "Armenian",
    "Avestan",
    "Balinese",
    "Bamum",
    "Bassa_Vah",
    "Batak",
    "Bengali",
    "Beria_Erfe",
    "Bhaiksuki",
    "Bopomofo",
    "Brahmi",
    "Braille",
    "Buginese",
    "Buhid",
    "Canadian_Aboriginal",
    "Carian",
    "Caucasian_Albanian",
    "Chakma",
    "Cham",
    "Cherokee",
    "Chorasmian",
    "Coptic",
    "Cuneiform",
    "Cypriot",
    "Cypro_Minoan",
    "Cyrillic",
    "Deseret",
    "Devanagari",
    "Dives_Akuru",
    "Dogra",
    "Duployan",
    "Egyptian_Hieroglyphs",
    "Elbasan",
    "Elymaic",
    "Ethiopic",
    "Garay",
    "Georgian",
    "Glagolitic",
    "Gothic",
    "Grantha",
    "Greek",
    "Gujarati",
    "Gunjala_Gondi",
    "Gurmukhi",
    "Gurung_Khema",
    "Han",
    "Hangul",
    "Hanifi_Rohingya",
    "Hanunoo",
    "Hatran",
    "Hebrew",
    "Hiragana",
    "Imperial_Aramaic",
    "Inscriptional_Pahlavi",
    "Inscriptional_Parthian",
    "Javanese",
    "Kaithi",
    "Kannada",
    "Katakana",
    "Katakana_Or_Hiragana",
    "Kawi",
    "Kayah_Li",
    "Kharoshthi",
    "Khitan_Small_Script",
    "Khmer",
    "Khojki",
    "Khudawadi",
    "Kirat_Rai",
    "Lao",
    "Latin",
    "Lepcha",
    "Limbu",
    "Linear_A",
    "Linear_B",
    "Lisu",
    "Lycian",
    "Lydian",
    "Mahajani",
    "Makasar",
    "Malayalam",
    "Mandaic",
    "Manichaean",
    "Marchen",
    "Masaram_Gondi",
    "Medefaidrin",
    "Meetei_Mayek",
    "Mende_Kikakui",
    "Meroitic_Cursive",
    "Meroitic_Hieroglyphs",
    "Miao",
    "Modi",
    "Mongolian",
    "Mro",
    "Multani",
    "Myanmar",
    "Nabataean",
    "Nag_Mundari",
    "Nandinagari",
    "New_Tai_Lue",
    "Newa",
    "Nko",
    "Nushu",
    "Nyiakeng_Puachue_Hmong",
    "Ogham",
    "Ol_Chiki",
    "Ol_Onal",
    "Old_Hungarian",
    "Old_Italic",
    "Old_North_Arabian",
    "Old_Permic",
    "Old_Persian",
    "Old_Sogdian",
    "Old_South_Arabian",
    "Old_Turkic",
    "Old_Uyghur",
    "Oriya",
    "Osage",
    "Osmanya",
    "Pahawh_Hmong",
    "Palmyrene",
    "Pau_Cin_Hau",
    "Phags_Pa",
    "Phoenician",
    "Psalter_Pahlavi",
    "Rejang",
    "Runic",
    "Samaritan",
    "Saurashtra",
    "Sharada",
    "Shavian",
    "Siddham",
    "Sidetic",
    "SignWriting",
    "Sinhala",
    "Sogdian",
    "Sora_Sompeng",
    "Soyombo",
    "Sundanese",
    "Sunuwar",
    "Syloti_Nagri",
    "Syriac",
    "Tagalog",
    "Tagbanwa",
    "Tai_Le",
    "Tai_Tham",
    "Tai_Viet",
    "Tai_Yo",
    "Takri",
    "Tamil",
    "Tangsa",
    "Tangut",
    "Telugu",
    "Thaana",
    "Thai",
    "Tibetan",
    "Tifinagh",
    "Tirhuta",
    "Todhri",
    "Tolong_Siki",
    "Toto",
    "Tulu_Tigalari",
    "Ugaritic",
    "Vai",
    "Vithkuqi",
    "Wancho",
    "Warang_Citi",
    "Yezidi",
    "Yi",
    "Zanabazar_Square",
  ]
}
