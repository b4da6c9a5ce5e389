import type { FraudRisk, ReportState } from '../report/report.ts'
import { type DecidingData, type Decision, type Part, type PartName, partNames } from '../report/report-parts.ts'
import { type Sight, stratumOf } from './sight.ts'
import { type DecisionLimits, type TrustModel, trustModel } from './trust-model.ts'

/** One word with stated errors: book, ask first, don't book.
 *
 *  Class-conditional conformal prediction (Vovk 2012, "Conditional validity of inductive conformal predictors"): a creator may be clean
 *  while the total log-odds are no higher than those of all but a few clean ones of whom as much was seen, and may be manipulated while they
 *  are no lower than those of all but 5 of 100 manipulated ones. Where only one of the two is possible, that is the word; else it is
 *  ask first. Parts come before it: what is wholly above the line is not outvoted. */

/** An open part with more than this share is asked about before anybody books. */
const openShareMax = 0.1
/** At most so many are named: a brand that is told six things to ask asks none. */
const decidingMax = 3

/** The narrower side of trust comes with the words: below 70 nothing is booked away, and `dont-book` never stands beside a trust of 70 or more. */
const poorFrom = Math.log(0.305 / 0.695)

export interface Judged {
  state: ReportState
  /** How much was looked at: creators are compared with those of whom it was as much. */
  sight: Sight
  parts: readonly Part[]
  fraudRisk: FraudRisk
  /** Log-odds of manipulation, prior included. */
  total: number
}

/** @returns the decision, with what it rests on and, for `ask-first`, what would settle it */
export function decisionOf(judged: Judged, model: TrustModel = trustModel): Decision {
  const { parts, total, sight } = judged
  const manipulated = parts.filter(({ verdict }) => verdict === 'manipulated')
  if (manipulated.length > 0) return { word: 'dont-book', because: strongestFirst(manipulated), wouldDecide: [] }
  const limits = model.decision[stratumOf(sight, parts)]
  const open = openParts(parts)
  if (limits !== undefined && onlyManipulated(total, limits) && total >= poorFrom)
    return { word: 'dont-book', because: strongestFirst(open), wouldDecide: [] }
  if (limits !== undefined && onlyClean(total, limits) && isBookable(judged)) {
    const clear = parts.filter(({ verdict }) => verdict === 'clear')
    return { word: 'book', because: clear.map(({ part }) => part), wouldDecide: [] }
  }
  return { word: 'ask-first', because: strongestFirst(open), wouldDecide: wouldDecide(parts, open) }
}

function onlyManipulated(total: number, { manipulatedFrom, cleanUntil }: DecisionLimits): boolean {
  return total > manipulatedFrom && total > cleanUntil
}

function onlyClean(total: number, { manipulatedFrom, cleanUntil }: DecisionLimits): boolean {
  return total < cleanUntil && total < manipulatedFrom
}

/** Nobody is booked whose followers nobody has seen from any side, or whose posts nobody has, nor beside a part that is open or worse. */
export function partsAllowBooking(parts: readonly Part[]): boolean {
  const seesPeople = isSeen(parts, 'followers') || isSeen(parts, 'growth')
  const seesPosts = isSeen(parts, 'likes') || isSeen(parts, 'views') || isSeen(parts, 'comments')
  return (
    seesPeople && seesPosts && openParts(parts).length === 0 && parts.every(({ verdict }) => verdict !== 'manipulated')
  )
}

function openParts(parts: readonly Part[]): Part[] {
  return parts.filter(({ verdict, share }) => verdict === 'undecided' && (share ?? 0) > openShareMax)
}

function isBookable({ state, parts, fraudRisk }: Judged): boolean {
  const risky = fraudRisk === 'high' || fraudRisk === 'critical'
  return state === 'READY' && partsAllowBooking(parts) && !risky
}

/** An undecided part first; then what nobody could see and no booking goes without; then the follower list, which settles most. */
function wouldDecide(parts: readonly Part[], open: readonly Part[]): DecidingData[] {
  const wanted = new Set<DecidingData>(strongestFirst(open))
  const [followers, growth] = [isSeen(parts, 'followers'), isSeen(parts, 'growth')]
  if (!followers) wanted.add('followersSample')
  if (!growth) wanted.add('history')
  if (!(['likes', 'views', 'comments'] as const).some((name) => isSeen(parts, name))) wanted.add('posts')
  wanted.add('insights')
  return [...wanted].slice(0, decidingMax)
}

function isSeen(parts: readonly Part[], name: PartName): boolean {
  return parts.some(({ part, state }) => part === name && state === 'seen')
}

/** By the unfavourable end that is certain, then by the share; equals in the order of the parts. */
function strongestFirst(parts: readonly Part[]): PartName[] {
  return [...parts]
    .sort(
      (a, b) =>
        (b.low ?? 0) - (a.low ?? 0) ||
        (b.share ?? 0) - (a.share ?? 0) ||
        partNames.indexOf(a.part) - partNames.indexOf(b.part),
    )
    .map(({ part }) => part)
}
