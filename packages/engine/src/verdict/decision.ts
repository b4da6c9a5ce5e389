import type { FraudRisk, ReportState } from '../report/report.ts'
import { type Decision, type Part, type PartName, partNames } from '../report/report-parts.ts'
import { type Sight, stratumOf } from './sight.ts'
import { type DecisionLimits, type TrustModel, trustModel } from './trust-model.ts'

/** One word with stated errors: book, ask first, don't book.
 *
 *  Class-conditional conformal prediction (Vovk 2012, "Conditional validity of inductive conformal predictors"): a creator may be clean
 *  while the total log-odds are no higher than those of all but a few clean ones of whom as much was seen, and may be manipulated while they
 *  are no lower than those of all but 5 of 100 manipulated ones. Where only one of the two is possible, that is the word; else it is
 *  ask first. Parts come before it: what is wholly above the line is not outvoted. */

/** An open part with more than this share is asked about before anybody books. */
export const openShareMax = 0.1

/** The narrower side of trust comes with the words: below 70 nothing is booked away, and `dont-book` never stands beside a trust of 70 or more. */
const poorFrom = Math.log(0.305 / 0.695)

export interface Judged {
  state: ReportState
  /** How much was looked at: creators are compared with those of whom it was as much. */
  sight: Sight
  parts: readonly Part[]
  /** The platform shows comments and none came: to leave them out would pay for whoever bought them. */
  hidesComments: boolean
  fraudRisk: FraudRisk
  /** Log-odds of manipulation, prior included. */
  total: number
}

/** @returns the decision with what it rests on; `counterfactuals/deciding.ts` says what would settle an open one */
export function decisionOf(judged: Judged, model: TrustModel = trustModel): Omit<Decision, 'wouldDecide'> {
  const { parts, total, sight } = judged
  const manipulated = parts.filter(({ verdict }) => verdict === 'manipulated')
  if (manipulated.length > 0) return { word: 'dont-book', because: strongestFirst(manipulated) }
  const limits = model.decision[stratumOf(sight, parts)]
  const open = openParts(parts)
  if (limits !== undefined && onlyManipulated(total, limits) && total >= poorFrom)
    return { word: 'dont-book', because: strongestFirst(open) }
  if (limits !== undefined && onlyClean(total, limits) && isBookable(judged)) {
    const clear = parts.filter(({ verdict }) => verdict === 'clear')
    return { word: 'book', because: clear.map(({ part }) => part) }
  }
  return { word: 'ask-first', because: strongestFirst(open) }
}

function onlyManipulated(total: number, { manipulatedFrom, cleanUntil }: DecisionLimits): boolean {
  return total > manipulatedFrom && total > cleanUntil
}

function onlyClean(total: number, { manipulatedFrom, cleanUntil }: DecisionLimits): boolean {
  return total < cleanUntil && total < manipulatedFrom
}

/** Nobody is booked on parts that say nothing: one about people and one about posts is clear, and none is open or worse. */
export function partsAllowBooking(parts: readonly Part[]): boolean {
  const isClear = (...names: PartName[]) =>
    parts.some(({ part, verdict }) => names.includes(part) && verdict === 'clear')
  return (
    isClear('followers', 'growth') &&
    isClear('likes', 'views', 'comments') &&
    openParts(parts).length === 0 &&
    parts.every(({ verdict }) => verdict !== 'manipulated')
  )
}

function openParts(parts: readonly Part[]): Part[] {
  return parts.filter(({ verdict, share }) => verdict === 'undecided' && (share ?? 0) > openShareMax)
}

function isBookable({ state, parts, fraudRisk, hidesComments }: Judged): boolean {
  const risky = fraudRisk === 'high' || fraudRisk === 'critical'
  return state === 'READY' && partsAllowBooking(parts) && !risky && !hidesComments
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
