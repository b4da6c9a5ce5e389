/** Languages of the simulated creators, and where their speakers live. */

export const languageIds = ['en', 'de', 'es', 'fr', 'pt', 'it'] as const
export type LanguageId = (typeof languageIds)[number]

/** @returns whether the text names a language that the simulator can write. */
export function isLanguageId(text: string): text is LanguageId {
  return languageIds.some((id) => id === text)
}

/** How often creators of the network write in each language (chosen). */
export const languageWeights: Readonly<Record<LanguageId, number>> = {
  en: 0.52,
  de: 0.12,
  es: 0.13,
  fr: 0.09,
  pt: 0.08,
  it: 0.06,
}

/** Countries of a language's speakers, as weights (chosen). */
export const countriesByLanguage: Readonly<Record<LanguageId, Readonly<Record<string, number>>>> = {
  en: { US: 0.46, GB: 0.24, CA: 0.1, AU: 0.1, IE: 0.05, NZ: 0.05 },
  de: { DE: 0.7, AT: 0.15, CH: 0.15 },
  es: { ES: 0.4, MX: 0.28, AR: 0.14, CO: 0.12, CL: 0.06 },
  fr: { FR: 0.74, BE: 0.13, CH: 0.06, CA: 0.07 },
  pt: { BR: 0.78, PT: 0.22 },
  it: { IT: 0.96, CH: 0.04 },
}
