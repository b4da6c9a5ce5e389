/** Fits one head of the forecast and reads its error quantiles off creators that the fit had not seen.
 *
 *  Two things are easily confused. The *centre* is fitted by least absolute error; the *range* is not fitted at all but counted:
 *  each creator is forecast by a head that was fitted without him, and the errors' quantiles are the range (cross-conformal
 *  prediction, Vovk 2015). */
import {
  type ErrorQuantiles,
  type ForecastHead,
  forecastCentre,
  forecastWidth,
  ownLevel,
  type PastTraits,
  pastTraits,
  postSpread,
  type Recency,
  weightCount,
  widthTerms,
} from '@vouch/engine'
import { conformalQuantile, linearFit, meanWeights, middle } from './absolute-fit.ts'
import { type ForecastExample, withNewestPosts } from './forecast-example.ts'

export interface HeadSettings {
  recencies: readonly Recency[]
  /** Pull of the weights towards equal ones. */
  pull: number
  /** False gives every creator the same width, to see what predicting it is worth. */
  ownWidths: boolean
}

type Identity = Pick<ForecastHead, 'platform' | 'metric' | 'counted'>

/** An example as the fit sees it: as it is, and from a few of its newest posts. Made once, because fits are many. */
export interface PreparedExample {
  creator: string
  full: Case
  scarce: readonly Case[]
}

interface Case {
  traits: PastTraits
  followers: number | null
  /** Logarithm of the median of the rest. */
  target: number
  /** Logarithms of the rest at ten even places: every creator has the same say, however many posts followed. */
  singles: readonly number[]
}

/** A creator is also forecast from only this many of the newest posts, so that the say of the followers and the width of
 *  scarce pasts are learnt and not assumed. */
const scarcePasts = [1, 2, 3, 5, 8]
const innerFolds = 5
/** Below this many creators weights and width are taken from a head of another platform. */
const ownFitMin = 60
/** A borrowed shift has the say of this many creators. */
const borrowedSay = 10
/** Posts' worth of say of the followers that are compared; one number for a whole head needs no finer steps. */
const followerSays = [0, 0.25, 0.5, 1, 2]
/** Posts' worth of say of the usual spread. */
const usualSpreadPosts = 4
/** The logarithm of an error has no floor; below this size errors are alike. */
const errorFloor = 0.03

/** @returns the example as the fit sees it */
export function preparedExample(example: ForecastExample, recencies: readonly Recency[]): PreparedExample {
  const scarce = scarcePasts
    .filter((posts) => posts < example.past.logCounts.length)
    .map((posts) => caseOf(withNewestPosts(example, posts), recencies))
  return { creator: example.creator, full: caseOf(example, recencies), scarce }
}

/** @param neighbour a head of another platform to borrow from where the creators are few; null for none
 *  @returns the head, the same for the same creators in any order */
export function fittedHead(
  identity: Identity,
  examples: readonly PreparedExample[],
  settings: HeadSettings,
  neighbour: ForecastHead | null,
): ForecastHead {
  const borrow = examples.length < ownFitMin ? neighbour : null
  const head = fittedCentre(identity, examples, settings, borrow)
  const { full, scarce } = unseenErrors(examples, (chosen) => fittedCentre(identity, chosen, settings, borrow))
  const width = borrow?.width ?? (settings.ownWidths ? fittedWidth(head, [...full, ...scarce]) : head.width)
  const wide = { ...head, width }
  const median = errorQuantiles(full.map(({ unseen, error }) => error / forecastWidth(wide, unseen.traits)))
  const singles = full.flatMap(({ unseen, error }) => {
    const [unit, spread] = [forecastWidth(wide, unseen.traits), postSpread(wide, unseen.traits)]
    return unseen.singles.map((single) => beyondMedian(single - unseen.target + error, unit, median) / spread)
  })
  return roundedHead({ ...wide, median, single: errorQuantiles(singles) })
}

