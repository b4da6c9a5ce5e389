/** How people's reactions to a post arrive, before anything is bought: the feed at first, then waves of recommendation, then a long tail.
 *  All figures are chosen, after the half-lives that are commonly told of the platforms; no public data set holds curves of single posts
 *  on today's platforms. */

import { hourMs } from '../calendar.ts'
import { type Random, random } from '../random.ts'
import type { ArrivalNature } from './arrival-nature.ts'

/** People's counts by age, each rising to what the post has now. */
export interface NaturalArrival {
  /** Hours; the last is the post's age now. */
  ages: readonly number[]
  likes: readonly number[]
  comments: readonly number[]
  views: readonly number[]
}

/** Moments at which the flow of reactions is drawn. They are the same at every age, so that an older look has the same past in shape. */
const [firstHours, cellGrowth] = [0.05, 1.15]

/** @param totals what people have done by now
 *  @param ageHours above 0
 *  @returns the way there; the same for the same creator, post and age */
export function naturalArrival(
  nature: ArrivalNature,
  postId: string,
  publishedMs: number,
  ageHours: number,
  totals: { likes: number; comments: number; views: number },
): NaturalArrival {
  const draw = random(nature.seed, 'arrival', postId)
  const flows = flowsOf(nature, draw)
  const [likeDrift, commentDrift] = [
    nature.likeDrift + 0.015 * draw.normal(),
    nature.commentDrift + 0.03 * draw.normal(),
  ]
  const ages = cellsUntil(ageHours)
  const weights = { likes: [] as number[], comments: [] as number[], views: [] as number[] }
  for (const [at, age] of ages.entries()) {
    const before = ages[at - 1] ?? 0
    const middle = (age + before) / 2
    const hour = (publishedMs / hourMs + middle) % 24
    // Over a night the flow ebbs; cells longer than a day see none of it.
    const awake = age - before > 12 ? 1 : 1 + 0.5 * Math.cos(((hour - nature.peakHour) / 12) * Math.PI)
    const sums = { likes: 0, comments: 0, views: 0 }
    for (const { grown, likes, comments } of flows) {
      const part = (grown(age) - grown(before)) * awake
      sums.views += part
      sums.likes += part * likes
      sums.comments += part * comments
    }
    const late = Math.log(Math.max(0.5, middle) / 24)
    const common = 0.06 * draw.normal()
    weights.views.push(sums.views * Math.exp(common))
    weights.likes.push(sums.likes * Math.exp(common + likeDrift * late + 0.05 * draw.normal()))
    weights.comments.push(sums.comments * Math.exp(common + commentDrift * late + 0.1 * draw.normal()))
  }
  return {
    ages,
    likes: arrived(weights.likes, totals.likes, random(nature.seed, 'liked', postId)),
    comments: arrived(weights.comments, totals.comments, random(nature.seed, 'commented', postId)),
    views: arrived(weights.views, totals.views, random(nature.seed, 'viewed', postId)),
  }
}

function cellsUntil(ageHours: number): number[] {
  const ages: number[] = []
  for (let age = firstHours; age < ageHours; age *= cellGrowth) ages.push(age)
  return [...ages, ageHours]
}

/** One source of people. Strangers react at another rate than followers do. */
interface Flow {
  /** What has come by an age in hours, in any unit; rising. */
  grown: (age: number) => number
  likes: number
  comments: number
}

function flowsOf(nature: ArrivalNature, draw: Random): Flow[] {
  const scale = nature.feedHours * draw.logNormal(1, 0.25)
  const tail = nature.tail * draw.logNormal(1, 0.5)
  const flows: Flow[] = [
    { grown: (age) => 1 - Math.exp(-((age / scale) ** nature.feedShape)), likes: 1, comments: 1 },
    { grown: (age) => tail * Math.log1p(age / 168), likes: 1, comments: 1 },
  ]
  if (draw.chance(nature.waveChance)) {
    const [from, hours] = [24 * draw.logNormal(4, 0.9), 24 * draw.logNormal(1.5, 0.6)]
    const weight = draw.between(0.1, 0.9)
    const rate = draw.between(0.75, 1.05)
    flows.push({ grown: (age) => weight * wave((age - from) / hours), likes: rate, comments: rate })
  }
  if (draw.chance(nature.burstChance)) {
    const [from, hours, weight] = [draw.logNormal(20, 1.2), draw.logNormal(14, 0.7), draw.between(0.15, 0.8)]
    // Passed on by somebody else, people like as usual; promoted with money, they watch more than they like.
    const isPromoted = draw.chance(0.4)
    const rate = isPromoted ? draw.between(0.2, 0.7) : draw.between(0.7, 1.2)
    flows.push({ grown: (age) => weight * wave((age - from) / hours), likes: rate, comments: rate })
  }
  return flows
}

/** @returns 0 before it begins, rising to 1 */
function wave(at: number): number {
  return at <= 0 ? 0 : 1 - Math.exp(-(at ** 1.5))
}

/** Whole people arrive by chance; small counts therefore come in jumps. */
function arrived(weights: readonly number[], total: number, draw: Random): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const came = weights.map((weight) => (sum > 0 ? draw.poisson((total * weight) / sum) : 0))
  const all = came.reduce((before, one) => before + one, 0)
  let soFar = 0
  return came.map((one, at) => {
    soFar += one
    return all > 0 ? (total * soFar) / all : (total * (at + 1)) / weights.length
  })
}

/** @returns the count at an age, in a straight line between the cells */
export function countAt(ages: readonly number[], counts: readonly number[], age: number): number {
  const next = ages.findIndex((one) => one >= age)
  if (next < 0) return counts.at(-1) ?? 0
  const [from, to] = [ages[next - 1] ?? 0, ages[next] ?? 0]
  const [low, high] = [counts[next - 1] ?? 0, counts[next] ?? 0]
  return low + ((high - low) * (age - from)) / Math.max(1e-9, to - from)
}
