import type pg from 'pg'
import type { SeenInvoice, SeenSubscription } from '../../../outside/payments/seen-subscription.ts'
import { setPurchasedFrozen } from '../../credits/purchased-credits.ts'
import { renewMonthly } from '../../credits/renew-monthly.ts'
import type { LetterName } from '../letters/letter-names.ts'
import { type BillingDesk, writeBillingLetter } from '../letters/write-letter.ts'
import { trialCredits } from '../trial.ts'
import { type Change, paysForPeriod, type Reading } from './changes.ts'
import { type KnownSubscription, storeInvoice, storeKnown } from './known-subscription.ts'
import { type Effect, step, stepTo } from './life-table.ts'
import { beginMonth, beginMonthsUntil, expireMonth, nextMonth } from './months.ts'

/** Applies what happened, in one transaction: the table says where it leads and what follows. */

/** @returns what is known afterwards */
export async function applyChanges(
  tx: pg.PoolClient,
  desk: BillingDesk,
  known: KnownSubscription,
  reading: Reading,
  changes: readonly Change[],
): Promise<KnownSubscription> {
  let now: KnownSubscription = known
  for (const invoice of reading.invoices) {
    if (invoice.amountCents > 0 || paysForPeriod(invoice, reading.seen))
      await storeInvoice(tx, known.workspaceId, invoice)
  }
  for (const change of changes) {
    const next = step(now.status, change.event)
    if (next === null) continue
    now = { ...moved(now, reading, change), status: stepTo(next) }
    for (const effect of next.effects) now = await take(tx, desk, now, { ...reading, change }, effect)
  }
  const after = mirrored(now, reading)
  await storeKnown(tx, after)
  return after
}

/** What a change alone says, before the whole reading is taken over: letters and credits must speak of its own period. */
function moved(known: KnownSubscription, { seen }: Reading, { event, invoice }: Change): KnownSubscription {
  const plan = invoice?.plan
  if (!plan || (event !== 'paid' && event !== 'changed' && event !== 'began')) return known
  return {
    ...known,
    ...plan,
    subscriptionId: seen.id,
    comingSubscriptionId: null,
    problem: null,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
  }
}

/** Takes over what the provider says of plan, time and card. */
function mirrored(known: KnownSubscription, { seen, problem }: Reading): KnownSubscription {
  if (known.subscriptionId !== seen.id) return known
  const hasEnded = known.status === 'canceled' || known.status === 'lapsed'
  const behind = known.status === 'past_due'
  return {
    ...known,
    ...(!hasEnded && { ...seen.plan, periodStart: seen.periodStart, periodEnd: seen.periodEnd }),
    trialEnd: trialEndOf(known, seen),
    cancelAt: hasEnded ? null : seen.cancelAt,
    endedAt: hasEnded ? (seen.endedAt ?? known.endedAt ?? known.periodEnd) : null,
    nextTier: hasEnded ? null : (seen.next?.tier ?? null),
    nextBillingCycle: hasEnded ? null : (seen.next?.billingCycle ?? null),
    nextOwn: hasEnded ? null : (seen.next?.own ?? null),
    nextCreditsAt: known.status === 'active' ? known.nextCreditsAt : null,
    card: seen.card,
    problem: behind ? (problem ?? known.problem) : null,
  }
}

/** A trial that was ended early ended then. */
function trialEndOf(known: KnownSubscription, { trialEnd }: SeenSubscription): Date {
  return trialEnd !== null && trialEnd > known.trialStart ? trialEnd : known.trialEnd
}

async function take(
  tx: pg.PoolClient,
  desk: BillingDesk,
  known: KnownSubscription,
  happening: Reading & { change: Change },
  effect: Effect,
): Promise<KnownSubscription> {
  const { workspaceId } = known
  const { change, at } = happening
  switch (effect) {
    case 'grant_trial':
      await renewMonthly(tx, { workspaceId, cause: 'grant:trial', action: 'trial_grant', credits: trialCredits, at })
      return known
    case 'begin_month':
      return takeMonth(tx, known, happening)
    case 'expire_month':
      await expireMonth(tx, known, `${change.event}:${causeOf(known, change)}`, at)
      return { ...known, nextCreditsAt: null }
    case 'return_month':
      throw new Error('Only news of money gives a month back')
    case 'freeze_purchased':
    case 'thaw_purchased':
      await setPurchasedFrozen(tx, workspaceId, effect === 'freeze_purchased')
      return known
    default:
      await writeBillingLetter(tx, desk, letterOfEffect(effect), { known, ...happening, cause: causeOf(known, change) })
      return known
  }
}

async function takeMonth(
  tx: pg.PoolClient,
  known: KnownSubscription,
  { change, seen, at }: Reading & { change: Change },
): Promise<KnownSubscription> {
  const period = change.invoice ?? seen
  const plan = change.invoice?.plan ?? seen.plan
  const { periodStart, periodEnd } = period
  // Months of the period before, which nobody was there to begin, come first.
  await beginMonthsUntil(tx, { ...known, nextCreditsAt: known.nextCreditsAt }, periodStart)
  const action = change.event === 'changed' ? 'upgrade_grant' : 'monthly_grant'
  const paid = change.invoice === null ? {} : { invoiceId: change.invoice.id }
  await beginMonth(tx, known, { ...plan, start: periodStart, at, action, ...paid })
  // A monthly period is one month however long it is: from the last of February to the last of March there are 31 days.
  const nextCreditsAt = plan.billingCycle === 'YEARLY' ? nextMonth(periodStart, periodEnd, periodStart) : null
  return { ...known, periodStart, periodEnd, nextCreditsAt }
}

/** @returns what tells one happening of a kind from the next */
function causeOf(known: KnownSubscription, { event, invoice }: Change): string {
  if (invoice !== null) return `${invoice.id}:${tries(invoice)}`
  return event === 'trial_ends_soon' ? known.subscriptionId : `${known.subscriptionId}:${known.version}`
}

function tries({ status, attempts }: SeenInvoice): string {
  return status === 'paid' ? 'paid' : String(attempts)
}

function letterOfEffect(effect: `letter:${LetterName}`): LetterName {
  return effect.slice('letter:'.length) as LetterName
}
