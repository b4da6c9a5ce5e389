/** Creators that are made up for tests: each has a level, a spread and a rhythm of its own, and the last posts of a crawl are
 *  still growing. They need no data folder. */
import { seededRandom } from '@vouch/engine'
import type { CreatorFile, RawCreator } from '../creators/creator-file.ts'

export interface MadeUpOptions {
  creators: number
  posts: number
  seed?: number
  /** What the newest posts of all have reached of their count, 0 to 1. */
  youngShare?: number
}

const readAt = Date.parse('2020-11-08T00:00:00Z') / 1000
const daySeconds = 86_400

/** @returns a file of TikTok creators who post every second day until a day before the reading */
export function madeUpTiktok({ creators, posts, seed = 1, youngShare = 1 }: MadeUpOptions): CreatorFile {
  const random = seededRandom(seed)
  const bell = () => random() + random() + random() + random() - 2
  return {
    name: 'creators_tiktok_made_up',
    creators: Array.from({ length: creators }, (_, index): RawCreator => {
      const followers = Math.round(Math.exp(9 + 4 * random()))
      const level = Math.log(followers) - 1.5 + bell()
      const spread = 0.2 + random()
      return {
        creator: `c_${index}`,
        platform: 'tiktok',
        followers,
        post_fields: ['ts', 'plays', 'likes', 'comments', 'shares', 'duration_s'],
        posts: Array.from({ length: posts }, (_unused, place) => {
          const daysOld = 1 + 2 * (posts - 1 - place)
          const grown = daysOld < 5 ? youngShare : 1
          const plays = Math.round(grown * Math.exp(level + spread * bell()))
          return [readAt - daysOld * daySeconds, plays, Math.round(plays / 8), Math.round(plays / 900), 0, 15]
        }),
      }
    }),
  }
}
