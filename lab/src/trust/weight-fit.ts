/** Fits what each signal is worth. The loss is that of the probabilities (log loss) on the reweighted population, plus a pull of every
 *  factor to 1, the value with which the signal counts as its author reasoned it: a signal that few creators speak of keeps
 *  about its own weight, and only what many creators show moves it far.
 *
 *  Factors stay positive, so the verdict stays monotone in every signal; nothing is fitted that could break that. */

import { mildUntil, priorLogOdds, shareKnots, signalList } from '@vouch/engine'
import type { TrustRow } from './trust-row.ts'
import { addedLogOdds, type Weights } from './weigher.ts'

/** Factors are kept within a tenth and two and a half: simulations separate the classes better than the world does, and a factor of ten
 *  would say more about the simulator than about creators. */
const factorBounds = [0.1, 2.5] as const

/** Signals that hold a part's share against the line. Their evidence is a chance already; moved far, a part that is wholly above the line
 *  would no longer settle the verdict. */
const partSignals: ReadonlySet<string> = new Set([
  'audience.suspicious',
  'growth.step',
  'engagement.likes-pattern',
  'engagement.views-pattern',
  'engagement.likers',
  'comments.inauthentic',
  'coordination.lockstep',
])
const partFactorMin = 0.75

/** What a table may add from one knot to the next: bounded like the factors, and for the same reason. */
const riseMax = 1.5
/** Strength of the pull of a rise to nothing, for each unit of the pull to 1. */
const pullOfRises = 0.5

/** Strength of the pull to 1, in units of the loss of one creator for a factor that is off by e. Chosen by inner folds of the fitting half
 *  (`trust-folds`), not on the reported half. */
export const pullToOne = 1

/** Choices for what is common to all signals; tried one after the other between rounds. */
const commonChoices = {
  repetition: [0.25, 0.35, 0.5, 0.65, 0.8],
  groupCap: [6, 7, 9],
  excuse: [0.5, 1, 2, 3, 6],
} as const

const sweepsMax = 10
const rounds = 2

const sides = ['mild', 'strong', 'reassures'] as const

/** The weights with which every signal counts as it states itself. */
export function plainWeights(): Weights {
  const ones = () => new Float64Array(signalList.length).fill(1)
  const byShare = signalList.map(({ id }) => new Float64Array(partSignals.has(id) ? shareKnots.length : 0))
  return { mild: ones(), strong: ones(), reassures: ones(), byShare, repetition: 0.5, groupCap: 7, excuse: 3 }
}

/** @param rows with weights, see `reweighted`
 *  @returns the fitted weights; the same rows give the same numbers */
export function fittedWeights(rows: readonly TrustRow[], pull: number = pullToOne): Weights {
  const weights = plainWeights()
  for (let round = 0; round < rounds; round++) {
    fitFactors(rows, weights, pull)
    chooseCommon(rows, weights)
  }
  fitFactors(rows, weights, pull)
  return weights
}

/** @param rows some of those that the weights were fitted to
 *  @returns the weights that these rows give by themselves, from the authors' figures on; what is common to all signals stays as it is. Starting
 *  at the fitted weights would leave in them what the rows that are left out have taught. */
export function refittedWeights(rows: readonly TrustRow[], fitted: Weights, pull: number): Weights {
  const { repetition, groupCap, excuse } = fitted
  const weights = { ...plainWeights(), repetition, groupCap, excuse }
  fitFactors(rows, weights, pull)
  return weights
}

/** Log loss of the rows, by weight. */
export function logLoss(rows: readonly TrustRow[], weights: Weights): number {
  return rows.reduce((sum, row) => sum + row.weight * rowLoss(row, weights), 0)
}

function rowLoss(row: TrustRow, weights: Weights): number {
  const total = priorLogOdds + addedLogOdds(row, weights)
  const wrong = row.manipulated ? -total : total
  return wrong > 30 ? wrong : Math.log1p(Math.exp(wrong))
}

