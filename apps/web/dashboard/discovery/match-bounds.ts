import type { CreatorFilters, MatchBounds } from '@vouch/contract'
import { matchedMax } from '@vouch/contract'
import { platforms } from '@vouch/engine'

/** Among whom to look and for how many, as the address of a page holds it: `platforms=tiktok,youtube&minTrust=60&asked=10`. */

export interface AskedBounds {
  platforms: NonNullable<MatchBounds['platforms']>
  minTrust: number | null
  asked: number
}

export const askedChoices = [5, 10, 20, matchedMax] as const
export const trustChoices = [40, 60, 75, 90] as const
const askedUsual = 5

/** @returns the bounds of an address; what cannot be read is left out. */
export function boundsOf(address: URLSearchParams): AskedBounds {
  const named = (address.get('platforms') ?? '').split(',')
  const trust = Number(address.get('minTrust'))
  const asked = Number(address.get('asked'))
  return {
    platforms: platforms.filter((platform) => named.includes(platform)),
    minTrust: trustChoices.find((choice) => choice === trust) ?? null,
    asked: askedChoices.find((choice) => choice === asked) ?? askedUsual,
  }
}

/** Writes bounds into an address and leaves its other parts alone. */
export function withBounds(address: URLSearchParams, bounds: Partial<AskedBounds>): URLSearchParams {
  const next = new URLSearchParams(address)
  const { platforms: chosen, minTrust, asked } = { ...boundsOf(address), ...bounds }
  put(next, 'platforms', chosen.join(','))
  put(next, 'minTrust', minTrust === null ? '' : String(minTrust))
  put(next, 'asked', asked === askedUsual ? '' : String(asked))
  return next
}

function put(address: URLSearchParams, key: string, value: string): void {
  if (value === '') address.delete(key)
  else address.set(key, value)
}

/** @returns the creator of `of=instagram:ava_fields`; null where none is named. */
export function creatorOf(address: URLSearchParams) {
  const [, name = '', handle = ''] = /^([a-z]+):(.{1,100})$/.exec(address.get('of') ?? '') ?? []
  const platform = platforms.find((each) => each === name)
  return platform === undefined ? null : { platform, handle }
}

/** @returns where the lookalikes of a creator are. */
export function lookalikesAddress({ platform, handle }: { platform: string; handle: string }): string {
  return `/dashboard/discovery/lookalikes?${new URLSearchParams({ of: `${platform}:${handle}` })}`
}

/** @returns the same, among the platforms and from the score that a search asked for. */
export function boundedLookalikes(
  creator: { platform: string; handle: string },
  { platform, minTrust }: Pick<CreatorFilters, 'platform' | 'minTrust'>,
): string {
  const trust = trustChoices.findLast((choice) => minTrust !== null && choice <= minTrust) ?? null
  const named = new URLSearchParams({ of: `${creator.platform}:${creator.handle}` })
  return `/dashboard/discovery/lookalikes?${withBounds(named, { platforms: platform, minTrust: trust })}`
}
