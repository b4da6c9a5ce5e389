/** Countries and languages by the words that people use for them. Codes are ISO 3166 (`GB`) and ISO 639-1 (`en`). */

/** Code, then the words: names first, then adjectives. Adjectives of several countries (Arabic) are languages only. */
const countryWords: Readonly<Record<string, readonly string[]>> = {
  AE: ['united arab emirates', 'uae', 'emirati', 'dubai'],
  AR: ['argentina', 'argentinian', 'argentine'],
  AT: ['austria', 'austrian'],
  AU: ['australia', 'australian'],
  BE: ['belgium', 'belgian'],
  BR: ['brazil', 'brazilian'],
  CA: ['canada', 'canadian'],
  CH: ['switzerland', 'swiss'],
  CL: ['chile', 'chilean'],
  CN: ['china', 'chinese'],
  CO: ['colombia', 'colombian'],
  CZ: ['czech republic', 'czechia', 'czech'],
  DE: ['germany', 'german'],
  DK: ['denmark', 'danish'],
  EG: ['egypt', 'egyptian'],
  ES: ['spain', 'spanish'],
  FI: ['finland', 'finnish'],
  FR: ['france', 'french'],
  GB: ['united kingdom', 'great britain', 'uk', 'britain', 'british', 'england', 'english', 'scotland', 'wales'],
  GR: ['greece', 'greek'],
  HU: ['hungary', 'hungarian'],
  ID: ['indonesia', 'indonesian'],
  IE: ['ireland', 'irish'],
  IL: ['israel', 'israeli'],
  IN: ['india', 'indian'],
  IT: ['italy', 'italian'],
  JP: ['japan', 'japanese'],
  KR: ['south korea', 'korea', 'korean'],
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
  RO: ['romania', 'romanian'],
  SA: ['saudi arabia', 'saudi'],
  SE: ['sweden', 'swedish'],
  SG: ['singapore'],
  TH: ['thailand', 'thai'],
  TR: ['turkey', 'türkiye', 'turkish'],
  UA: ['ukraine', 'ukrainian'],
  US: ['united states', 'usa', 'us', 'america', 'american'],
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
