import { ok } from '@vouch/client/source'
import { actions, isActionId } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { connected, write } from './connected.ts'

/** What can be spent, and what the last thirty days were spent on. */
export async function showCredits({ json }: { json: boolean }): Promise<void> {
  const { credits, usage } = await connected(async (vouch) => ok(await vouch.GET('/api/home')))
  write(json, { credits, usage }, () => [
    `${plural(credits.totalCredits, 'credit')} to spend: ${count(credits.monthlyCredits)} of this month’s ${count(credits.monthlyCreditsLimit)}, ${count(credits.purchasedCredits)} bought.`,
    ...(credits.purchasedFrozen ? ['Purchased credits are frozen until your subscription is active again.'] : []),
    ...(credits.onHold > 0 ? [`${plural(credits.onHold, 'credit')} on hold for work that is running.`] : []),
    ...(usage.actions.length > 0 ? ['', 'Last 30 days:'] : []),
    ...usage.actions.map(
      ({ action, times, credits: spent }) =>
        `  ${isActionId(action) ? actions[action].name : action}: ${count(times)} for ${plural(spent, 'credit')}`,
    ),
  ])
}
