import { trialDays } from '@vouch/contract'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Payments } from '../../outside/payments/payments.ts'
import { renewMonthly } from '../credits/renew-monthly.ts'
import { openKnown } from './life/known-subscription.ts'
import { monthCause } from './life/months.ts'
import { type LifeParts, readAgain } from './life/read-again.ts'
import { openTrial, startTrial } from './start-trial.ts'

/** The plans of the demo accounts, at the simulated card provider like everybody's: a trial for the brand, and a paid Professional
 *  plan for the admin, who has 600 credits in the first month and the plan's 550 after. */

const adminPlan = { tier: 'PROFESSIONAL', billingCycle: 'MONTHLY', own: null } as const
const adminCreditsFirst = 600
const dayMs = 86_400_000

export interface DemoParts extends LifeParts {
  /** Types a test card into the page of a card set-up. */
  typeCard: (setup: { id: string; clientSecret: string }) => Promise<void>
}

/** Makes sure that the demo accounts have their plans; run at every start of a sandbox. A plan that exists stays as it is. */
export async function ensureDemoSubscriptions(
  parts: DemoParts,
  emails: { trial: string; admin: string },
): Promise<void> {
  await ensure(parts, emails.trial, async (workspaceId, customerId) => {
    const trial = await openTrial(parts.payments, { workspaceId, customerId }, `demo:${workspaceId}:trial`)
    await withTransaction(parts.db, (tx) => startTrial(tx, trial))
  })
  await ensure(parts, emails.admin, (workspaceId, customerId) => beginAdmin(parts, workspaceId, customerId))
}

async function ensure(
  parts: DemoParts,
  email: string,
  begin: (workspaceId: string, customerId: string) => Promise<void>,
): Promise<void> {
  const found = await parts.db.pool.query<{ id: string; name: string }>(
    `select workspaces.id, name from workspaces join users on users.id = owner_id
      where email = $1 and not exists (select from subscriptions where workspace_id = workspaces.id)`,
    [email],
  )
  for (const { id, name } of found.rows) await begin(id, await customerWithCard(parts, id, { email, name }))
}

async function customerWithCard(
  { payments, typeCard }: DemoParts,
  workspaceId: string,
  person: Parameters<Payments['createCustomer']>[0],
): Promise<string> {
  const customerId = await payments.createCustomer(person, `demo:${workspaceId}:customer`)
  const setup = await payments.openCardSetup(customerId, `demo:${workspaceId}:card`)
  if (setup.status !== 'succeeded') await typeCard(setup)
  const done = await payments.loadCardSetup(setup.id)
  await payments.keepCard(customerId, done?.paymentMethodId ?? '', `demo:${workspaceId}:keep`)
  return customerId
}

/** The first month is written here with its own number of credits; the reading that follows finds it begun. */
async function beginAdmin(parts: DemoParts, workspaceId: string, customerId: string): Promise<void> {
  const { db, payments } = parts
  const begun = await payments.beginNow({ customerId, workspaceId, plan: adminPlan }, `demo:${workspaceId}:plan`)
  const seen = await payments.loadSubscription(begun.subscriptionId)
  if (seen === null) throw new Error('The simulated card provider does not know the plan that it began')
  const { periodStart, periodEnd } = seen
  await withTransaction(db, async (tx) => {
    const cause = monthCause(begun.subscriptionId, periodStart)
    await renewMonthly(tx, { workspaceId, cause, action: 'demo_grant', credits: adminCreditsFirst, at: periodStart })
    const trialStart = new Date(periodStart.getTime() - trialDays * dayMs)
    await openKnown(tx, {
      ...{ workspaceId, customerId, subscriptionId: begun.subscriptionId, ...adminPlan, status: 'active', card: null },
      ...{ trialStart, trialEnd: periodStart, periodStart, periodEnd },
    })
  })
  await readAgain(parts, begun.subscriptionId)
}
