import type { Part, Surer } from '../../report/report.ts'
import type { Platform } from '../../snapshot/snapshot.ts'
import { type Contribution, weighed } from '../contributions.ts'
import type { Answer } from '../part-signals.ts'
import { besideParts, verdictOf } from '../trust.ts'
import { type TrustModel, trustModel, weightOf } from '../trust-model.ts'
import { ordinaryAnswer } from './ordinary-answer.ts'
import { type DataRequest, dataRequests, type Holdings } from './requests.ts'

/** What would narrow the interval most: each thing that could be asked for, with the width that the interval would have if it were
 *  added and showed what it shows for the median clean creator.
 *
 *  What a newcomer would get wrong is to read the width as a promise. Nobody knows what the new data will say. If it
 *  speaks for manipulation instead, the score moves, and the interval with it: that is what asking is for. */

/** A reader who is told ten things does none of them. */
const requestsMax = 3
/** A gain below two points is not worth asking anybody for. */
const gainMin = 2

/** @param contributions of the report
 *  @param parts of the report, which bound its interval
 *  @param holdings what there is already
 *  @returns at most three requests, the one that narrows most first; none where nothing that can be asked for helps */
export function surerBy(
  contributions: readonly Contribution[],
  parts: readonly Part[],
  holdings: Holdings,
  platform: Platform,
  model: TrustModel = trustModel,
): Surer[] {
  const from = widthOf(contributions, parts)
  return dataRequests
    .filter((request) => request.lacking(holdings))
    .map((request) => {
      const answers = contributions.map((one) => answerWith(one, request, platform, model))
      return {
        part: request.part,
        text: request.text,
        width: { from, to: widthOf(weighed(answers, model), parts) },
      }
    })
    .filter(({ width }) => width.from - width.to >= gainMin)
    .sort((a, b) => a.width.to - b.width.to)
    .slice(0, requestsMax)
}

function widthOf(contributions: readonly Contribution[], parts: readonly Part[]): number {
  const { low, high } = besideParts(verdictOf(contributions), parts).trust
  return high - low
}

/** The answer once a request is met. What was measured keeps its log-odds, so nothing that was seen is wished away, and its
 *  uncertainty becomes at most that of ample data; what was missing answers as for the median clean creator. */
function answerWith(one: Contribution, { signals }: DataRequest, platform: Platform, model: TrustModel): Answer {
  const { definition, measurement } = one
  const asked = signals.some((name) => name === definition.id || (name.endsWith('.') && definition.id.startsWith(name)))
  if (!asked) return one
  if (!measurement.measured) return ordinaryAnswer(one, platform, model) ?? one
  const { uncertainty } = weightOf(model, definition.id, definition.absence)
  return { definition, measurement: { ...measurement, uncertainty: Math.min(measurement.uncertainty, uncertainty) } }
}
