import {
  audienceOverlaps,
  campaignInsight,
  type McpInput,
  type OverlapAnswer,
  type RoiAnswer,
  roi,
} from '@vouch/contract'
import { forecastRoi, forecastSeveral, type RoiCampaign, unknownOverlap, usualPost } from '@vouch/engine'
import {
  compact,
  decisionName,
  dollars,
  moneyRange,
  moneyText,
  roiSentence,
  roiText,
  stageRows,
} from '@vouch/presentation'
import { handleData, handleText } from './fenced-text.ts'
import { findReport, refusal } from './find-report.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'

/** The forecast that the browser makes, with the same engine and the same facts: reach, sales and return with their ranges. */

type Planned = McpInput<'forecast_campaign'>

interface Member {
  id: string
  answer: RoiAnswer
  campaign: RoiCampaign
}

export async function forecastCampaign(parts: McpParts, input: Planned, { signal }: ToolUse): Promise<McpAnswer> {
  const { members, overlaps } = await loadMembers(parts, input, signal)
  if (members.length === 0) throw refusal('not_ready', 'No creator of this campaign has a report yet.')
  const lines = members.flatMap(memberLines)
  const data = members.map(({ id, answer: { creator, verdict }, campaign }) => ({
    ...{
      verificationId: id,
      platform: creator.platform,
      handle: handleData(nameOf(creator.id)),
      fee: campaign.fee,
      decision: verdict.decision?.word ?? null,
    },
  }))
  const together = members.length < 2 ? null : forecastTogether(members, overlaps)
  return {
    text: [...lines, ...(together?.lines ?? []), basis].join('\n'),
    data: { creators: data, together: together?.forecast ?? null },
  }
}

const basis =
  'Ranges hold 8 of 10 simulated campaigns. ROI is gross profit over cost; 1 breaks even. It’s tested on simulated brands only. Questions left open were filled with published defaults.'

async function loadMembers(
  { call, ...parts }: McpParts,
  input: Planned,
  signal: AbortSignal,
): Promise<{ members: Member[]; overlaps: OverlapAnswer | null }> {
  if ((input.campaignId === undefined) === (input.creators === undefined))
    throw refusal('validation', 'Name either creators or a campaignId.')
  if (input.campaignId !== undefined) {
    const found = await call(campaignInsight.show, { params: { id: input.campaignId } }, signal)
    const members = found.members.map(({ id, answer }) => ({ id, answer, campaign: planOf(answer, input) }))
    return { members, overlaps: found.overlaps }
  }
  const found = await Promise.all((input.creators ?? []).map((each) => findReport({ call, ...parts }, each, signal)))
  const ids = [...new Set(found.map(({ id }) => id))]
  const members = await Promise.all(
    ids.map(async (id) => {
      const answer = await call(roi.show, { params: { id } }, signal)
      return { id, answer, campaign: planOf(answer, input) }
    }),
  )
  const query = { ids: ids.join(',') }
  return { members, overlaps: ids.length < 2 ? null : await call(audienceOverlaps.show, { query }, signal) }
}

/** The saved plan or one post at the report's price, with what was asked for in its place. */
function planOf({ saved, suggestedFee }: RoiAnswer, input: Planned): RoiCampaign {
  const plan = saved?.campaign ?? { ...usualPost, fee: suggestedFee ?? 0 }
  const { fee, posts, format, niche, productPrice, margin, conversionRate, landingQuality } = input
  const said = Object.entries({ fee, posts, format, niche, productPrice, margin, conversionRate, landingQuality })
  return { ...plan, ...Object.fromEntries(said.filter(([, value]) => value !== undefined)) }
}

/** @param id platform and handle, of which only the first has no slash */
function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

function memberLines({ answer, campaign }: Member): string[] {
  const { creator, verdict, saved, calibration } = answer
  const name = `${handleText(nameOf(creator.id))} on ${creator.platform}`
  const forecast = forecastRoi({ creator, campaign, calibration })
  if (forecast === null) return [`${name}: needs followers, views or likes for a forecast.`]
  const word = verdict.decision?.word
  return [
    `${name}${word === undefined ? '' : ` (${decisionName(word)})`}, fee ${dollars(campaign.fee)}:`,
    ...stageRows(forecast).map(
      ({ name: stage, spread, text }) => `- ${stage}: ${text(spread.p50)} (${text(spread.p10)} to ${text(spread.p90)})`,
    ),
    roiSentence(forecast, campaign.fee, saved !== null || campaign.fee !== answer.suggestedFee),
  ]
}

function forecastTogether(members: readonly Member[], overlaps: OverlapAnswer | null) {
  const inputs = members.map(({ answer: { creator, calibration }, campaign }) => ({ creator, campaign, calibration }))
  const ids = new Map(members.map(({ id, answer }) => [answer.creator.id, id]))
  const forecast = forecastSeveral(inputs, (one, other) => {
    const [a, b] = [ids.get(one), ids.get(other)]
    const pair = overlaps?.pairs.find((each) => [each.one, each.other].every((id) => id === a || id === b))
    return one === other ? 1 : (pair?.share ?? unknownOverlap().share)
  })
  if (forecast === null) return null
  const { reach, reachApart, revenue, cost, roi: ratio } = forecast
  const lines = [
    `Together: reach ${compact(reach.p50)} (${compact(reach.p10)} to ${compact(reach.p90)}) different people, ${compact(reachApart)} if nobody followed two.`,
    `Revenue ${moneyText(revenue.p50)} (${moneyRange(revenue)}), cost ${moneyText(cost.p50)}${ratio === null ? '' : `, ROI ${roiText(ratio.p50)} (${roiText(ratio.p10)} to ${roiText(ratio.p90)})`}.`,
  ]
  // The engine knows creators by names, which are whatever a file says; whoever asks knows them by their verifications.
  const told = (id: string) => ids.get(id) ?? ''
  const creators = forecast.creators.map(({ id, ...share }) => ({ verificationId: told(id), ...share }))
  return { forecast: { ...forecast, creators, unknown: forecast.unknown.map(told) }, lines }
}
