import { actions, discovery, home, isActionId, type McpInput } from '@vouch/contract'
import { compact, count, decisionName, missing, plural } from '@vouch/presentation'
import { fenced, handleData, handleText } from './fenced-text.ts'
import { findReport } from './find-report.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'
import { reportWords } from './report-words.ts'

/** Tools that read: a report, a search, credits. */

export async function getReport(
  parts: McpParts,
  { creator, part }: McpInput<'get_report'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  const { id, report, endedAt } = await findReport(parts, creator, signal)
  const { trust, decision, state } = report
  const reportUrl = `${parts.publicAddress()}/app/verifications/${id}`
  return {
    text: `${reportWords(report, part)}\nReport: ${reportUrl}`,
    data: { verificationId: id, at: endedAt, part, reportState: state, decision, trust, reportUrl },
  }
}

export async function discoverCreators(
  { call }: McpParts,
  { query: q, limit, cursor }: McpInput<'discover_creators'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  const found = await call(discovery.creators, { query: { q, limit, cursor } }, signal)
  const { creators, total, totalIsExact, nextCursor, reading, preparing } = found
  if (preparing !== null) return { text: 'The search is still being prepared. Ask again in a minute.', data: {} }
  const rows = creators.map(
    ({ platform, handle, url, displayName, followers, country, trust, decision, fraudRisk }) => {
      const name = displayName === null ? '' : ` ${fenced(displayName)}`
      const score = trust === null ? missing : `${trust.score} (${trust.low} to ${trust.high}, ${trust.basis})`
      const about = [
        `${compact(followers)} followers`,
        country ?? `country ${missing}`,
        `trust ${score}`,
        `risk ${fraudRisk ?? missing}`,
      ]
      return `- ${handleText(handle)} on ${platform}${name}: ${[...about, ...(decision ? [decisionName(decision)] : [])].join(', ')}. ${url ?? `${platform}.com/${handleData(handle)}`}`
    },
  )
  const all = `${totalIsExact ? '' : 'more than '}${count(total)}`
  const lines = rows.length === 0 ? ['Nobody matches. Try fewer words.'] : [`${rows.length} of ${all}:`, ...rows]
  const data = creators.map(({ platform, handle, url, followers, trust, fraudRisk, decision }) => ({
    ...{ platform, handle: handleData(handle), url, followers, trust, fraudRisk, decision },
  }))
  return { text: lines.join('\n'), data: { creators: data, total, totalIsExact, nextCursor, filters: reading.filters } }
}

export async function creditBalance(
  { call }: McpParts,
  _input: McpInput<'credit_balance'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  const { credits, usage } = await call(home.show, {}, signal)
  const { totalCredits, monthlyCredits, monthlyCreditsLimit, purchasedCredits, onHold } = credits
  const spent = usage.actions.map(
    ({ action, times, credits: cost }) =>
      `- ${isActionId(action) ? actions[action].name : action}: ${count(times)} for ${plural(cost, 'credit')}`,
  )
  const text = [
    `${plural(totalCredits, 'credit')} to spend: ${count(monthlyCredits)} of this month’s ${count(monthlyCreditsLimit)}, ${count(purchasedCredits)} bought.`,
    ...(onHold > 0 ? [`${plural(onHold, 'credit')} on hold for work that is running.`] : []),
    ...(spent.length > 0 ? ['Last 30 days:', ...spent] : ['Nothing was spent in the last 30 days.']),
  ]
  return { text: text.join('\n'), data: { ...credits, usage } }
}