/** One factor after the other, each with a step that grows while it helps and shrinks where it does not (pattern search). */
function fitFactors(rows: readonly TrustRow[], weights: Weights, pull: number): void {
  const factors = sides.flatMap((side) =>
    signalList.flatMap((signal, index) =>
      signal.absence > 0
        ? [{ side, index, step: 0.3, least: leastFactor(signal.id, side), rows: speakingRows(rows, index, side) }]
        : [],
    ),
  )
  const rises = signalList.flatMap((_, index) => risesOf(rows, weights, index))
  for (let sweep = 0; sweep < sweepsMax; sweep++) {
    let moved = false
    for (const rise of rises) {
      if (rise.rows.length === 0 || rise.step < 0.02) continue
      moved = moveRise(rise, weights, pull) || moved
    }
    for (const factor of factors) {
      if (factor.rows.length === 0 || factor.step < 0.01) continue
      moved = moveFactor(factor, weights, pull) || moved
    }
    if (!moved && factors.every(({ step, rows: some }) => step < 0.01 || some.length === 0)) return
  }
}

type Side = (typeof sides)[number]

function leastFactor(id: string, side: Side): number {
  return side !== 'reassures' && partSignals.has(id) ? partFactorMin : factorBounds[0]
}

interface Factor {
  side: Side
  index: number
  step: number
  /** The smallest value it may take. */
  least: number
  rows: readonly TrustRow[]
}

/** @returns whether the factor moved */
function moveFactor(factor: Factor, weights: Weights, pull: number): boolean {
  const values = weights[factor.side]
  const before = values[factor.index] ?? 1
  const costAt = (value: number): number => {
    values[factor.index] = value
    return logLoss(factor.rows, weights) + pull * Math.log(value) ** 2
  }
  const cost = costAt(before)
  for (const direction of [1, -1]) {
    const value = Math.max(factor.least, Math.min(factorBounds[1], before * Math.exp(direction * factor.step)))
    if (value !== before && costAt(value) < cost - 1e-9) {
      factor.step *= 1.3
      return true
    }
  }
  values[factor.index] = before
  factor.step *= 0.5
  return false
}

/** What a table adds from one knot to the next. */
interface Rise {
  index: number
  knot: number
  step: number
  /** Creators with a larger share. */
  rows: readonly TrustRow[]
}

function risesOf(rows: readonly TrustRow[], weights: Weights, index: number): Rise[] {
  return Array.from({ length: Math.max(0, (weights.byShare[index]?.length ?? 0) - 1) }, (_, knot) => ({
    index,
    knot,
    step: 0.3,
    rows: rows.filter(({ places }) => (places[index] ?? Number.NaN) > knot),
  }))
}

/** @returns whether the rise moved; everything above it moves with it, so a table never falls */
function moveRise(rise: Rise, weights: Weights, pull: number): boolean {
  const table = weights.byShare[rise.index] ?? new Float64Array()
  const before = (table[rise.knot + 1] ?? 0) - (table[rise.knot] ?? 0)
  const costAt = (value: number): number => {
    const change = value - ((table[rise.knot + 1] ?? 0) - (table[rise.knot] ?? 0))
    for (let knot = rise.knot + 1; knot < table.length; knot++) table[knot] = (table[knot] ?? 0) + change
    return logLoss(rise.rows, weights) + pullOfRises * pull * value ** 2
  }
  const cost = costAt(before)
  for (const direction of [1, -1]) {
    const value = Math.max(0, Math.min(riseMax, before + direction * rise.step))
    if (value !== before && costAt(value) < cost - 1e-9) {
      rise.step *= 1.3
      return true
    }
  }
  costAt(before)
  rise.step *= 0.5
  return false
}

/** Only the creators of whom a signal says something in this direction depend on its factor. */
function speakingRows(rows: readonly TrustRow[], index: number, side: Side): TrustRow[] {
  return rows.filter(({ logOdds }) => {
    const stated = logOdds[index] ?? Number.NaN
    const spoken = side === 'reassures' ? -stated : stated
    return spoken > (side === 'strong' ? mildUntil : 0)
  })
}

function chooseCommon(rows: readonly TrustRow[], weights: Weights): void {
  for (const key of ['repetition', 'groupCap', 'excuse'] as const) {
    const costs = commonChoices[key].map((value) => ({ value, cost: logLoss(rows, { ...weights, [key]: value }) }))
    weights[key] = costs.reduce((best, one) => (one.cost < best.cost ? one : best)).value
  }
}
