import { listed } from '@vouch/engine'
import type { MemberForecast, Tone } from '@vouch/presentation'
import { amountIn, mixCostWords, percent, plural } from '@vouch/presentation'
import { memberName } from '../../report/roi/member-name.ts'
import { type CampaignMix, inCampaign } from './use-campaign-mix.ts'

/** What is said of a mix: where the next dollar goes furthest, and what could go wrong. It follows from the forecast and the reports; nothing is
 *  estimated here. */

export interface NextDollar {
  name: string
  /** What adding the creator costs, US dollars. */
  cost: number
  /** Different people whom the creator would add, with the ends of eight in ten; or dollars of profit, which have none. */
  adds: { value: number; low: number; high: number } | null
  profit: number | null
  /** Set where the money of the budget is not enough. */
  beyondBudget: number | null
}

/** @returns whom the money that's left should book, and which money that is; empty where nothing is weighed */
export function bestMixWords({ insight, sign, portfolio: { choice, members, refused } }: CampaignMix): string {
  const { budget, left } = insight
  if (choice === null || budget === null || left === null) return ''
  const agreed = new Set(insight.members.filter((each) => each.agreed).map(({ id }) => id))
  const open = members.filter((member) => !agreed.has(member.id) && !refused.includes(member))
  if (open.length === 0) return 'Everyone you can book from these reports has agreed.'
  const told = (amount: number) => amountIn(inCampaign(amount, sign), sign)
  if (left <= 0) return `Nothing is left of the ${told(budget)} budget.`
  const money = left === budget ? `the ${told(budget)} budget` : `the ${told(left)} left of the ${told(budget)} budget`
  const booked = open.filter(({ creator }) => choice.chosen.includes(creator)).map(memberName)
  if (booked.length > 0) return `Best for ${money}: ${listed(booked)}, at ${mixCostWords(inMoney(choice, sign), sign)}.`
  const fits = open.some(({ forecast }) => forecast !== null && forecast.expected.cost <= left)
  if (!fits) return `No one fits within ${money}.`
  return choice.goal === 'profit'
    ? `Within ${money}, no one is expected to earn more than they cost.`
    : `Within ${money}, no one adds to the reach.`
}

function inMoney({ cost, budget }: { cost: number; budget: number }, sign: CampaignMix['sign']) {
  return { cost: inCampaign(cost, sign), budget: inCampaign(budget, sign) }
}

/** @returns the creator outside the best mix who adds most for each dollar; null where nobody adds anything, or nothing is weighed */
export function nextDollarOf({ insight, portfolio: { choice, members } }: CampaignMix): NextDollar | null {
  if (choice === null) return null
  const left = choice.budget - choice.cost
  const agreed = new Set(insight.members.filter((each) => each.agreed).map(({ id }) => id))
  const ranked = choice.explanations
    .filter(({ chosen, adds }) => !chosen && adds > 0)
    .flatMap(({ id, adds }) => {
      const member = members.find(({ creator }) => creator === id)
      const cost = member?.forecast?.expected.cost ?? 0
      return member && !agreed.has(member.id) && cost > 0 ? [{ member, adds, cost }] : []
    })
    .sort((a, b) => b.adds / b.cost - a.adds / a.cost)
  const [best] = ranked
  if (best === undefined) return null
  const { member, adds, cost } = best
  const people = choice.goal === 'reach'
  return {
    name: memberName(member),
    cost,
    adds: people ? spreadOf(member, adds) : null,
    profit: people ? null : adds,
    beyondBudget: cost > left ? cost - left : null,
  }
}

/** Whoever reaches fewer adds fewer in the same proportion. */
function spreadOf({ forecast }: MemberForecast, adds: number): NextDollar['adds'] {
  if (forecast === null || forecast.reach.p50 <= 0) return null
  const { p10, p50, p90 } = forecast.reach
  return { value: adds, low: (adds * p10) / p50, high: (adds * p90) / p50 }
}

export interface MixRisk {
  tone: Tone
  title: string
  words: string
}

/** Above this share of the people of the mix, one creator carries it; ours. */
const carriesShare = 0.5
/** Reports older than this say little of today; ours. */
const oldDays = 30
const dayMs = 86_400_000

/** @returns what could go wrong with the mix, the worst first; empty where nothing stands out */
export function mixRisksOf(mix: CampaignMix, now: number): MixRisk[] {
  const { insight, forecast, portfolio } = mix
  const counted = new Set(
    insight.members.filter(({ approved }) => mix.counted === 'verified' || approved).map(({ id }) => id),
  )
  const members = portfolio.members.filter(({ id }) => counted.has(id))
  const named = (word: string) => members.filter(({ verdict }) => verdict.decision?.word === word).map(memberName)
  const [refused, asked] = [named('dont-book'), named('ask-first')]
  const [weakest] = members
    .flatMap(({ verdict, creator }) =>
      verdict.trust ? [{ trust: verdict.trust, name: memberName({ verdict, creator }) }] : [],
    )
    .sort((a, b) => a.trust.low - b.trust.low)
  const old = insight.members.filter(({ id, at }) => counted.has(id) && now - Date.parse(at) > oldDays * dayMs).length
  const risks: (MixRisk | false)[] = [
    refused.length > 0 && {
      tone: 'risk',
      title: `${listed(refused)} shouldn’t be booked`,
      words: refused.length === 1 ? 'The report says not to.' : 'Their reports say not to.',
    },
    asked.length > 0 && {
      tone: 'caution',
      title: `Ask ${listed(asked)} first`,
      words: 'Their reports leave something open.',
    },
    ...concentrationOf(forecast, portfolio.members),
    insight.unverified > 0 && {
      tone: 'caution',
      title: `${plural(insight.unverified, 'creator')} without a report`,
      words: 'We don’t know anything about them until they’re verified.',
    },
    old > 0 && {
      tone: 'caution',
      title: `${plural(old, 'report')} older than ${oldDays} days`,
      words: 'Verify again before you pay.',
    },
    weakest !== undefined &&
      weakest.trust.low < 70 && {
        tone: 'caution',
        title: `Lowest trust: ${weakest.name}, ${weakest.trust.score}`,
        words: `The range is ${weakest.trust.low} to ${weakest.trust.high}. A mix is as trustworthy as its weakest member.`,
      },
  ]
  return risks.filter((risk) => risk !== false)
}

function concentrationOf(forecast: CampaignMix['forecast'], members: readonly MemberForecast[]): MixRisk[] {
  if (forecast === null) return []
  const total = forecast.creators.reduce((sum, { reach, fresh }) => sum + reach * fresh, 0)
  const [largest] = forecast.creators
  if (largest === undefined || total <= 0) return []
  const share = (largest.reach * largest.fresh) / total
  const risks: MixRisk[] = []
  const member = members.find(({ creator }) => creator === largest.id)
  if (share > carriesShare && member)
    risks.push({
      tone: 'caution',
      title: `${memberName(member)} carries ${percent(share)} of the reach`,
      words: 'If that post falls through, so does most of the campaign.',
    })
  if (forecast.creators.length < 2) return risks
  const platforms = new Set(forecast.creators.map(({ id }) => id.slice(0, id.indexOf('/'))))
  if (platforms.size === 1)
    risks.push({
      tone: 'caution',
      title: 'Everything is on one platform',
      words: 'A change there hits every post at once.',
    })
  return risks
}
