/** Countries and languages by the words that people use for them. Codes are ISO 3166 (`GB`) and ISO 639-1 (`en`). */

/** Code, then the words: names first, then adjectives. Adjectives of several countries (Arabic) are languages only. */
const countryWords: Readonly<Record<string, readonly string[]>> = {
  AE: ['united arab emirates', 'uae', 'emirati', 'dubai'],
  AR: ['argentina', 'argentinian', 'argentine'],
  AT: ['austria', 'austrian'],
  AU: ['australia', 'australian'],
  BD: ['bangladesh', 'bangladeshi'],
  BE: ['belgium', 'belgian'],
  BG: ['bulgaria', 'bulgarian'],
  BR: ['brazil', 'brazilian'],
  CA: ['canada', 'canadian'],
  CH: ['switzerland', 'swiss'],
  CL: ['chile', 'chilean'],
  CN: ['china', 'chinese'],
  CO: ['colombia', 'colombian'],
  CR: ['costa rica', 'costa rican'],
  CY: ['cyprus', 'cypriot'],
  CZ: ['czech republic', 'czechia', 'czech'],
  DE: ['germany', 'german'],
  DK: ['denmark', 'danish'],
  DO: ['dominican republic', 'dominican'],
  EC: ['ecuador', 'ecuadorian'],
  EE: ['estonia', 'estonian'],
  EG: ['egypt', 'egyptian'],
  ES: ['spain', 'spanish'],
  FI: ['finland', 'finnish'],
  FR: ['france', 'french'],
  GB: ['united kingdom', 'great britain', 'uk', 'britain', 'british', 'england', 'english', 'scotland', 'wales'],
  GH: ['ghana', 'ghanaian'],
  GR: ['greece', 'greek'],
  HK: ['hong kong', 'hong kong sar china'],
  HR: ['croatia', 'croatian'],
  HU: ['hungary', 'hungarian'],
  ID: ['indonesia', 'indonesian'],
  IE: ['ireland', 'irish'],
  IL: ['israel', 'israeli'],
  IN: ['india', 'indian'],
  IS: ['iceland', 'icelandic'],
  IT: ['italy', 'italian'],
  JP: ['japan', 'japanese'],
  KE: ['kenya', 'kenyan'],
  KR: ['south korea', 'korea', 'korean'],
  KW: ['kuwait', 'kuwaiti'],
  LK: ['sri lanka', 'sri lankan'],
  LT: ['lithuania', 'lithuanian'],
  LU: ['luxembourg'],
  LV: ['latvia', 'latvian'],
  MA: ['morocco', 'moroccan'],
  MX: ['mexico', 'mexican'],
  MY: ['malaysia', 'malaysian'],
  NG: ['nigeria', 'nigerian'],
  NL: ['netherlands', 'holland', 'dutch'],
  NO: ['norway', 'norwegian'],
  NZ: ['new zealand'],
  PE: ['peru', 'peruvian'],
  PH: ['philippines', 'filipino'],
  PK: ['pakistan', 'pakistani'],
  PL: ['poland', 'polish'],
  PT: ['portugal', 'portuguese'],
  QA: ['qatar', 'qatari'],
  RO: ['romania', 'romanian'],
  RS: ['serbia', 'serbian'],
  SA: ['saudi arabia', 'saudi'],
  SE: ['sweden', 'swedish'],
  SG: ['singapore'],
  SI: ['slovenia', 'slovenian'],
  SK: ['slovakia', 'slovak'],
  TH: ['thailand', 'thai'],
  TR: ['turkey', 'türkiye', 'turkish'],
  TW: ['taiwan', 'taiwanese'],
  UA: ['ukraine', 'ukrainian'],
  US: ['united states', 'usa', 'us', 'america', 'american'],
  UY: ['uruguay', 'uruguayan'],
  VN: ['vietnam', 'vietnamese'],
  ZA: ['south africa', 'south african'],
}

const languageWords: Readonly<Record<string, readonly string[]>> = {
  ar: ['arabic'],
  cs: ['czech'],
  da: ['danish'],
  de: ['german'],
  el: ['greek'],
  en: ['english'],
  es: ['spanish'],
  fi: ['finnish'],
  fr: ['french'],
  hi: ['hindi'],
  hu: ['hungarian'],
  id: ['indonesian'],
  it: ['italian'],
  ja: ['japanese'],
  ko: ['korean'],
  nl: ['dutch'],
  no: ['norwegian'],
  pl: ['polish'],
  pt: ['portuguese'],
  ro: ['romanian'],
  sv: ['swedish'],
  th: ['thai'],
  tr: ['turkish'],
  uk: ['ukrainian'],
  vi: ['vietnamese'],
  zh: ['chinese', 'mandarin'],
}

function byWord(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([code, words]) => words.map((word): [string, string] => [word, code])))
}

/** Country codes by lower-case words, some of them two or three words long. */
export const countryByWord = byWord(countryWords)
/** Language codes by lower-case words. */
export const languageByWord = byWord(languageWords)

/** Codes that a sentence can name, in alphabetical order. */
export const countryCodes: readonly string[] = Object.keys(countryWords)
export const languageCodes: readonly string[] = Object.keys(languageWords)

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' })
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** @returns the English name of a country, or the code itself where none is known. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regionNames.of(code) ?? code) : code
}

/** @returns the English name of a language, or the code itself where none is known. */
export function languageName(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (languageNames.of(code) ?? code) : code
}
