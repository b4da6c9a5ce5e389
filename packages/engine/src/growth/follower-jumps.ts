import { median } from '../statistics/quantile.ts'
import { robustSpread } from '../statistics/robust-spread.ts'
import { type FollowerDays, type FollowerStep, unitsSeen } from './follower-days.ts'
import { type CauseSources, causeFinder, type GrowthCause } from './growth-causes.ts'

/** Days on which followers arrived in a way that the creator's usual growth does not explain.
 *
 *  A jump is never evidence by itself. Most jumps have a cause that a post shows, so each is handed on with every
 *  innocent reading that was found and with a weight that says how much of it is left unexplained. */

/** One wave of arrivals, from its first unusual step to its last. */
export interface FollowerJump {
  /** Consecutive steps of the wave, oldest first. */
  steps: FollowerStep[]
  /** Followers above the usual gain. */
  excess: number
  /** Highest gain of a day over the usual day. */
  times: number
  cause: GrowthCause | null
  /** The wave dies down over days, as waves of attention do; a delivery ends from one day to the next. */
  fades: boolean
  /** Gains that paid promotion of the platform can bring: several moderate days. */
  likeAdvertising: boolean
  /** Whether the snapshot reaches back to posts of those days, so that a cause could be found. */
  postsKnown: boolean
  /** How much of the excess counts as unexplained, 0 to 1. */
  weight: number
}

/** A jump is eight times the usual day, eight spreads above it, at least .3 % of all followers and at least 15 people a day, 50 in its wave.
 *
 *  All must hold at once. On steady growth of 100 a day with a spread of 30 the rate must exceed 800 a day; with
 *  100,000 followers at least 300 people must be too many. */
const timesMin = 8
const spreadsMin = 8
const shareMin = 0.003
const peopleMin = 15
const wavePeopleMin = 50
/** Advertising: "at most about 5,000 a day" (HypeAuditor), spread over a week or so.
 *
 *  Shares are of the followers before the wave, so a small creator's campaign is small too. */
const advertising = { perDayMax: 5_000, shareMax: 0.02, daysMin: 4 } as const

/** What is left of the doubt where advertising could bring the gains. It could, and so could a slow delivery; a brand that sees the
 *  words "could be advertising" should ask, so a part stays and the words say that it does. */
const advertisingPart = 0.15

/** Days after the peak that lie between a delivery's "all" and "nothing".
 *
 *  A single smaller day after the peak is what a delivery that ends at noon leaves. */
const fadingDaysMin = 2

/** The waves with the ruler that they were measured by. */
export interface FollowerJumps {
  jumps: FollowerJump[]
  /** Usual gain of a day. */
  usual: number
}

/** Neighbouring unusual steps are one wave. Cost: one pass over the steps, and one look through the causes for each
 *  wave.
 *
 *  @param growth at least a week of steps, for the usual day to be known
 *  @returns waves in order of time, explained ones included */
export function followerJumps(facts: CauseSources, growth: FollowerDays): FollowerJumps {
  const rates = growth.steps.map((step) => step.perDay)
  const usual = Math.max(0, median(rates))
  const spread = robustSpread(rates)
  const finder = causeFinder(facts)
  const jumps: FollowerJump[] = []
  let wave: FollowerStep[] = []
  for (const [index, step] of growth.steps.entries()) {
    if (isJump(step, usual, spread, growth.unit)) wave.push(step)
    const ends = wave.length > 0 && (wave.at(-1) !== step || index === growth.steps.length - 1)
    if (!ends) continue
    const rest = growth.steps.slice(wave.at(-1) === step ? index + 1 : index, index + 6)
    const jump = jumpOf(wave, rest, usual, spread, finder)
    if (jump.excess > wavePeopleMin) jumps.push(jump)
    wave = []
  }
  return { jumps, usual }
}

/** Whether a step stands out. Both the rate and the people must: a creator of 200 followers may double in a day.
 *
 *  Counts that a platform rounds show nothing below two and a half of their units. */
function isJump({ gain, perDay, days, followers }: FollowerStep, usual: number, spread: number, unit: number): boolean {
  const limit = Math.max(timesMin * usual, usual + spreadsMin * spread)
  // Spread over a gap of days, a jump looks smaller; its people are still counted whole.
  const people = Math.max(peopleMin, shareMin * (followers - gain), unitsSeen * unit)
  return perDay > limit && gain - usual * days > people
}

/** Weighs a wave: what it brought beyond the usual, and every innocent reading of it.
 *
 *  @param rest up to five steps after the wave, in which it may fade
 *  @param usual gain of a usual day, at least 0
 *  @param spread robust spread of the daily gains
 *  @returns the wave; its weight is 1 for a bulk that nothing explains and .02 for one with a cause */
function jumpOf(
  steps: FollowerStep[],
  rest: readonly FollowerStep[],
  usual: number,
  spread: number,
  finder: ReturnType<typeof causeFinder>,
): FollowerJump {
  const [first, last] = [steps[0], steps.at(-1)]
  const peak = Math.max(...steps.map((step) => step.perDay))
  const excess = steps.reduce((sum, step) => sum + step.gain - usual * step.days, 0)
  const days = steps.reduce((sum, step) => sum + step.days, 0)
  const firstDay = first === undefined ? 0 : first.day - first.days
  const cause = finder.causeOf(firstDay, last?.day ?? 0)
  const fades = fadingDays([...steps, ...rest], usual, spread, peak) >= fadingDaysMin
  const before = (first?.followers ?? 0) - (first?.gain ?? 0)
  const likeAdvertising =
    days >= advertising.daysMin && peak <= Math.min(advertising.perDayMax, advertising.shareMax * before)
  const postsKnown = finder.postsKnownAround(firstDay)
  // Each innocent reading leaves a part of the doubt: a found cause nearly none, a wave that fades a tenth.
  const weight = (cause === null ? 1 : 0.02) * (fades ? 0.1 : 1) * (likeAdvertising ? advertisingPart : 1)
  return { steps, excess, times: peak / Math.max(1, usual), cause, fades, likeAdvertising, postsKnown, weight }
}

/** Counts the days after the peak that still bring a part of it, 8 to 80 per cent, each less than the one before.
 *  @returns 0 for a delivery that ends overnight; 2 and more is what attention looks like */
function fadingDays(steps: readonly FollowerStep[], usual: number, spread: number, peak: number): number {
  const top = steps.findIndex((step) => step.perDay === peak)
  let [fading, before] = [0, peak]
  for (const { perDay } of steps.slice(top + 1)) {
    const part = (perDay - usual) / (peak - usual)
    if (part < 0.08 || perDay > before || perDay - usual < 2 * spread) break
    if (part <= 0.8) fading += 1
    before = perDay
  }
  return fading
}
