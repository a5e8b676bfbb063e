// DO NOT EDIT. Written by `swift run generate-tables`; `TableFreshnessTests` fails when it is stale.
// Unicode 17.0.0: the values of the enumerated properties, numbered as the tables are.
// No data.
// swift-format-ignore-file

/// Line_Break of Unicode 17.0.0, by the standard's abbreviations (UAX #14).
@frozen package enum LineClass: UInt8, CaseIterable, Hashable, Sendable {
  case XX
  case AI
  case AK
  case AL
  case AP
  case AS
  case B2
  case BA
  case BB
  case BK
  case CB
  case CJ
  case CL
  case CM
  case CP
  case CR
  case EB
  case EM
  case EX
  case GL
  case H2
  case H3
  case HH
  case HL
  case HY
  case ID
  case IN
  case IS
  case JL
  case JT
  case JV
  case LF
  case NL
  case NS
  case NU
  case OP
  case PO
  case PR
  case QU
  case RI
  case SA
  case SG
  case SP
  case SY
  case VF
  case VI
  case WJ
  case ZW
  case ZWJ
}

/// Line_Break, divided where a rule or a tailoring looks further than the class.
@frozen package enum LineBreakCase: UInt8, CaseIterable, Hashable, Sendable {
  case AL
  case ALw
  case ALu
  case HL
  case AK
  case AP
  case AS
  case dottedCircle
  case B2
  case BA
  case BAw
  case BB
  case HY
  case HH
  case softHyphen
  case BK
  case CR
  case LF
  case NL
  case SP
  case ZW
  case WJ
  case ZWJ
  case CM
  case CB
  case CJ
  case CL
  case CLw
  case CP
  case CPw
  case OP
  case OPw
  case EX
  case EXw
  case fullwidthExclamation
  case EB
  case EBn
  case EM
  case GL
  case GLw
  case H2
  case H3
  case JL
  case JV
  case JT
  case ID
  case IDw
  case IDu
  case IN
  case INw
  case IS
  case ISw
  case NS
  case NSw
  case NU
  case NSletter
  case iterationMark
  case waveDash
  case centeredMark
  case centeredMarkW
  case PO
  case POa
  case POw
  case PR
  case PRa
  case PRw
  case PRh
  case QU
  case QUi
  case QUf
  case QUopen
  case QUclose
  case RI
  case SA
  case SAm
  case SY
  case VF
  case VI
  case other
  case otherW
  case INloose
  case INlooseW
  case HHloose
  case POloose
  case POlooseW
  case PRloose
  case PRlooseW
  case keptID
  case keptIDw
  case keptNS
  case endOfText
  case startOfText
}

/// Grapheme_Cluster_Break joined with Extended_Pictographic and Indic_Conjunct_Break (UAX #29).
@frozen package enum ClusterClass: UInt8, CaseIterable, Hashable, Sendable {
  case other
  case control
  case cr
  case lf
  case extend
  case conjunctExtend
  case conjunctLinker
  case zwj
  case regionalIndicator
  case prepend
  case spacingMark
  case l
  case v
  case t
  case lv
  case lvt
  case pictographic
  case consonant
}

/// Bidi_Class, by the standard's abbreviations (UAX #9).
@frozen package enum BidiClass: UInt8, CaseIterable, Hashable, Sendable {
  case L
  case R
  case AL
  case EN
  case ES
  case ET
  case AN
  case CS
  case NSM
  case BN
  case B
  case S
  case WS
  case ON
  case LRE
  case LRO
  case RLE
  case RLO
  case PDF
  case LRI
  case RLI
  case FSI
  case PDI
}

/// General_Category, by the standard's abbreviations.
@frozen package enum GeneralCategory: UInt8, CaseIterable, Hashable, Sendable {
  case Cn
  case Lu
  case Ll
  case Lt
  case Lm
  case Lo
  case Mn
  case Mc
  case Me
  case Nd
  case Nl
  case No
  case Pc
  case Pd
  case Ps
  case Pe
  case Pi
  case Pf
  case Po
  case Sm
  case Sc
  case Sk
  case So
  case Zs
  case Zl
  case Zp
  case Cc
  case Cf
  case Cs
  case Co
}

/// East_Asian_Width, by the standard's abbreviations (UAX #11).
@frozen package enum EastAsianWidth: UInt8, CaseIterable, Hashable, Sendable {
  case N
  case A
  case H
  case W
  case F
  case Na
}
