import type { Contribution } from '../contributions.ts'
import type { Surer } from '../report.ts'
import type { Platform } from '../snapshot.ts'
import { intervalAt, totalLogOdds } from '../trust.ts'
import { type TrustModel, trustModel, weightOf } from '../trust-model.ts'
import { type DataRequest, dataRequests, type Holdings } from './requests.ts'

/** What would narrow the interval most: each thing that could be asked for, with the width that the interval would have if only that
 *  were added.
 *
 *  What a newcomer would get wrong is to read the width as a promise. Nobody knows what the new data will say; the width
 *  is that of today's score with the doubt that these signals leave when they are measured on ample data. If the new
 *  data moves the score, the interval moves with it. */

/** A reader who is told ten things does none of them. */
const requestsMax = 3
/** A gain below two points is not worth asking anybody for. */
const gainMin = 2

/** @param holdings what there is already
 *  @returns at most three requests, the one that narrows most first; none where nothing that can be asked for helps */
export function surerBy(
  contributions: readonly Contribution[],
  holdings: Holdings,
  platform: Platform,
  model: TrustModel = trustModel,
): Surer[] {
  const total = totalLogOdds(contributions.map(({ logOdds }) => logOdds))
  const widthOf = (doubts: Contribution['doubt'][]): number => {
    const [low, high] = intervalAt(total, doubts, model)
    return high - low
  }
  const from = widthOf(contributions.map(({ doubt }) => doubt))
  return dataRequests
    .filter((request) => request.lacking(holdings))
    .map((request) => ({
      part: request.part,
      text: request.text,
      width: { from, to: widthOf(contributions.map((one) => settledDoubt(one, request, platform, model))) },
    }))
    .filter(({ width }) => width.from - width.to >= gainMin)
    .sort((a, b) => a.width.to - b.width.to)
    .slice(0, requestsMax)
}

/** The doubt that a contribution would leave once a request is met: that of ample data, and never more than it leaves now. */
function settledDoubt(
  { definition, doubt }: Contribution,
  { signals }: DataRequest,
  platform: Platform,
  model: TrustModel,
): Contribution['doubt'] {
  if (!signals.some((name) => name === definition.id || (name.endsWith('.') && definition.id.startsWith(name)))) {
    return doubt
  }
  const weight = weightOf(model, definition.id, definition.absence)
  if (weight.ordinary[platform] === undefined) return doubt
  return { down: Math.min(doubt.down, weight.doubt), up: Math.min(doubt.up, weight.doubt) }
}
