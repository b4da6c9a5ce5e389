/** Small exports in the layouts of the platforms, built for tests. */

const daySeconds = 86_400
/** 1 June 2026. */
export const exportedAt = new Date(Date.UTC(2026, 5, 1))
const until = exportedAt.getTime() / 1_000

export const followersPath = 'connections/followers_and_following/followers_1.json'
export const followingPath = 'connections/followers_and_following/following.json'

/** @param count people, one more each day up to the day of the export */
export function instagramFollowers(count: number, prefix = 'person'): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => {
      const value = `${prefix}_${index}`
      const entry = { href: `https://www.instagram.com/${value}`, value, timestamp: until - index * daySeconds }
      return { title: '', media_list_data: [], string_list_data: [entry] }
    }),
    null,
    2,
  )
}

/** Since 2026 the name stands as `title`, and in an address of another form. */
export function instagramFollowing(names: readonly string[], timestamp = until): string {
  return JSON.stringify({
    relationships_following: names.map((title) => ({
      title,
      string_list_data: [{ href: `https://www.instagram.com/_u/${title}`, timestamp }],
    })),
  })
}

/** @param labels with their values, which are texts in the language of the account */
export function instagramMap(root: string, labels: Record<string, string>): string {
  const entries = Object.entries(labels).map(([label, value]) => [
    broken(label),
    { href: '', value: broken(value), timestamp: 0 },
  ])
  return JSON.stringify({ [root]: [{ title: '', string_map_data: Object.fromEntries(entries) }] })
}

/** Instagram writes the bytes of UTF-8 as characters of Latin-1. */
export function broken(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}