/** What of an error of a single post the range of the median leaves over, as variances are subtracted.
 *  @returns 0 inside the median's range, else with the sign of the error */
function beyondMedian(error: number, unit: number, median: ErrorQuantiles): number {
  const reach = (error < 0 ? median.low : median.high) * unit
  return Math.sign(error) * Math.sqrt(Math.max(0, error ** 2 - reach ** 2))
}

interface UnseenError {
  unseen: Case
  error: number
}

/** The errors of creators that the centre was not fitted on. */
export function unseenErrors(
  examples: readonly PreparedExample[],
  fit: (chosen: readonly PreparedExample[]) => ForecastHead,
): { full: UnseenError[]; scarce: UnseenError[] } {
  const folds = Math.min(innerFolds, examples.length)
  const foldOf = creatorFolds(
    examples.map(({ creator }) => creator),
    folds,
    1,
  )
  const errors: { full: UnseenError[]; scarce: UnseenError[] } = { full: [], scarce: [] }
  for (let fold = 0; fold < folds; fold += 1) {
    const partial = fit(examples.filter((_, index) => foldOf[index] !== fold))
    const errorOf = (unseen: Case): UnseenError => {
      return { unseen, error: unseen.target - forecastCentre(partial, unseen.traits, unseen.followers) }
    }
    for (const { full, scarce } of examples.filter((_, index) => foldOf[index] === fold)) {
      errors.full.push(errorOf(full))
      errors.scarce.push(...scarce.map(errorOf))
    }
  }
  return errors
}

function errorQuantiles(errors: readonly number[]): ErrorQuantiles {
  return { low: Math.min(0, conformalQuantile(errors, 0.1)), high: Math.max(0, conformalQuantile(errors, 0.9)) }
}

/** Everything but width and error quantiles. */
export function fittedCentre(
  identity: Identity,
  examples: readonly PreparedExample[],
  { recencies, pull }: HeadSettings,
  borrow: ForecastHead | null,
): ForecastHead {
  const cases = examples.map(({ full }) => full)
  const even = new Array<number>(weightCount(recencies)).fill(1 / weightCount(recencies))
  const rows = cases.map(({ traits }) => traits.levels)
  const targets = cases.map(({ target }) => target)
  const weights = borrow?.weights ?? meanWeights(rows, targets, even, pull).weights
  const levels = rows.map((row) => ownLevel(row, weights))
  const base: ForecastHead = {
    ...identity,
    creators: examples.length,
    shift: 0,
    weights,
    expected: { ...expectedLine(cases, levels), posts: 0 },
    usualSpread: {
      value: Math.max(0.05, middle(cases.map(({ traits }) => traits.ownSpread))),
      posts: usualSpreadPosts,
    },
    usualGapDays: middle(cases.flatMap(({ traits }) => traits.gapDays ?? [])),
    width: { intercept: 0, spread: 0, scarcity: 0, gap: 0 },
    median: { low: 0, high: 0 },
    single: { low: 0, high: 0 },
  }
  const scarce = examples.flatMap((example) => example.scarce)
  const known = cases.some(({ followers }) => followers !== null)
  const candidates = (known ? followerSays : [0]).map((posts) => {
    const head = { ...base, expected: { ...base.expected, posts } }
    const shift = middle(cases.map((one) => one.target - forecastCentre(head, one.traits, one.followers)))
    const shifted = { ...head, shift: borrow === null ? shift : mixedShift(shift, examples.length, borrow) }
    const errors = scarce.map((one) => Math.abs(one.target - forecastCentre(shifted, one.traits, one.followers)))
    return { head: shifted, error: errors.reduce((sum, error) => sum + error, 0) }
  })
  return candidates.reduce((best, next) => (next.error < best.error ? next : best)).head
}

function mixedShift(own: number, creators: number, borrow: ForecastHead): number {
  return (creators * own + borrowedSay * borrow.shift) / (creators + borrowedSay)
}

