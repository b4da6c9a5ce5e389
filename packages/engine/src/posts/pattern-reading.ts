import type { Platform, Post } from '../snapshot.ts'
import { evenedByKind, type PatternCount, type PatternPosts, patternCounts, patternFigures } from './count-pattern.ts'
import { isPatternCount, type PatternModel, type PatternScore, patternScore } from './pattern-model.ts'
import { leastSquares, spread } from './pattern-statistics.ts'
import { isGiveaway, isSponsored } from './post-markers.ts'

/** Holds one count of a creator's posts against the others and against the fitted tables.
 *
 *  More posts are read here than elsewhere: a pattern over sixty posts is found where thirty show nothing, and what was bought
 *  three months ago was bought. Giveaways ask for comments and sponsored posts are promoted by the brand; both are left out. */

/** Twelve posts, of which a campaign covers three, are the least that show a pattern. */
export const patternPostsMin = 12
/** Beyond this a pattern gains little, and old posts tell of another audience. */
export const patternPostsMax = 100

/** What was read, and from how many posts. */
export interface PatternReading extends PatternScore {
  model: PatternModel
  /** Newest first. */
  posts: readonly Post[]
  /** Posts whose count stands highest above what the other counts suggest, with the factor; highest first. */
  outstanding: () => { post: Post; times: number }[]
}

/** Posts that show all counts in question, newest first.
 *
 *  @param posts newest first
 *  @returns at most 100; stories, giveaways and sponsored posts are left out */
export function patternPosts(posts: readonly Post[], counts: readonly PatternCount[]): Post[] {
  const found: Post[] = []
  for (const post of posts) {
    if (post.kind === 'story' || counts.some((count) => typeof post[count] !== 'number')) continue
    if (isSponsored(post) || isGiveaway(post)) continue
    found.push(post)
    if (found.length === patternPostsMax) break
  }
  return found
}

/** The laboratory fits the tables on the same figures, taken by this same function, so that what is read is what was learnt.
 *
 *  @returns the figures of some posts for the tables
 *  @param followers null where not known */
export function figuresOf(
  posts: readonly Post[],
  count: PatternCount,
  against: readonly PatternCount[],
  followers: number | null,
): number[] {
  return patternFigures(evenedCounts(posts, [count, ...against]), count, against, followers)
}

/** Cost: linear in the posts, a fraction of a millisecond for a hundred.
 *
 *  @param posts newest first
 *  @param models all models; the first one of the platform and count for which enough posts show the counts is read
 *  @returns null where no model exists, or fewer than twelve posts show the counts */
export function patternReading(
  posts: readonly Post[],
  platform: Platform,
  followers: number | null,
  count: PatternCount,
  models: readonly PatternModel[],
): PatternReading | null {
  for (const model of models) {
    if (model.platform !== platform || model.count !== count) continue
    const against = model.against.filter(isPatternCount)
    const shown = patternPosts(posts, [count, ...against])
    if (shown.length < Math.max(patternPostsMin, model.postsMin)) continue
    const score = patternScore(model, figuresOf(shown, count, against, followers))
    return { ...score, model, posts: shown, outstanding: () => outstandingPosts(shown, count, against) }
  }
  return null
}

/** Evidence for the reader's eye: it says where to look and adds nothing to the sum.
 *
 *  Posts that lie more than 1.2 spreads and a quarter above what the other counts suggest; without other counts, above the middle. */
function outstandingPosts(posts: readonly Post[], count: PatternCount, against: readonly PatternCount[]) {
  const counts = evenedCounts(posts, [count, ...against])
  const logs = (name: PatternCount) => (counts[name] ?? []).map(Math.log)
  const { residuals } = leastSquares(logs(count), against.map(logs))
  const limit = Math.max(0.25, 1.2 * spread(residuals))
  return posts
    .map((post, index) => ({ post, times: Math.exp(residuals[index] ?? 0) }))
    .filter(({ times }) => Math.log(times) > limit)
    .sort((a, b) => b.times - a.times || (a.post.id < b.post.id ? -1 : 1))
}

/** The lists of counts by name, kinds of posts made comparable.
 *
 *  Every list has one number for each post, in the order of the posts. */
function evenedCounts(posts: readonly Post[], counts: readonly PatternCount[]): PatternPosts {
  const kinds = posts.map(({ kind }) => kind)
  const lists: { [name in PatternCount]?: number[] } = {}
  for (const name of patternCounts) {
    if (counts.includes(name))
      lists[name] = evenedByKind(
        posts.map((post) => post[name] ?? 0),
        kinds,
      )
  }
  return lists
}
