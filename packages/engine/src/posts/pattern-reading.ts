import type { Platform, Post } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { evenedByKind, patternFigures } from './count-pattern.ts'
import { isPatternCount, type PatternModel, type PatternScore, patternScore } from './pattern-model.ts'
import { type PatternCount, type PatternPosts, patternCounts } from './pattern-names.ts'
import { leastSquares, spread } from './pattern-statistics.ts'
import { isGiveaway, isSponsored } from './post-markers.ts'

/** Holds one count of a creator's posts against the others and against the fitted tables.
 *
 *  More posts are read here than elsewhere: a pattern over sixty posts is found where thirty show nothing, and what was bought
 *  three months ago was bought. Giveaways ask for comments and sponsored posts are promoted by the brand; both are left out. */

/** Six posts are the least that show a pattern; what so few show is taken at n/14. */
export const patternPostsMin = 6
/** Beyond this a pattern gains little, and old posts tell of another audience. */
export const patternPostsMax = 100

/** From this many posts on the tables are taken at their word. With shorter lists of the same creators at n/14, one in a hundred untouched ones is a concern
 *  and a purchase of a half is still found. */
const postsMeasured = 14
/** From this weight on another model is not looked for. */
const weightEnough = 0.5
/** What other platforms taught is taken at four fifths, and at half for a count that is compared with nothing: chosen so that of simulated clean
 *  creators of the platforms that borrow at most two in a hundred are a concern. */
const borrowedWeights = { compared: 0.8, alone: 0.5 } as const
/** Name of the models that platforms without one of their own read. */
export const borrowed = 'any'

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
 *  @param posts newest first; the reading is kept for this list, which must not change afterwards
 *  @param models all models; the first one of the platform, or borrowed, is read for which enough posts show the counts and these are
 *  half as large as measured ones; where there is none, the one whose counts come nearest to that
 *  @returns null where no model exists, or fewer than six posts show the counts */
export function patternReading(
  posts: readonly Post[],
  platform: Platform,
  followers: number | null,
  count: PatternCount,
  models: readonly PatternModel[],
): PatternReading | null {
  const asked: Asked = [platform, followers, count, models]
  const readings = knownReadings.get(posts) ?? []
  const known = readings.find((each) => asked.every((part, at) => part === each.asked[at]))
  if (known !== undefined) return known.reading
  const reading = readPattern(posts, ...asked)
  knownReadings.set(posts, [...readings, { asked, reading }])
  return reading
}

type Asked = [platform: Platform, followers: number | null, count: PatternCount, models: readonly PatternModel[]]

/** The share that was bought and the signal that says so ask the same of one list, which nobody changes. */
const knownReadings = new WeakMap<readonly Post[], { asked: Asked; reading: PatternReading | null }[]>()

function readPattern(
  posts: readonly Post[],
  platform: Platform,
  followers: number | null,
  count: PatternCount,
  models: readonly PatternModel[],
): PatternReading | null {
  let best: { model: PatternModel; shown: Post[]; weight: number } | null = null
  for (const model of models) {
    if ((model.platform !== platform && model.platform !== borrowed) || model.count !== count) continue
    if (best !== null && best.model.platform !== model.platform) break
    const shown = patternPosts(posts, [count, ...model.against.filter(isPatternCount)])
    if (shown.length < Math.max(patternPostsMin, model.postsMin)) continue
    const weight = weightOf(model, shown)
    if (best === null || weight > best.weight) best = { model, shown, weight }
    if (best.weight >= weightEnough) break
  }
  return best === null ? null : readingOf(best, count, followers)
}

function readingOf(
  { model, shown, weight }: { model: PatternModel; shown: Post[]; weight: number },
  count: PatternCount,
  followers: number | null,
): PatternReading {
  const against = model.against.filter(isPatternCount)
  const size = followers === null || followers < model.followersMin ? null : followers
  const { doseLikelihoods, delivery } = patternScore(model, figuresOf(shown, count, against, size))
  return {
    doseLikelihoods: doseLikelihoods.map(({ dose, logRatio }) => ({ dose, logRatio: weight * logRatio })),
    delivery,
    model,
    posts: shown,
    outstanding: () => outstandingPosts(shown, count, against),
  }
}

/** Lists shorter and counts smaller than those of the crawls say less than the tables make of them: evidence is taken at n/14 for fewer
 *  than 14 posts, and in the same way where the middle post has less than nearly all measured creators have.
 *  @returns 0 to 1 */
function weightOf({ platform, count, against, mediansMin }: PatternModel, posts: readonly Post[]): number {
  const parts = [count, ...against].filter(isPatternCount).map((name, index) => {
    const least = mediansMin[index] ?? 0
    return least > 0 ? median(posts.map((post) => post[name] ?? 0)) / least : 1
  })
  const most = platform === borrowed ? borrowedWeights[against.length === 0 ? 'alone' : 'compared'] : 1
  return most * Math.min(1, posts.length / postsMeasured, ...parts)
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
    if (!counts.includes(name)) continue
    const values = posts.map((post) => post[name] ?? 0)
    lists[name] = evenedByKind(values, kinds)
  }
  return lists
}
