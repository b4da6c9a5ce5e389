import type { Delivery } from './deliveries.ts'

/** What a buyer orders: which posts, how exactly it arrives, and in packages of which size. Drawn once for a creator, whatever the dose. */
export interface Order {
  /** Which posts get something, newest first. */
  covered: readonly boolean[]
  /** What arrives beside what was ordered, as a logarithm, one for each post. */
  luck: readonly number[]
  /** A random rank for each post, 0 first: the last ones are forgotten first. */
  rank: readonly number[]
}

/** Sellers deliver between 2 % and 40 % beside a package (standard deviation), and between 2 % and 15 % beside a level. */
const packageNoise = [0.02, 0.4] as const
const levelNoise = [0.02, 0.15] as const
/** Part of the posts that a campaign or a run covers. */
const campaignShares = [0.12, 0.5] as const
const recentShare = 0.25
/** Two of five orders for a level forget some posts, up to half of them. */
const forgetful = 0.4

/** @param posts how many show the count
 *  @param random draws the order */
export function orderFor(delivery: Delivery, posts: number, random: () => number): Order {
  const [least, most] = delivery === 'level' || delivery === 'minimum' ? levelNoise : packageNoise
  const noise = least * (most / least) ** random()
  const part = delivery === 'recent' ? recentShare : coverage(delivery, random)
  const size = Math.max(1, Math.round(part * posts))
  const draws = Array.from({ length: posts }, random)
  const rank = draws.map((draw) => draws.filter((other) => other < draw).length)
  const from = delivery === 'run' ? Math.floor(random() * (posts - size + 1)) : 0
  const inRow = delivery === 'run' || delivery === 'recent'
  const covered = rank.map((place, at) => (inRow ? at >= from && at < from + size : place < size))
  return { covered, rank, luck: Array.from({ length: posts }, () => noise * normal(random)) }
}

function coverage(delivery: Delivery, random: () => number): number {
  const [forgets, part] = [random() < forgetful, random()]
  if (delivery === 'campaign' || delivery === 'run') {
    return campaignShares[0] + part * (campaignShares[1] - campaignShares[0])
  }
  if (delivery === 'level') return forgets ? 0.5 + part / 2 : 1
  return delivery === 'rounds-own' ? 1 - 0.3 * part : 1
}

/** The level for which exactly as much is needed as was bought, by bisection.
 *  @returns what each post gets */
export function boughtLevel(
  counts: readonly number[],
  factors: readonly number[],
  covered: readonly boolean[],
  bought: number,
): number[] {
  const needed = (level: number) =>
    counts.map((count, at) => (covered[at] === true ? Math.max(0, level * (factors[at] ?? 1) - count) : 0))
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  let [low, high] = [0, Math.max(...counts) + 1]
  while (sum(needed(high)) < bought) high *= 2
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2
    if (sum(needed(middle)) < bought) low = middle
    else high = middle
  }
  return needed(high)
}

/** Packages as panels list them: 10, 25, 50, 100, 250, 500, 1,000 and so on. */
function packages(): number[] {
  return Array.from({ length: 8 }, (_, power) => [1, 2.5, 5].map((step) => step * 10 ** (power + 1))).flat()
}

/** @returns the listed package that lies nearest as a ratio */
export function nearestPackage(wanted: number): number {
  const distance = (size: number) => Math.abs(Math.log(size / Math.max(1, wanted)))
  return packages().reduce((best, size) => (distance(size) < distance(best) ? size : best))
}

/** The smallest package with which the posts suffice, and how many posts get it; the others are forgotten.
 *  @param bought over all posts */
export function packageFor(bought: number, posts: number): { size: number; posts: number } {
  const size = packages().find((one) => one * posts >= bought) ?? bought / posts
  return { size, posts: Math.max(1, Math.round(bought / size)) }
}

/** A standard normal number (Box and Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
