import { type PatternCount, patternNames } from './pattern-names.ts'

/** The fitted tables that tell a bought pattern of counts from an ordinary one, and how they are read.
 *
 *  There is one model for each platform, count and length of the list, because figures of thirty posts scatter more than those of
 *  ninety. In each stands one set of tables for every dose and every way in which sellers deliver: a tenth bought leaves other traces
 *  than a half, and a level others than a campaign. The answer is a likelihood over doses, mixed over the ways, for nobody says
 *  beforehand which it was. */

/** How bought counts arrive: the same package on every post, packages on some posts, packages on posts that follow one another,
 *  posts brought up to one level or a minimum, and every post lifted in proportion. */
export const patternDeliveries = ['equal', 'campaign', 'stretch', 'level', 'proportional'] as const
export type PatternDelivery = (typeof patternDeliveries)[number]

/** Part of the mixture. Hardly anybody sells in proportion, and those tables ask for little but an unusual rate, which honest creators
 *  have too; they get a fifth of the say of each other way. */
export const deliveryWeights: Readonly<Record<PatternDelivery, number>> = {
  ...{ equal: 1, campaign: 1, stretch: 1, level: 1 },
  proportional: 0.2,
}

/** Where a figure is cut. Bin 0 is "not known"; bin k holds values from `edges[k − 2]` up to `edges[k − 1]`. */
export interface PatternEdges {
  name: string
  edges: readonly number[]
}

/** What the tables say about one dose. */
export interface DoseTables {
  /** Part of the count that was bought, 0 to 1. */
  dose: number
  /** Scores by figure in the order of the model's `figures`, by bin from 1; an empty list is a figure that was never asked. */
  ways: readonly { delivery: string; scores: readonly (readonly number[])[] }[]
  /** From the mixture to a log likelihood ratio against nothing bought: straight lines between these points, level beyond them. Fitted on
   *  creators that the tables had not seen. */
  curve: { at: readonly number[]; ratio: readonly number[] }
}

/** The tables of one platform and count. */
export interface PatternModel {
  /** `any` is a model that every platform without one of its own borrows. */
  platform: string
  count: string
  /** Fewest posts that it reads; a model for long lists stands before the one for short lists. */
  postsMin: number
  /** Fewest followers for which the creator's size is compared: smaller creators were not measured. */
  followersMin: number
  /** Counts that it is held against. */
  against: readonly string[]
  /** Typical count of a post, of `count` and then of each of `against`, that nearly all measured creators reach. Smaller
   *  counts are whole numbers that repeat by chance, which nobody measured. */
  mediansMin: readonly number[]
  figures: readonly PatternEdges[]
  /** Rising. */
  doses: readonly DoseTables[]
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

/** How much likelier the counts are if a part of the count was bought than if nothing was. */
export interface DoseLikelihood {
  dose: number
  logRatio: number
}

/** What the tables say of one creator. */
export interface PatternScore {
  /** Rising by dose. */
  doseLikelihoods: DoseLikelihood[]
  /** The way of delivery that fits best; said only where something is suspected. */
  delivery: PatternDelivery
}

/** Reads the tables of every dose and way of delivery.
 *
 *  The curve at the end was fitted on creators that the tables had not seen, which is what makes a sum of table entries a likelihood
 *  ratio: tables praise themselves on the rows that they were fitted to.
 *
 *  @param figures as `patternFigures` gives them for the model's count and the counts that it is held against */
export function patternScore(model: PatternModel, figures: readonly number[]): PatternScore {
  const bins = figureBins(model, figures)
  let best = { logRatio: Number.NEGATIVE_INFINITY, delivery: patternDeliveries[0] as PatternDelivery }
  const doseLikelihoods = model.doses.map((tables) => {
    const margins = doseMargins(tables, bins)
    const logRatio = onCurve(tables.curve, mixed(margins))
    if (logRatio > best.logRatio) {
      best = { logRatio, delivery: patternDeliveries[margins.indexOf(Math.max(...margins))] ?? 'campaign' }
    }
    return { dose: tables.dose, logRatio }
  })
  return { doseLikelihoods, delivery: best.delivery }
}

/** @returns the bin of each of the model's figures */
export function figureBins(model: Pick<PatternModel, 'against' | 'figures'>, values: readonly number[]): number[] {
  const names = patternNames(model.against.filter(isPatternCount))
  const places = new Map(names.map((name, index) => [name, index]))
  return model.figures.map(({ name, edges }) => patternBin(edges, values[places.get(name) ?? -1] ?? Number.NaN))
}

/** Each figure adds one number from its table; one that is not known adds nothing.
 *
 *  @returns log-odds by way of delivery, in the order of `patternDeliveries` */
export function doseMargins({ ways }: Pick<DoseTables, 'ways'>, bins: readonly number[]): number[] {
  return patternDeliveries.map((wanted) => {
    const scores = ways.find(({ delivery }) => delivery === wanted)?.scores ?? []
    return scores.reduce((sum, table, figure) => sum + (table[(bins[figure] ?? 0) - 1] ?? 0), 0)
  })
}

/** @returns 0 for "not known", else one more than the number of edges at or below the value */
export function patternBin(edges: readonly number[], value: number): number {
  if (Number.isNaN(value)) return 0
  let bin = 1
  for (const edge of edges) if (value >= edge) bin += 1
  return bin
}

/** Weighted mean of the odds, as a logarithm: the likelihood under a mixture of the ways of delivery.
 *  @param margins in the order of `patternDeliveries` */
export function mixed(margins: readonly number[]): number {
  const top = Math.max(...margins)
  let [odds, weights] = [0, 0]
  for (const [index, delivery] of patternDeliveries.entries()) {
    odds += deliveryWeights[delivery] * Math.exp((margins[index] ?? 0) - top)
    weights += deliveryWeights[delivery]
  }
  return top + Math.log(odds / weights)
}

/** @returns the height of a line through rising points, level beyond its ends; 0 for a line without points */
export function onCurve({ at, ratio }: DoseTables['curve'], value: number): number {
  const next = at.findIndex((point) => point > value)
  if (next === 0) return ratio[0] ?? 0
  if (next < 0) return ratio.at(-1) ?? 0
  const [from, to] = [at[next - 1] ?? 0, at[next] ?? 0]
  const [low, high] = [ratio[next - 1] ?? 0, ratio[next] ?? 0]
  return low + ((high - low) * (value - from)) / Math.max(1e-9, to - from)
}

/** Model files hold plain words; this is where they become names that the types know.
 *
 *  @returns whether a word names a count that patterns are made of */
export function isPatternCount(name: string): name is PatternCount {
  return name === 'likes' || name === 'comments' || name === 'views' || name === 'shares'
}
