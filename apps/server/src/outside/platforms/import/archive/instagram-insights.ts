import type { DeclaredAudience } from '@vouch/engine'

/** The audience that Instagram itself states in `audience_insights.json`. Labels and numbers are in the language of the account, so lists
 *  are told by what is in them: ages by their classes, countries by names that are countries'. What cannot be told is left out. */

export interface SaidInsight {
  label: string
  value: string
}

/** `Followers` in the languages in which it stands alone. */
const followersLabel =
  /^(?:followers|follower|abonnés|seguidores|volgers|obserwujący|följare|følgere|takipçi(?:ler)?|подписчики|pengikut|フォロワー|팔로워)$/i
/** Words of a label that is about women or men. */
const women = /\b(?:women|frauen|femmes|mujeres|donne|mulheres|vrouwen)\b/i
const men = /\b(?:men|männer|hommes|hombres|uomini|homens|mannen)\b/i
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'ru', 'id', 'ja', 'ko']
/** Part of a list's names that must be countries. A list of cities holds a country's name now and then. */
const countriesMin = 0.6

/** @returns followers in all; null where no label is known to say it */
export function followersIn(said: readonly SaidInsight[]): number | null {
  const value = said.find(({ label }) => followersLabel.test(label.trim()))?.value.trim() ?? ''
  return /^\d{1,3}(?:[.,’'\s]?\d{3})*$/.test(value) ? Number(value.replace(/\D/g, '')) : null
}

/** @returns shares by country, age and gender, as far as they can be told; null for none */
export function audienceIn(said: readonly SaidInsight[]): DeclaredAudience | null {
  const lists = said.map(({ label, value }) => ({ label, shares: sharesIn(value) }))
  // The first list of ages is that of all genders.
  const ages = lists.find(
    ({ shares }) => shares.length > 1 && shares.every(([name]) => /^\d\d(?:-\d\d|\+)$/.test(name)),
  )
  const countries = lists.map(({ shares }) => countriesOf(shares)).find((found) => found !== null)
  const genders = gendersOf(said)
  const audience = {
    ...(countries && { countries }),
    ...(ages && { ages: Object.fromEntries(ages.shares) }),
    ...(genders && { genders }),
  }
  return Object.keys(audience).length === 0 ? null : audience
}

/** @example sharesIn('Nigeria: 60.1%, Ghana: 2,4%') is [['Nigeria', 0.601], ['Ghana', 0.024]] */
function sharesIn(value: string): [name: string, share: number][] {
  return [...value.matchAll(/([^:,][^:]{0,60}):\s?(\d{1,3}(?:[.,]\d{1,3})?)\s?%/g)].flatMap(
    ([, name = '', figure = '']) => {
      const share = shareOf(figure)
      return share <= 1 ? [[name.replace(/^[,\s]+/, '').trim(), share] as [string, number]] : []
    },
  )
}

/** @param percent as written, with a point or a comma */
function shareOf(percent: string): number {
  return Number((Number(percent.replace(',', '.')) / 100).toFixed(6))
}

function countriesOf(shares: readonly [string, number][]): Record<string, number> | null {
  const known = shares.flatMap(([name, share]) => {
    const code = countryCodes().get(name.toLowerCase())
    return code ? [[code, share] as const] : []
  })
  return known.length > 0 && known.length >= countriesMin * shares.length ? Object.fromEntries(known) : null
}

/** The line of a gender's own share holds one number; the lines of its ages hold several. */
function gendersOf(said: readonly SaidInsight[]): Record<string, number> | null {
  const of = (word: RegExp) => {
    const value = said.find(
      (one) => word.test(one.label) && /^\d{1,3}(?:[.,]\d{1,3})?\s?%$/.test(one.value.trim()),
    )?.value
    return value === undefined ? null : shareOf(value.replace('%', '').trim())
  }
  const [female, male] = [of(women), of(men)]
  if (female === null || male === null || female > 1 || male > 1) return null
  return { female, male }
}

let codes: Map<string, string> | null = null

/** Names of countries in the languages above; made when it is first asked for. */
function countryCodes(): Map<string, string> {
  codes ??= new Map(languages.flatMap(namesIn))
  return codes
}

function namesIn(language: string): [name: string, code: string][] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const code = first + second
      const name = names.of(code)
      return name === undefined || !isCountry(code) ? [] : [[name.toLowerCase(), code]]
    }),
  )
}

/** Codes of former countries are other spellings of today's. */
function isCountry(code: string): boolean {
  return code !== 'ZZ' && new Intl.Locale(`und-${code}`).region === code
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
