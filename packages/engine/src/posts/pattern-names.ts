/** Which counts of posts are compared, and what the figures are called that are taken of them.
 *
 *  The names are what a model file and the code that computes the figures agree on: a table of a name that nobody computes is never
 *  asked. */

/** Counts that a platform may show for a post, in the order of the figures. */
export const patternCounts = ['likes', 'comments', 'views', 'shares'] as const
export type PatternCount = (typeof patternCounts)[number]

/** Counts of posts, newest first, all lists of one length. A list that is missing was not shown. */
export type PatternPosts = Partial<Record<PatternCount, readonly number[]>>

/** Figures of the count that may be bought, taken alone.
 *
 *  `spread`, `low` and `high`: how far posts lie from the middle one, and from it downwards and upwards. Equal packages press the
 *  low end together first.
 *  `split`: how well the posts fall into two heaps.
 *  `level`: the middle post over the followers.
 *  `run`: how far a quarter of the posts in a row stands above the others.
 *  `dense`: how surprisingly many posts lie within 2, 5 or 10 percent of each other; `most`: the largest part within 10 or 25 percent.
 *  `foot`: the same at the lower end, as a promised minimum leaves. `lean`: the lower half pressed together more than the upper. */
const ownFigures = [
  'own.spread',
  'own.low',
  'own.high',
  'own.split',
  'own.level',
  'own.run',
  'own.dense2',
  'own.dense5',
  'own.dense10',
  'own.most10',
  'own.most25',
  'own.foot5',
  'own.foot15',
  'own.lean10',
  'own.lean25',
] as const
/** Figures against one other count, all of the logarithm of the ratio of the two.
 *
 *  `level`, `spread`, `skew`: its middle, its width, and whether it leans upwards, as it does when some posts were boosted.
 *  `slope`: how far the count follows the other; 1 is in proportion, and packages press it down.
 *  `spreads`: the spread of the one over that of the other.
 *  `split`, `splitAt`: two heaps, and the part of the posts in the lower one.
 *  `floor`, `floorGain`: the fixed number that, taken off every post, makes the two follow each other best, and by how much.
 *  `run`: a quarter of the posts in a row that stands above the others.
 *  `dense`, `most`: many posts with nearly one ratio, as where a count was bought to fit another. */
const pairFigures = [
  'level',
  'spread',
  'skew',
  'slope',
  'spreads',
  'split',
  'splitAt',
  'floor',
  'floorGain',
  'run',
  'dense',
  'most',
] as const
/** Figures of what all other counts together leave unexplained, by least squares.
 *
 *  A post that pleased more people than usual has more of everything; what is left after all other counts have had their say is
 *  narrower than any single ratio, so a boost shows that no ratio shows.
 *
 *  `bend`: posts of which little was expected stand above the line, as they do when each was given the same or brought up to one level.
 *  `lowSlope`, `highSlope`: how far the count follows the others among the posts with little and with much of those; `lowSpread`: how
 *  much it varies among the posts with little. `package`: what the best package explains, `packageShare` and `packageCovers`: the
 *  part of the count that it would be, and of the posts that got it. */
const restFigures = [
  'rest.slope',
  'rest.spread',
  'rest.skew',
  'rest.tail',
  'rest.run',
  'rest.split',
  'rest.bend',
  'rest.lowSlope',
  'rest.highSlope',
  'rest.lowSpread',
  'rest.package',
  'rest.packageShare',
  'rest.packageCovers',
] as const

/** @param others counts that it is held against
 *  @returns the names of the figures, in the order in which `patternFigures` gives them */
export function patternNames(others: readonly PatternCount[]): string[] {
  if (others.length === 0) return [...ownFigures]
  return [...ownFigures, ...others.flatMap((other) => pairFigures.map((name) => `${other}.${name}`)), ...restFigures]
}
