import type { FraudRisk, ReportState } from '../report/report.ts'
import { type Decision, type Part, type PartName, partNames } from '../report/report-parts.ts'
import { type Sight, sights } from './sight.ts'
import { type TrustModel, trustModel } from './trust-model.ts'

/** One word with stated errors: book, ask first, don't book.
 *
 *  Class-conditional conformal prediction (Vovk 2012, "Conditional validity of inductive conformal predictors"): a creator may be clean
 *  while the total log-odds are no higher than those of all but a few clean ones of whom as much was seen, and may be manipulated while they
 *  are no lower than those of all but 4 of 100 manipulated ones, or while the parts keep anybody from booking. Where only one of the two is
 *  possible, that is the word; else it is ask first. Parts come before it: what is wholly above the line is not outvoted. */

/** An open part with more than this share is asked about before anybody books. */
export const openShareMax = 0.1

/** The words agree with trust: `dont-book` never stands beside 70 or more, and `book` never beside less. */
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

/** @returns the decision with what it rests on; `counterfactuals/deciding.ts` says what would settle an open one */
export function decisionOf(judged: Judged, model: TrustModel = trustModel): Omit<Decision, 'wouldDecide'> {
  const { parts, total } = judged
  const manipulated = parts.filter(({ verdict }) => verdict === 'manipulated')
  if (manipulated.length > 0) return { word: 'dont-book', because: strongestFirst(manipulated) }
  const open = openParts(parts)
  const possible = possibleClasses(judged, model)
  if (!possible.clean && possible.manipulated && total >= poorFrom)
    return { word: 'dont-book', because: strongestFirst(open) }
  if (possible.clean && !possible.manipulated && total < poorFrom && isBookable(judged)) {
    const clear = parts.filter(({ verdict }) => verdict === 'clear')
    return { word: 'book', because: clear.map(({ part }) => part) }
  }
  return { word: 'ask-first', because: strongestFirst(open) }
}

/** The conformal set. What a newcomer would get wrong is to ask for `cleanUntil` of those as well whom their parts bar from a booking: nobody among
 *  them was ever taken for clean, so where all are barred the limit is endless, and the worst total would still be open. */
function possibleClasses({ sight, parts, total }: Judged, { decision }: TrustModel) {
  const limits = decision[sights.indexOf(sight)]
  if (limits === undefined) return { clean: true, manipulated: true }
  return {
    clean: total <= limits.manipulatedFrom,
    manipulated: total >= limits.cleanUntil || !partsAllowBooking(parts),
  }
}

/** Nobody is booked of whom one part about people and one about posts was not seen, or of whom a part is above the line, or open with more than a
 *  tenth. A part that could be anything is no such obstacle: the limit knows how many purchases hide in those. */
export function partsAllowBooking(parts: readonly Part[]): boolean {
  const isSeen = (...names: PartName[]) => parts.some(({ part, state }) => names.includes(part) && state === 'seen')
  return (
    isSeen('followers', 'growth') &&
    isSeen('likes', 'views', 'comments') &&
    openParts(parts).length === 0 &&
    parts.every(({ verdict }) => verdict !== 'manipulated')
  )
}

function openParts(parts: readonly Part[]): Part[] {
  return parts.filter(({ verdict, share }) => verdict === 'undecided' && (share ?? 0) > openShareMax)
}

function isBookable({ state, parts, fraudRisk }: Judged): boolean {
  const risky = fraudRisk === 'high' || fraudRisk === 'critical'
  return state === 'READY' && partsAllowBooking(parts) && !risky
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
