import { creditWarnings, type Home } from '@vouch/contract'
import { changeWords, count, date, plural, type Tone, usualWords } from '@vouch/presentation'
import { shownName } from '../../ui/shown-name.ts'
import { daysLeft } from '../billing/plan-words.ts'
import { batchName, batchProgress } from '../bulk/bulk-words.ts'
import { watchedAddress } from '../watch/watched-address.ts'

/** What needs somebody, most urgent first. What needs nobody is not in it. */
export interface AttentionItem {
  id: string
  tone: Tone
  title: string
  words: string
  /** Where it is dealt with, and what that is called. */
  to: string
  action: string
  /** The alert that can be put aside. */
  alertId?: string
  /** The change of a watched creator that can be put aside. */
  changeId?: string
}

/** A trial is spoken of when it has so few days left. */
const trialDaysSaid = 7

/** @returns the items of the first page */
export function attentionOf(home: Home): AttentionItem[] {
  return [
    ...planItems(home),
    ...creditItems(home),
    ...alertItems(home),
    ...changeItems(home),
    ...batchItems(home),
    ...unreadItems(home),
  ]
}

function planItems({ subscription, now }: Home): AttentionItem[] {
  const billing = { to: '/dashboard/billing', action: 'Open billing' }
  if (subscription === null) return []
  const { status, trialEndsAt, name, paymentProblem, cancelAtPeriodEnd } = subscription
  if (status === 'past_due') {
    const words = paymentProblem?.message ?? 'We’ll retry the charge.'
    return [{ id: 'payment', tone: 'risk', title: 'Your last payment failed', words, ...billing }]
  }
  // That a plan has ended stands in place of the form.
  if (!subscription.isActive) return []
  const left = daysLeft(trialEndsAt, Date.parse(now))
  if (status !== 'trialing' || left > trialDaysSaid) return []
  const then = cancelAtPeriodEnd ? 'Your plan ends then.' : `It then becomes ${name}, and trial credits expire.`
  const title = left === 0 ? 'Your trial ends today' : `Your trial ends in ${plural(left, 'day')}`
  return [{ id: 'trial', tone: 'info', title, words: `On ${date(trialEndsAt)}. ${then}`, ...billing }]
}

function creditItems({ credits: { totalCredits, onHold }, subscription }: Home): AttentionItem[] {
  // Without a plan there are none, and none can be added: the plan is what needs somebody.
  if (subscription?.isActive === false || totalCredits > creditWarnings.low) return []
  const critical = totalCredits <= creditWarnings.critical
  const held = onHold > 0 ? ` ${count(onHold)} more ${onHold === 1 ? 'is' : 'are'} reserved and may be refunded.` : ''
  return [
    {
      id: 'credits',
      tone: critical ? 'risk' : 'caution',
      title: `${plural(totalCredits, 'credit')} left`,
      words: `Enough for ${plural(Math.floor(totalCredits / 10), 'verification')}.${held}`,
      to: '/dashboard/credits',
      action: 'Add credits',
    },
  ]
}

function alertItems({ alerts }: Home): AttentionItem[] {
  return alerts.map((alert) => {
    const list = { id: `alert-${alert.id}`, alertId: alert.id }
    if (alert.kind === 'no_credits' || alert.creator === null || !alert.before || !alert.after) {
      const words = `We couldn’t finish checking “${alert.shortlist.name}”: there weren’t enough credits.`
      const to = `/dashboard/shortlists/${alert.shortlist.id}`
      return { ...list, tone: 'caution', title: 'A weekly check stopped', words, to, action: 'Open shortlist' }
    }
    const { before, after } = alert
    const said = ({ score, low, high }: typeof before) =>
      `${Math.round(score)} (${Math.round(low)} to ${Math.round(high)})`
    return {
      ...list,
      tone: after.score < before.score ? 'risk' : 'info',
      title: `${shownName(alert.creator)} moved outside the previous range`,
      words: `Trust was ${said(before)} and is now ${said(after)}. On “${alert.shortlist.name}”.`,
      to: `/dashboard/verifications/${alert.verificationId}`,
      action: 'View report',
    }
  })
}

function changeItems({ changes }: Home): AttentionItem[] {
  return changes.map((change) => ({
    id: `change-${change.id}`,
    changeId: change.id,
    tone: 'caution',
    title: `${shownName(change.creator)} ${changeWords(change)}`,
    words: usualWords(change),
    to: watchedAddress(change.creator),
    action: 'View counts',
  }))
}

function batchItems({ batches }: Home): AttentionItem[] {
  return batches.map((batch) => {
    const { through, all } = batchProgress(batch)
    const progress = `${count(through)} of ${count(all)} done.`
    const to = `/dashboard/bulk/${batch.id}`
    const item = { id: `batch-${batch.id}`, title: batchName(batch), to }
    if (batch.state === 'stopped') {
      return { ...item, tone: 'caution', words: `${progress} Waiting for credits.`, action: 'Resume' }
    }
    if (batch.state === 'paused') return { ...item, tone: 'plain', words: `${progress} Paused.`, action: 'Resume' }
    return { ...item, tone: 'plain', words: `${progress} Running.`, action: 'View progress' }
  })
}

function unreadItems({ unread }: Home): AttentionItem[] {
  const [first] = unread.verifications
  if (first === undefined) return []
  // A creator who was verified twice is named once.
  const names = new Set(unread.verifications.map(({ creator }) => shownName(creator)))
  const more = unread.count - unread.verifications.length
  const one = unread.count === 1
  return [
    {
      id: 'unread',
      tone: 'good',
      title: one ? '1 new result' : `${count(unread.count)} new results`,
      words: `${[...names].join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}.`,
      to: one ? `/dashboard/verifications/${first.id}` : '/dashboard/verifications',
      action: one ? 'View result' : 'View results',
    },
  ]
}
