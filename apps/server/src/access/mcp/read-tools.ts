import { actions, campaigns, discovery, home, isActionId, type McpInput } from '@vouch/contract'
import { compact, count, dollars, missing, plural } from '@vouch/presentation'
import { fenced, handleText } from './fenced-text.ts'
import { findReport } from './find-report.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'
import { reportWords } from './report-words.ts'

/** Tools that read: a report, a search, campaigns, credits. */

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
      return `- ${handleText(handle)} on ${platform}${name}: ${[...about, ...(decision ? [decision] : [])].join(', ')}. ${url ?? `${platform}.com/${handle}`}`
    },
  )
  const all = `${totalIsExact ? '' : 'more than '}${count(total)}`
  const lines = rows.length === 0 ? ['Nobody matches. Try fewer words.'] : [`${rows.length} of ${all}:`, ...rows]
  const data = creators.map(({ platform, handle, url, followers, trust, fraudRisk, decision }) => ({
    ...{ platform, handle, url, followers, trust, fraudRisk, decision },
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

export async function campaignStatus(
  { call, publicAddress }: McpParts,
  { campaignId: id }: McpInput<'campaign_status'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  if (id === undefined) {
    const { campaigns: list } = await call(campaigns.list, {}, signal)
    const rows = list.map(
      ({ id: own, name, state, creators, approved, steps }) =>
        `- ${name} (${state}): ${plural(creators, 'creator')}, ${approved} approved, ${steps.filter(({ done }) => done).length} of ${steps.length} steps done. ID ${own}`,
    )
    return {
      text: rows.length === 0 ? 'No campaigns yet.' : rows.join('\n'),
      data: {
        campaigns: list.map(({ id: own, name, state, money, creators }) => ({ id: own, name, state, money, creators })),
      },
    }
  }
  const { fields, state, money, steps, creators } = await call(campaigns.show, { params: { id } }, signal)
  const sum = (value: number | null) => (value === null ? missing : `${dollars(value)} ${fields.currency.value ?? ''}`)
  const text = [
    `${fields.name.value} (${state})`,
    `Budget ${sum(money.budget)}: spent ${sum(money.spent)}, committed ${sum(money.committed)}, left ${sum(money.left)}.`,
    ...steps.map(({ step, name, done, locked, missing: lacking, next }) => {
      const stand = done ? 'done' : locked ? 'waits for the start' : `next: ${next} ${lacking.join(' ')}`
      return `${step}. ${name}: ${stand.trim()}`
    }),
    ...creators.map(
      ({ creator, fields: own, verdict }) =>
        `- ${handleText(creator.handle)} on ${creator.platform}: ${own.decision.value}, ${verdict?.decision?.word ?? 'no verdict yet'}`,
    ),
    `${publicAddress()}/app/campaigns/${id}`,
  ]
  return { text: text.join('\n'), data: { id, name: fields.name.value, state, money, steps } }
}