function expectedLine(cases: readonly Case[], levels: readonly number[]): { intercept: number; slope: number } {
  const known = cases.flatMap(({ followers }, index) =>
    followers === null || followers < 1 ? [] : [{ row: [Math.log(followers)], level: levels[index] ?? 0 }],
  )
  if (known.length === 0) return { intercept: 0, slope: 0 }
  const fit = linearFit(
    known.map(({ row }) => row),
    known.map(({ level }) => level),
    [0],
  )
  return { intercept: fit.intercept, slope: fit.coefficients[0] ?? 0 }
}

function fittedWidth(head: ForecastHead, seen: readonly UnseenError[]): ForecastHead['width'] {
  const rows = seen.map(({ unseen }) => {
    const { spread, scarcity, gap } = widthTerms(head, unseen.traits)
    return [spread, scarcity, gap]
  })
  const sizes = seen.map(({ error }) => Math.log(Math.abs(error) + errorFloor))
  const { intercept, coefficients } = linearFit(rows, sizes, [0, 0, -1])
  const [spread = 0, scarcity = 0, gap = 0] = coefficients
  return { intercept, spread, scarcity, gap }
}

function caseOf(example: ForecastExample, recencies: readonly Recency[]): Case {
  const logs = example.rest.map((count) => Math.log(Math.max(count, 0.5))).sort((a, b) => a - b)
  const placed = (tenth: number) => logs[Math.floor(((tenth + 0.5) / 10) * logs.length)] ?? 0
  return {
    traits: pastTraits(example.past, recencies),
    followers: example.followers,
    target: Math.log(Math.max(middle(example.rest), 0.5)),
    singles: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(placed),
  }
}

/** Folds by creator, the same whatever the order: creators are dealt out by the hash of their name and a salt. */
export function creatorFolds(creators: readonly string[], folds: number, salt: number): number[] {
  const dealt = creators.map((creator, index) => ({ index, key: textKey(`${salt}:${creator}`) }))
  dealt.sort((a, b) => a.key - b.key || a.index - b.index)
  const foldOf = new Array<number>(creators.length).fill(0)
  for (const [place, { index }] of dealt.entries()) foldOf[index] = place % folds
  return foldOf
}

/** FNV-1a with a final mix, so that neighbouring names are dealt out apart. */
function textKey(text: string): number {
  let key = 0x811c9dc5
  for (const letter of text) key = Math.imul(key ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  key = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) >>> 0
  return (key ^ (key >>> 13)) >>> 0
}

/** Four digits keep the file short; the figures are measured with the rounded head. */
function roundedHead(head: ForecastHead): ForecastHead {
  // Adding 0 turns a negative zero, which JSON does not know, into a plain one.
  const four = (value: number) => Number(value.toFixed(4)) + 0
  const range = ({ low, high }: ErrorQuantiles) => ({ low: four(low), high: four(high) })
  const { intercept, slope, posts } = head.expected
  const { width } = head
  return {
    ...head,
    shift: four(head.shift),
    weights: roundedWeights(head.weights),
    expected: { intercept: four(intercept), slope: four(slope), posts },
    usualSpread: { ...head.usualSpread, value: four(head.usualSpread.value) },
    usualGapDays: four(head.usualGapDays),
    width: {
      intercept: four(width.intercept),
      spread: four(width.spread),
      scarcity: four(width.scarcity),
      gap: four(width.gap),
    },
    median: range(head.median),
    single: range(head.single),
  }
}

/** The largest weight takes what rounding leaves, so that the sum stays 1. */
function roundedWeights(weights: readonly number[]): number[] {
  const rounded = weights.map((weight) => Math.round(weight * 10_000))
  const largest = rounded.indexOf(Math.max(...rounded))
  const rest = 10_000 - rounded.reduce((sum, weight) => sum + weight, 0)
  return rounded.map((weight, index) => (index === largest ? weight + rest : weight) / 10_000)
}
