import { arrivalShare, purchaseLogOdds } from '../arrival/arrival-evidence.ts'
import { arrivalModel } from '../arrival/arrival-model.ts'
import type { ArrivalReading } from '../arrival/arrival-reading.ts'
import type { ArrivalWay } from '../arrival/delivery-shapes.ts'
import { type PostBurst, postBursts, spanWords } from '../arrival/post-bursts.ts'
import type { Facts } from '../facts.ts'
import type { BoughtShare } from '../posts/bought-share.ts'
import type { Evidence } from '../report/report-signals.ts'
import { platformNames } from '../snapshot/platform-names.ts'
import { factor, count as people, percent, plural } from '../verdict/wording.ts'
import { type Measurement, measured, unmeasured } from './signal.ts'

/** From "these counts came like that" to evidence: the same weighing for likes and views.
 *
 *  What a newcomer would get wrong is to call a post that grew fast suspicious. Fast growth that other counts share is success; what is asked is
 *  whether this count came when the others did not. */

/** Log-odds from which a reader's attention is asked for: three to one. */
const concernFrom = 1.1
/** Posts named as evidence; all of them count. */
const evidenceMax = 8

/** What each way of delivery looks like, to complete "... the way they do when a part of them ...". */
const wayWords: Readonly<Record<ArrivalWay, string>> = {
  fast: 'are delivered within hours of posting',
  delayed: 'are delivered all at once, days after posting',
  drip: 'are delivered evenly over several days',
}

/** @param name the count that may have been bought
 *  @returns unmeasured where fewer than six posts were read twice before the last look */
export function arrivalMeasurement(facts: Facts, name: 'likes' | 'views'): Measurement {
  const reading = facts.arrival[name]
  if (reading === null) return unmeasured(`Needs ${name} counted several times on at least 6 posts.`)
  const bought = arrivalShare(reading)
  const logOdds = purchaseLogOdds(reading)
  const concern = logOdds >= concernFrom
  const posts = plural(reading.curves.length, 'post')
  return measured({
    value: Math.exp(logOdds),
    verdict: concern ? 'concern' : logOdds < -0.2 ? 'strength' : 'neutral',
    benchmark: {
      value: 1,
      source: `Simulated: ${people(arrivalModel.creators)} creators with and without purchases; no public data show such purchases`,
      basis: `${name} at each reading compared with ${besideWords(reading, name)} on ${platformNames[facts.snapshot.platform]}, ${posts}`,
    },
    logOdds,
    uncertainty: 0.3 + 3 / (reading.curves.length + 6),
    evidence: concern ? evidenceOf(facts, reading, name) : [],
    explanation: concern
      ? `On ${posts} we checked several times, ${name} came in the way they do when some of them ${wayWords[reading.way]}: an estimated ${shareWords(bought)} of ${name} were purchased. These counts make a purchase ${factor(Math.exp(logOdds))} times as likely; posts that were promoted or shared by others can look the same.`
      : `On ${posts} we checked several times, ${name} came in ${reading.beside === null ? 'the way they usually do' : 'along with the other counts'}.`,
  })
}

/** @example "25% (15% to 35%)" */
function shareWords({ share, low, high }: BoughtShare): string {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`
}

function besideWords({ beside }: ArrivalReading, name: 'likes' | 'views'): string {
  if (beside === null) return 'the usual course of a post'
  return beside === 'comments' ? 'comments' : `${rivalOf(name)} and comments`
}

function rivalOf(name: 'likes' | 'views'): 'likes' | 'views' {
  return name === 'likes' ? 'views' : 'likes'
}

/** What was lost again first, for it is the plainest; then the posts whose count came most at once. */
function evidenceOf({ snapshot }: Facts, reading: ArrivalReading, name: 'likes' | 'views'): Evidence[] {
  const beside = reading.beside === 'comments' ? 'comments' : rivalOf(name)
  const bursts = postBursts(reading.curves, snapshot.fetchedAt, snapshot.platform, beside, arrivalModel.curves)
  const losing = reading.losing.length
  return [
    ...(losing === 0
      ? []
      : [
          {
            at: null,
            text: `${losing} of ${plural(reading.curves.length, 'post')} later lost more than 5% of ${name}`,
            refs: reading.losing.slice(0, evidenceMax).map(({ post }) => post.id),
          },
        ]),
    ...bursts.slice(0, evidenceMax).map((burst) => ({
      at: burst.post.publishedAt,
      text: burstWords(burst, name),
      refs: [burst.post.id],
    })),
  ]
}

/** @example "52% of 1,204 likes came in the first 6 hours, as did 24% of views" */
function burstWords(burst: PostBurst, name: 'likes' | 'views'): string {
  const usual = percent(burst.usual)
  const beside = burst.beside === null ? `where ${usual} is usual` : `compared with ${usual} of ${burst.beside}`
  return `${percent(burst.part)} of ${people(burst.post[name] ?? 0)} ${name} came ${spanWords(burst)}, ${beside}`
}
