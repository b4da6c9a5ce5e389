import { usualSafetyRisk } from '../roi/factors-of-money.ts'
import { forecastRoi } from '../roi/forecast-roi.ts'
import type { RoiCampaign, RoiCreator, RoiInput } from '../roi/roi-input.ts'
import { significant } from '../statistics/significant.ts'
import { percent } from '../verdict/wording.ts'
import type { CaptionReview } from './review-captions.ts'

/** The enhanced regret rate: the chance that the brand would regret the deal, because it earns less than it costs or because
 *  something happens that makes the brand withdraw. Enhanced by what the report knows of this very creator.
 *
 *  It is validated on simulated brands only: no public data tell who regretted what. What a newcomer would get wrong is to
 *  read a high rate as an accusation. Most single campaigns do not earn their fee, whoever runs them, which is why
 *  the same rate for an ordinary creator of the same size stands beside it. */
export interface RegretAnalysis {
  /** Chance of regret, 0 to 1. */
  rate: number
  /** The same campaign with a creator of this size of whom nothing else is known. */
  ordinaryRate: number
  /** Chance that the campaign earns less than it costs; null where nothing is paid. */
  losesMoney: number | null
  /** Chance of an event that makes the brand withdraw, and what it was read from. */
  event: { chance: number; basis: string }
  /** The campaign that it is about, as it was asked. */
  campaign: RoiCampaign
  /** What the rate would be otherwise, the largest change first. */
  changes: RegretChange[]
  summary: string
}

/** One thing changed, everything else as it is. */
export interface RegretChange {
  id: 'fee-half' | 'fee-break-even' | 'no-doubts' | 'usual-safety'
  /** What is different, as the beginning of a sentence. */
  text: string
  rate: number
}

/** Each topic that captions touch often adds as much as an unknown creator's whole risk, one that they touch at times half of it.
 *  A proposal: no count of withdrawn campaigns was found. */
const eventTimes = { unknown: 0.25, none: 0, some: 0.5, much: 1 } as const
/** Ten times the usual risk is where a word list stops being believed. */
const eventMost = 10 * usualSafetyRisk

/** Changes smaller than this are luck of the draws. */
const tellingChange = 0.005

/** @param creator as `roiCreatorOf` reads it off the report
 *  @param captions the brand-safety review of the same snapshot
 *  @returns null where no reach can be computed: neither views nor likes nor followers are known */
export function analyseRegret(
  creator: RoiCreator,
  campaign: RoiCampaign,
  captions: CaptionReview,
): RegretAnalysis | null {
  const event = eventOf(captions)
  const known: RoiCreator = { ...creator, safetyRisk: event.chance }
  const input: RoiInput = { creator: known, campaign, calibration: null }
  const forecast = forecastRoi(input)
  if (forecast === null) return null
  const rateOf = (other: Partial<RoiInput>) => forecastRoi({ ...input, ...other })?.regretRate ?? forecast.regretRate
  const breakEven = Math.round(forecast.breakEvenFee.p50)
  const changes: RegretChange[] = [
    { id: 'fee-half', text: 'At half the fee', rate: rateOf({ campaign: { ...campaign, fee: campaign.fee / 2 } }) },
    {
      id: 'fee-break-even',
      text: `At a fee of $${breakEven.toLocaleString('en')}, where the median campaign breaks even`,
      rate: rateOf({ campaign: { ...campaign, fee: breakEven } }),
    },
    {
      id: 'no-doubts',
      text: 'If none of the audience looked inauthentic',
      rate: rateOf({ creator: withoutDoubts(known) }),
    },
    {
      id: 'usual-safety',
      text: 'With the typical risk of an incident',
      rate: rateOf({ creator: { ...known, safetyRisk: null } }),
    },
  ]
  const ordinaryRate = rateOf({ creator: ordinaryOf(creator) })
  return {
    rate: forecast.regretRate,
    ordinaryRate,
    losesMoney: forecast.chanceRoiAboveOne === null ? null : significant(1 - forecast.chanceRoiAboveOne),
    ...{ event, campaign },
    changes: tellingOf(changes, forecast.regretRate),
    summary: summaryOf(forecast.regretRate, ordinaryRate),
  }
}

/** The usual chance, and what captions add to it. */
function eventOf({ topics, read }: CaptionReview): RegretAnalysis['event'] {
  const added = topics.reduce((sum, { level }) => sum + eventTimes[level], 0)
  const chance = significant(Math.min(eventMost, usualSafetyRisk * (1 + added)))
  const touched = topics.filter(({ level }) => level === 'some' || level === 'much').length
  const basis = read === 0 ? 'no captions could be read' : `${touched} of ${topics.length} topics in ${read} captions`
  return { chance, basis: `typical risk of 2%, raised by caption topics (${basis}); our own estimate` }
}

/** The same creator with the doubts that the report measured set to none. */
function withoutDoubts(creator: RoiCreator): RoiCreator {
  const none = creator.suspiciousShare === null ? null : { share: 0, low: 0, high: 0 }
  const commentsNone = creator.inauthenticCommentsShare === null ? null : 0
  return { ...creator, suspiciousShare: none, inauthenticCommentsShare: commentsNone, growthAnomaly: null }
}

/** A creator of whom only platform and size are known, with the same luck: the draws go by the name. */
function ordinaryOf(creator: RoiCreator): RoiCreator {
  const keys = Object.keys(creator) as (keyof RoiCreator)[]
  const open = Object.fromEntries(keys.map((key) => [key, null]))
  const { id, platform, followers, ownRates } = creator
  // Without followers there would be nothing to compute reach from, so the forecasts stay.
  const reach = followers === null ? { views: creator.views, likes: creator.likes } : {}
  return { ...creator, ...open, id, platform, followers, ownRates, ...reach }
}

function tellingOf(changes: readonly RegretChange[], rate: number): RegretChange[] {
  const size = (change: RegretChange) => Math.abs(change.rate - rate)
  return changes.filter((change) => size(change) >= tellingChange).sort((a, b) => size(b) - size(a))
}

/** Both rates in one breath: the creator's own says little without the ordinary one. */
function summaryOf(rate: number, ordinary: number): string {
  const times =
    Math.abs(rate - ordinary) < tellingChange ? 'as for' : rate > ordinary ? 'higher than the' : 'lower than the'
  const other =
    times === 'as for'
      ? 'about the same as for a typical creator of this size'
      : `${times} ${percent(ordinary)} for a typical creator of this size`
  return `The chance a brand would regret this deal is ${percent(rate)}, ${other}.`
}
