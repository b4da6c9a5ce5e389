/** What the verdict means for what a brand wants. One audience can be unfit to sell to and good enough to show something to; work that
 *  is bought for its own sake depends on no audience at all.
 *
 *  The idea that goals deserve different rules is Mavrck's (now Later); the edges are those of the shares on this page and a proposal of
 *  ours. What a newcomer would get wrong is to read "unknown" as harmless. */

import type { EstimatedShare, FraudRisk, Report } from '@vouch/engine'
import { capitalised, percent, percentRange } from '@vouch/presentation'

export type GoalAnswer = 'good fit' | 'use caution' | 'not a fit' | 'unknown'

export interface GoalVerdict {
  goal: string
  /** What the goal asks for. */
  means: string
  answer: GoalAnswer
  why: string
}

/** From here on a share that looks inauthentic is called raised, and high: the edges of the marks of the audience section. */
export const raisedShare = 0.15
export const highShare = 0.25

type Level = 'low' | 'raised' | 'high' | null

function levelOf(share: EstimatedShare | null): Level {
  if (share === null) return null
  return share.share >= highShare ? 'high' : share.share >= raisedShare ? 'raised' : 'low'
}

/** Worst first. */
const order: readonly GoalAnswer[] = ['not a fit', 'unknown', 'use caution', 'good fit']

function worse(one: GoalAnswer, other: GoalAnswer): GoalAnswer {
  return order.indexOf(one) <= order.indexOf(other) ? one : other
}

const byLevel: Record<Exclude<Level, null>, GoalAnswer> = { low: 'good fit', raised: 'use caution', high: 'not a fit' }

/** A high risk that no share explains was seen in growth or coordination and still calls for care; a critical one is bought by nobody. */
function byRisk(risk: FraudRisk | null): GoalAnswer {
  if (risk === 'critical') return 'not a fit'
  return risk === 'high' ? 'use caution' : 'good fit'
}

/** @returns a verdict for each goal; empty where the report has none itself. */
export function goalVerdicts(
  report: Pick<Report, 'trust' | 'fraudRisk' | 'decision' | 'parts' | 'suspiciousFollowers' | 'suspiciousEngagement'>,
): GoalVerdict[] {
  const { trust, fraudRisk, decision, parts, suspiciousEngagement: engagement } = report
  if (trust === null) return []
  // A sample that says nothing of the others leaves the part unclear; the figure is then the sample's alone.
  const isUnclear = parts.some(({ part, state }) => part === 'followers' && state === 'unclear')
  const followers = isUnclear ? null : report.suspiciousFollowers
  const [seen, heard] = [levelOf(followers), levelOf(engagement)]
  const risk = byRisk(fraudRisk)
  return [
    {
      goal: 'Awareness',
      means: 'people see it',
      // People who see a post are not lost because others are fake: only where both sides look bad is nobody left to reach.
      answer: awareness(seen, heard, risk),
      why: capitalised(`${shareWords('followers', followers)}; ${shareWords('engagement', engagement)}.`),
    },
    {
      goal: 'Sales',
      means: 'people act on it',
      answer: heard === null ? 'unknown' : worse(byLevel[heard], risk),
      why: `Buyers come from people who engage: ${shareWords('engagement', engagement)}${risk === 'good fit' ? '' : `, and fraud risk is ${fraudRisk}`}.`,
    },
    content(decision),
  ]
}

/** Work that is bought for its own sake depends on no audience. Beside a no, that must be said: it is another deal, not another verdict. */
function content(decision: Report['decision']): GoalVerdict {
  const goal = { goal: 'Content', means: 'you use the content yourself' }
  const price = 'Check Safety, and pay for the content alone.'
  if (decision?.word === 'dont-book') {
    return {
      ...goal,
      answer: 'use caution',
      why: `This is a different deal: on your own channels, your audience sees it, so theirs doesn’t matter. ${price}`,
    }
  }
  return {
    ...goal,
    answer: 'good fit',
    why: `Content for your own channels doesn’t depend on an audience. ${price}`,
  }
}

function awareness(seen: Level, heard: Level, risk: GoalAnswer): GoalAnswer {
  if (seen === null && heard === null) return 'unknown'
  if (seen === 'high' && heard === 'high') return 'not a fit'
  const careful = [seen, heard].some((level) => level === 'high' || level === 'raised')
  return worse(careful ? 'use caution' : 'good fit', risk)
}

const verbs = { followers: 'look', engagement: 'looks' } as const

function shareWords(of: keyof typeof verbs, share: EstimatedShare | null): string {
  if (share === null) return `the share of ${of} that ${verbs[of]} inauthentic is unknown`
  return `${percent(share.share)} of ${of} (${percentRange(share.low, share.high)}) ${verbs[of]} inauthentic`
}
