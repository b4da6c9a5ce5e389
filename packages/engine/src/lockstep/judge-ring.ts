import { logChoose } from '../statistics/log-choose.ts'
import type { CountTable } from './count-table.ts'
import { type Crowd, degreeOf, type Inside } from './crowd.ts'
import { blockActorsMin } from './judge-block.ts'
import { type Listing, shownOn } from './listing.ts'
import { binomials, type RingFit } from './ring-model.ts'

/** Judges whether a group that keeps company is a ring, or people who like the same things.
 *
 *  Fans of one topic come to its posts and stay away from others, as a ring does; chance explains neither. What fans cannot do
 *  is be seen too regularly. Whoever likes a post with chance q is listed with chance q · s when the list shows the part s of
 *  all likes, so that even somebody who likes everything is seen on no more than s of the posts. And nobody likes all of
 *  anything. A group whose members are seen more regularly than that did not come out of liking. */

/** Corrected chance above which a group is nothing. The ceiling is what keeps fans from being accused, not this. */
const chanceMax = 1e-6
/** Part of the posts of one kind that real fans of it act on, at most. Commenting takes more than liking does (chosen). */
export const devotionMax = { likes: 0.85, comments: 0.7 } as const
/** Standard errors below the estimate at which a group must still be above the ceiling. Wide, because posts and members were picked
 *  for standing together. */
const doubt = 2.3
/** On three posts, of which every account spends two on being looked at, little is left to see: a group must come to most of them, which in
 *  lists that are half complete or more does not set it apart. */
const [fewColumns, fewRegularity] = [3, 0.5]

/** Regularity of fans, as a part of that of the most regular cut from them. */
const cutMin = 0.6

/** A set of columns with what the model says of it. */
export interface Candidate {
  columns: readonly number[]
  /** More likely members than not, ascending, who act inside twice or more. */
  actors: number[]
  /** Chance of belonging of everybody who acts inside, by actor of the graph. */
  beliefs: Map<number, number>
  fit: RingFit
  /** ln of the chance, after paying for the choice of the set; at most 0. */
  logP: number
  /** What is left of the chance inside after doubt, and what real people can reach. */
  regularity: number
  ceiling: number
}

/** @param most part of the posts of one kind that the most faithful real people act on, 0 to 1 */
export function candidateOf(
  crowd: Crowd,
  columns: readonly number[],
  listing: Listing,
  table: CountTable,
  inside: Inside,
  fit: RingFit,
  most: number,
): Candidate {
  const rowOf = new Map(table.degrees.map((degree, row) => [degree, table.start[row] ?? 0]))
  const beliefs = new Map<number, number>()
  const actors: number[] = []
  for (const actor of inside.actors) {
    const acts = inside.actions[actor] ?? 0
    const belief = fit.belongs[(rowOf.get(degreeOf(crowd.graph, actor)) ?? 0) + acts] ?? 0
    beliefs.set(actor, belief)
    if (acts >= 2 && belief >= 0.5) actors.push(actor)
  }
  actors.sort((a, b) => a - b)
  return {
    columns,
    actors,
    beliefs,
    fit,
    logP: logChance(fit, columns.length, listing.posts),
    regularity: regularityOf(fit, columns.length),
    ceiling: Math.min(most, Math.max(shownOn(listing, columns), faithOf(crowd, actors, listing.posts))),
  }
}

/** The likelihood ratio bounds the chance (Markov's inequality); every set of this size, and every size, could have been picked. */
export function logChance(fit: RingFit, size: number, posts: number): number {
  return Math.min(0, logChoose(posts, size) + Math.log(posts) - fit.gain)
}

/** The chance of being seen inside, less doubt.
 *
 *  Only accounts seen twice are there to learn from, and of what they did the first two acts tell nothing: they are why they were looked at. The
 *  standard error follows from the information in their acts (Fisher): r(1−r) over the standard deviation of the acts, over the root of their number.
 *
 *  @param extra standard errors to take off in addition */
export function regularityOf({ inside, seen }: RingFit, size: number, extra = 0): number {
  let [all, sum, squares] = [0, 0, 0]
  for (const [acts, chance] of binomials(size, inside).entries()) {
    if (acts < 2) continue
    all += chance
    sum += chance * acts
    squares += chance * acts * acts
  }
  const spread = Math.sqrt(Math.max(0, squares / all - (sum / all) ** 2))
  const error = (inside * (1 - inside)) / Math.max(Number.EPSILON, spread * Math.sqrt(Math.max(1, seen)))
  return inside - (doubt + extra) * error
}

/** How regularly those are seen who are seen at all, members aside: the chance of meeting somebody on a third post whom one met on
 *  two. Where lists favor the faithful, since they come first or are friends, this says so, and the ceiling rises. */
function faithOf({ graph, isActive }: Crowd, members: readonly number[], posts: number): number {
  const isMember = new Uint8Array(graph.actors.length)
  for (const member of members) isMember[member] = 1
  let [pairs, thirds] = [0, 0]
  for (let actor = 0; actor < graph.actors.length; actor += 1) {
    if (isActive[actor] !== 1 || isMember[actor] === 1) continue
    const degree = degreeOf(graph, actor)
    pairs += degree * (degree - 1)
    thirds += degree * (degree - 1) * (degree - 2)
  }
  return pairs === 0 ? 0 : thirds / pairs / Math.max(1, posts - 2)
}

/** @returns whether chance does not explain a group, whoever they are */
export function isImprobable({ actors, logP }: Candidate): boolean {
  return actors.length >= blockActorsMin && logP <= Math.log(chanceMax)
}

/** @returns whether a group is improbable, large and regular enough to be shown to anybody */
export function isRing({ columns, actors, fit, logP, ceiling }: Candidate): boolean {
  return actors.length >= blockActorsMin && isRegular(fit, columns.length, ceiling, 0, logP)
}

/** @param extra see `regularityOf`
 *  @returns whether what the model found on some posts is neither chance nor liking */
export function isRegular(fit: RingFit, size: number, ceiling: number, extra: number, logP: number): boolean {
  const regularity = regularityOf(fit, size, extra)
  const isSetApart = size > fewColumns || (ceiling < fewRegularity && regularity > fewRegularity)
  return isSetApart && logP <= Math.log(chanceMax) && regularity > ceiling
}

/** Out of many fans of a topic, some have been to all of its posts, and the search is good at finding them.
 *
 *  @returns whether a group is a part of a less likely one that comes nearly as regularly: a cut makes people look more regular
 *    than they are, and cannot make them look twice as regular */
export function isCutFrom(part: Candidate, whole: Candidate): boolean {
  if (whole.logP >= part.logP || whole.fit.inside < cutMin * part.fit.inside) return false
  return mostlyIn(part.actors, whole.actors) && mostlyIn(part.columns, whole.columns)
}

function mostlyIn(some: readonly number[], others: readonly number[]): boolean {
  const known = new Set(others)
  return 2 * some.filter((each) => known.has(each)).length > some.length
}
