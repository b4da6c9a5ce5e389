import { type PatternCount, patternNames } from './count-pattern.ts'

/** The fitted tables that tell a bought pattern of counts from an ordinary one, and how they are read.
 *
 *  There is one model for each platform, count and length of the list, because figures of thirty posts scatter more than those of ninety,
 *  and in each one set of tables for every way in which sellers deliver. The
 *  answer is the mixture: equal packages on every post and a campaign on a few leave different traces, and nobody says
 *  beforehand which it was. */

/** How bought counts arrive: the same package on every post, packages on some posts, packages on posts that follow one another. */
export const patternDeliveries = ['equal', 'campaign', 'stretch'] as const
export type PatternDelivery = (typeof patternDeliveries)[number]

/** One figure's table. Bin 0 is "not known" and scores 0; bin k holds values from `edges[k − 2]` up to `edges[k − 1]`. */
export interface PatternTable {
  name: string
  edges: readonly number[]
  scores: readonly number[]
}

/** The tables of one platform and count. */
export interface PatternModel {
  platform: string
  count: string
  /** Fewest posts that it reads; a model for long lists stands before the one for short lists. */
  postsMin: number
  /** Counts that it is held against. */
  against: readonly string[]
  deliveries: readonly { delivery: string; tables: readonly PatternTable[] }[]
  /** Turns the mixture into a log likelihood ratio: slope × mixture + offset, fitted on creators that the tables had not seen. */
  slope: number
  offset: number
  /** Untouched creators behind the tables. */
  creators: number
}

/** All models with the card that says where they come from. */
export interface PatternModels {
  card: {
    title: string
    meaning: string
    method: string
    sources: readonly { name: string; creators: number; note: string }[]
    figures: Readonly<Record<string, number>>
  }
  models: readonly PatternModel[]
}

/** What the tables say of one creator. */
export interface PatternScore {
  /** Calibrated log likelihood ratio of "a quarter or more of this count was bought" against "nothing was". */
  logRatio: number
  /** The way of delivery that fits best; said only where something is suspected. */
  delivery: PatternDelivery
}

/** Reads the tables of every way of delivery and mixes them.
 *
 *  The line at the end was fitted on creators that the tables had not seen, which is what makes a sum of table entries a likelihood
 *  ratio: tables praise themselves on the rows that they were fitted to.
 *
 *  @param figures as `patternFigures` gives them for the model's count and the counts that it is held against */
export function patternScore(model: PatternModel, figures: readonly number[]): PatternScore {
  const margins = patternMargins(model, figures)
  const mixture = logMeanExp(margins)
  const best = margins.indexOf(Math.max(...margins))
  return { logRatio: model.slope * mixture + model.offset, delivery: patternDeliveries[best] ?? 'campaign' }
}

/** Each figure adds one number from its table; one that is not known adds nothing.
 *
 *  @returns log-odds by way of delivery, in the order of `patternDeliveries` */
export function patternMargins(
  model: Pick<PatternModel, 'against' | 'deliveries'>,
  figures: readonly number[],
): number[] {
  const places = new Map(patternNames(model.against.filter(isPatternCount)).map((name, index) => [name, index]))
  return patternDeliveries.map((wanted) => {
    const tables = model.deliveries.find(({ delivery }) => delivery === wanted)?.tables ?? []
    return tables.reduce((sum, { name, edges, scores }) => {
      const value = figures[places.get(name) ?? -1] ?? Number.NaN
      return sum + (scores[patternBin(edges, value)] ?? 0)
    }, 0)
  })
}

/** @returns 0 for "not known", else one more than the number of edges at or below the value */
export function patternBin(edges: readonly number[], value: number): number {
  if (Number.isNaN(value)) return 0
  let bin = 1
  for (const edge of edges) if (value >= edge) bin += 1
  return bin
}

/** Mean of the odds, as a logarithm: the likelihood under a mixture in which each way of delivery is as likely. */
export function logMeanExp(values: readonly number[]): number {
  const top = Math.max(...values)
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0) / values.length)
}

/** Model files hold plain words; this is where they become names that the types know.
 *
 *  @returns whether a word names a count that patterns are made of */
export function isPatternCount(name: string): name is PatternCount {
  return name === 'likes' || name === 'comments' || name === 'views' || name === 'shares'
}
