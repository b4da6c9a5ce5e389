import type { CountTable } from './count-table.ts'
import { addTastes, type CrowdFit, chanceOf, crowdFit, type Places, placesOf, weightsOf } from './crowd-law.ts'
import { insideFrom, outsideFrom, sightOf } from './ring-sight.ts'

/** Explains who acts how often inside a set of posts by two kinds of accounts: the crowd (`crowd-law.ts`), and a ring, each
 *  member of which acts on each post inside with one chance and on each outside with another, far lower one.
 *
 *  Fitted by expectation and maximization (Dempster, Laird and Rubin 1977) on the table of counts. Accounts seen fewer than twice
 *  are missing from the table; how many members are among them follows from the chances. */

/** Chances inside from which the fit begins: a ring of which all is seen, and one of which the lists show a part. */
const starts: readonly number[] = [0.85, 0.3]
/** Where the fit begins: part of the accounts that are members, and how often they act outside as a part of inside. */
const startingPart = 0.1
/** Log-likelihood that a round must gain to be followed by another, after the first few. */
const enough = 0.01
const roundsMin = 5
/** Rounds for the crowd alone, whose few weights settle fast. */
const crowdRounds = 12

export interface RingFit {
  /** Members, those whom the lists show once or never included. */
  members: number
  /** Members among those seen twice or more, in expectation. */
  seen: number
  /** Actions of those members who are seen once, in expectation. */
  singles: number
  /** Chance that a member is seen on a post inside, and on one outside. */
  inside: number
  outside: number
  /** Chance of belonging, 0 to 1, for each place of the table; 0 where nobody is. */
  belongs: Float64Array
  /** ln of how much better both kinds explain the table than the crowd alone. */
  gain: number
}

/** A fit between two rounds. */
interface Guess {
  members: number
  inside: number
  outside: number
  weights: Float64Array
  /** Ordinary accounts of each row. */
  ordinary: Float64Array
}

/** What a round finds under a guess. */
interface Found {
  next: Guess
  seen: number
  singles: number
  shares: Float64Array
  gain: number
}

/** @param size posts in the set
 *  @param others posts outside, at least 1
 *  @param logOdds of the inside for an ordinary account without a taste
 *  @param rounds at most */
export function fitRing(table: CountTable, size: number, others: number, logOdds: number, rounds: number): RingFit {
  const places = placesOf(table, size, others, logOdds)
  const alone = crowdFit(places, Math.min(crowdRounds, rounds))
  const fits = starts.map((inside) => fitFrom(places, alone, size, others, inside, rounds))
  const { guess, found } = fits.reduce((a, b) => (b.found.gain > a.found.gain ? b : a))
  const belongs = new Float64Array(table.counts.length)
  for (const [index, place] of places.place.entries()) belongs[place] = found.shares[index] ?? 0
  const { members, inside, outside } = guess
  return { members, inside, outside, seen: found.seen, singles: found.singles, belongs, gain: found.gain }
}

function fitFrom(places: Places, alone: CrowdFit, size: number, others: number, inside: number, rounds: number) {
  let guess: Guess = {
    members: startingPart * places.total,
    inside,
    outside: startingPart * inside,
    weights: alone.weights,
    ordinary: places.inRow.map((accounts) => (1 - startingPart) * accounts),
  }
  let before = Number.NEGATIVE_INFINITY
  for (let round = 0; ; round += 1) {
    const found = roundOf(places, alone, size, others, guess)
    if (round >= rounds || (round > roundsMin && found.gain - before < enough)) return { guess, found }
    before = found.gain
    guess = found.next
  }
}

/** One round: who belongs under the guess, and the guess that follows from it. */
function roundOf(places: Places, alone: CrowdFit, size: number, others: number, guess: Guess): Found {
  const { row, inside, outside, count, law, total, inRow } = places
  const [within, without] = [binomials(size, guess.inside), binomials(others, guess.outside)]
  const sight = sightOf(size, others, guess.inside, guess.outside)
  let gain = total - guess.members * sight.seen
  for (const accounts of guess.ordinary) gain -= accounts
  let [seen, actsIn, actsOut] = [0, 0, 0]
  const found = new Float64Array(guess.weights.length)
  const ordinary = new Float64Array(inRow.length)
  const shares = new Float64Array(count.length)
  for (let index = 0; index < count.length; index += 1) {
    const [x, out, at, accounts] = [inside[index] ?? 0, outside[index] ?? 0, row[index] ?? 0, count[index] ?? 0]
    const chance = chanceOf(law, guess.weights, index)
    const ofRing = guess.members * (within[x] ?? 0) * (without[out] ?? 0)
    const both = Math.max(Number.MIN_VALUE, ofRing + (guess.ordinary[at] ?? 0) * chance)
    const share = ofRing / both
    shares[index] = share
    gain += accounts * Math.log(both / ((inRow[at] ?? 1) * (alone.chance[index] ?? 1)))
    const belong = accounts * share
    seen += belong
    actsIn += belong * x
    actsOut += belong * out
    ordinary[at] = (ordinary[at] ?? 0) + accounts - belong
    addTastes(found, law, guess.weights, index, (accounts - belong) / chance)
  }
  const weights = weightsOf(found, total - seen)
  const some = Math.max(Number.MIN_VALUE, seen)
  const chanceIn = insideFrom(size, others, actsIn / some, guess.outside)
  const chanceOut = outsideFrom(size, others, actsOut / some, chanceIn)
  const members = seen / sightOf(size, others, chanceIn, chanceOut).seen
  const next = { members, inside: chanceIn, outside: chanceOut, weights, ordinary }
  return { next, seen, singles: guess.members * (sight.onceIn + sight.onceOut), shares, gain }
}

/** Each chance from the one before; of three hundred trials that nearly all hit, the first is too small for a number, and the rest with it,
 *  which only says that such a ring is none.
 *
 *  @returns the chance of each number of hits, 0 to `trials` */
export function binomials(trials: number, chance: number): Float64Array {
  const odds = chance / (1 - chance)
  const chances = new Float64Array(trials + 1)
  let each = (1 - chance) ** trials
  for (let hits = 0; hits <= trials; hits += 1) {
    chances[hits] = each
    each *= ((trials - hits) / (hits + 1)) * odds
  }
  return chances
}
