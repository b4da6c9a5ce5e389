import type { SupplierOutline } from '@vouch/contract'

/** What the outline of a supplier says, in words. */

type Parts = SupplierOutline['parts']

/** @returns the parts of each platform; lists of people that are switched off are marked. */
export function partsByPlatform(parts: Parts): { platform: string; parts: string[] }[] {
  const platforms = [...new Set(parts.map(({ platform }) => platform))]
  return platforms.map((platform) => ({
    platform,
    parts: parts.filter((one) => one.platform === platform).map(({ part, on }) => (on ? part : `${part} (off)`)),
  }))
}

/** @returns the most that one check costs, over all platforms, in dollars. */
export function costPerCheck(parts: Parts): number {
  const sums = partsByPlatform(parts).map(({ platform }) =>
    parts.filter((one) => one.on && one.platform === platform).reduce((sum, { usdMax }) => sum + usdMax, 0),
  )
  return Math.max(0, ...sums)
}

/** A description to begin with, where none that ships fits. */
export const blankSupplier = `schema: vouch.supplier/1
key: my-supplier
name: My supplier
hosts: [api.example.com]
rate: { calls: 60, seconds: 60 }

parts:
  - platform: instagram
    part: profile
    request:
      url: https://api.example.com/instagram/{handle}
      headers: { authorization: 'Bearer {secret.MY_KEY}' }
    not_found:
      - { status: 404 }
    items: data
    price: { answer: 0.002 }
    map: |
      {
        "handle": username,
        "displayName": name,
        "followers": followers,
        "posts": posts
      }
`
