import type { Snapshot } from '@vouch/engine'
import type { PatternCount } from '../../../packages/engine/src/posts/pattern-names.ts'
import type { BoughtCount } from './injections.ts'

/** What is fitted: which count of which platform against which others, and for lists of which length. */
export interface PatternTask {
  files: readonly string[]
  /** `any`: for platforms without a crawl of their own, without figures that speak of rates. */
  platform: string
  count: BoughtCount
  against: readonly PatternCount[]
  /** Long lists have tables of their own: figures of thirty posts scatter more than those of ninety. */
  length: 'any' | 'long' | 'short'
  /** Orders that are drawn for each creator, way of delivery and dose. */
  orders: number
}

/** Fewest posts of a creator that tables are fitted to. Shorter lists are read with the same tables, taken at less. */
export const fittedPostsMin = 12

/** Posts from which a list counts as long. */
export const longPosts = 45

const tiktok = { files: ['creators_tiktok_famous'], platform: 'tiktok', length: 'any', orders: 1 } as const
const instagram = { files: ['creators_ig_adipta'], platform: 'instagram', orders: 1 } as const
const borrowed = { platform: 'any', length: 'any', orders: 1 } as const
const both = ['creators_tiktok_famous', 'creators_ig_adipta']

/** Of one platform and count, long lists stand before short ones, and models with more counts before those with fewer. */
export const patternTasks: readonly PatternTask[] = [
  { ...tiktok, count: 'likes', against: ['comments', 'views', 'shares'] },
  { ...tiktok, count: 'comments', against: ['likes', 'views', 'shares'] },
  { ...tiktok, count: 'views', against: ['likes', 'comments', 'shares'] },
  { ...instagram, count: 'likes', against: ['comments'], length: 'long', orders: 2 },
  { ...instagram, count: 'likes', against: ['comments'], length: 'short', orders: 2 },
  { ...instagram, count: 'comments', against: ['likes'], length: 'long' },
  { ...instagram, count: 'comments', against: ['likes'], length: 'short' },
  // Where comments are hidden too, likes are taken alone: a level and a minimum show in one count.
  {
    ...instagram,
    files: ['creators_ig_adipta', 'creators_ig_gvsi'],
    count: 'likes',
    against: [],
    length: 'short',
  },
  { ...borrowed, files: tiktok.files, count: 'likes', against: ['comments', 'views'] },
  { ...borrowed, files: both, count: 'likes', against: ['comments'] },
  { ...borrowed, files: tiktok.files, count: 'views', against: ['likes', 'comments'] },
  { ...borrowed, files: both, count: 'comments', against: ['likes'] },
  { ...borrowed, files: tiktok.files, count: 'likes', against: ['views'] },
  { ...borrowed, files: tiktok.files, count: 'views', against: ['likes'] },
  { ...borrowed, files: tiktok.files, count: 'views', against: [] },
]

/** Several stretches of a creator's posts, so that the tables meet short and long lists. */
export function viewsOf({ length }: Pick<PatternTask, 'length'>, snapshot: Snapshot): Snapshot[] {
  const { posts } = snapshot
  const many = posts.length >= longPosts
  const stretches =
    length === 'long'
      ? [[0], [0, 60], [30, 90]]
      : many
        ? [
            [0, 30],
            [15, 45],
            [30, 60],
            [60, 90],
          ]
        : [[0]]
  if (length === 'any' && many) stretches.push([0])
  if (length !== 'long') stretches.push([0, 15])
  const views = stretches
    .map(([from, to]) => posts.slice(from, to))
    .filter((view) => view.length >= (length === 'long' ? longPosts : 12))
  // A list that is shorter than a stretch gives the same view twice.
  const known = new Set<string>()
  return views.flatMap((view) => {
    const key = `${view[0]?.id} ${view.at(-1)?.id}`
    if (known.has(key)) return []
    known.add(key)
    return [{ ...snapshot, posts: view }]
  })
}
