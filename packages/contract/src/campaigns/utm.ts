import { z } from 'zod'

/** The marks that web analytics read in an address, and an address with them. */

export const utmKeys = ['source', 'medium', 'campaign', 'content', 'term'] as const
export type UtmKey = (typeof utmKeys)[number]

/** Characters of one mark. */
export const utmCharsMax = 100
/** Characters of a destination with all its marks. */
export const targetCharsMax = 2_000

const badMark = `A UTM value can be up to ${utmCharsMax} characters.`
const mark = z.string(badMark).trim().max(utmCharsMax, badMark)

export const utm = z
  .object({ source: mark, medium: mark, campaign: mark, content: mark, term: mark }, 'UTM values must be an object.')
  .partial()
export type Utm = z.output<typeof utm>

/** @param target an absolute address
 *  @returns the address with these marks; an empty one is left out, and one that stands in the address already is replaced */
export function withUtm(target: string, marks: Utm): string {
  const url = new URL(target)
  for (const key of utmKeys) {
    const value = marks[key]
    if (value === undefined) continue
    if (value === '') url.searchParams.delete(`utm_${key}`)
    else url.searchParams.set(`utm_${key}`, value)
  }
  return url.href
}

/** @returns the marks in an address; none where it is no address. @param address absolute, or a path with a query */
export function utmOf(address: string): Utm {
  if (!URL.canParse(address, 'https://unknown.invalid')) return {}
  const { searchParams } = new URL(address, 'https://unknown.invalid')
  const found = utmKeys.flatMap((key) => {
    const value = searchParams.get(`utm_${key}`)?.trim().slice(0, utmCharsMax)
    return value ? [[key, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** @returns a name as it stands in a mark: lower case, words joined by hyphens */
export function utmSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, utmCharsMax)
}

/** @returns the marks that a creator's link carries unless somebody writes others */
export function usualUtm(campaign: string, creator: { platform: string; handle: string } | null): Required<Utm> {
  return {
    source: creator?.platform ?? 'vouch',
    medium: 'creator',
    campaign: utmSlug(campaign),
    content: creator === null ? '' : utmSlug(creator.handle),
    term: '',
  }
}
