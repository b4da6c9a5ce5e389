import { account, type Workspace } from '@vouch/contract'
import { expect, vi } from 'vitest'
import { type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { waiters } from '../../../test/session-race.ts'
import { confirmCard, runJob, type Street, type Subscriber, test } from '../../../test/street.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { loadPaper } from './invoice-paper.ts'

/** Whose card pays, and for whom receipts are, when a workspace gets another owner and its first one leaves. */

interface Handed {
  ann: Subscriber
  bea: Visitor
  /** Bea's calls in the workspace that was Ann's. */
  asBea: Visitor['ask']
}

async function named({ db }: Rooms, { userId }: Visitor, name: string, company: string): Promise<void> {
  await db.pool.query('update users set name = $2, company = $3 where id = $1', [userId, name, company])
}

/** Ann has paid for two months of a plan with three seats and hands it over to Bea, after what she did before. */
async function handed(street: Street, before?: (ann: Subscriber) => Promise<unknown>): Promise<Handed> {
  const { ann, bea } = await joined(street, before)
  expect((await ann.ask('POST', '/api/workspace/owner', { to: bea.userId })).status).toBe(200)
  const asBea: Visitor['ask'] = (method, path, body) =>
    bea.ask(method, path, body, { 'x-workspace-id': ann.workspaceId })
  return { ann, bea, asBea }
}

/** Bea is a manager of Ann's workspace. */
async function joined(
  { rooms, ...street }: Street,
  before?: (ann: Subscriber) => Promise<unknown>,
): Promise<Pick<Handed, 'ann' | 'bea'>> {
  const ann = await street.subscriber()
  await street.days(15)
  expect((await ann.change('PROFESSIONAL')).status).toBe(200)
  await before?.(ann)
  const bea = await signUp(rooms, 0)
  await named(rooms, ann, 'Ann Lee', 'Acme')
  await named(rooms, bea, 'Bea Stone', 'Bold')
  await rooms.db.pool.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'manager', $3)`,
    [ann.workspaceId, bea.userId, rooms.clock.now],
  )
  return { ann, bea }
}

async function lettersTo({ db }: Rooms, { userId }: Visitor): Promise<{ subject: string; text: string }[]> {
  const found = await db.pool.query<{ subject: string; text: string }>(
    `select subject, text_body as text from mails join users on email = recipient where users.id = $1
      order by written_at, mails.cause`,
    [userId],
  )
  return found.rows
}

async function paidInvoices(asBea: Visitor['ask']): Promise<number> {
  const invoices: { status: string }[] = (await asBea('GET', '/api/billing/invoices')).body.invoices
  return invoices.filter(({ status }) => status === 'paid').length
}

/** Deletes an account whose person has just signed in without a password. */
async function leave({ db }: Rooms, ann: Visitor): Promise<void> {
  await db.pool.query('delete from sign_in_methods where user_id = $1', [ann.userId])
  const found = await db.pool.query<{ email: string }>('select email from users where id = $1', [ann.userId])
  const deleted = await ann.ask('POST', '/api/account/deletion', { email: found.rows[0]?.email })
  expect(deleted.status).toBe(200)
}

/** The job runs while the provider refuses the owner's address. */
async function followRefused({ life }: Street, { workspaceId }: Subscriber): Promise<void> {
  const nameCustomer = () => Promise.reject(new Error('Refused'))
  const payments = { ...life.payments, nameCustomer }
  const run = runJob({ life: { ...life, payments } }, 'billing.follow_owner', { workspaceId })
  await expect(run).rejects.toThrow('Refused')
}

test('both are told that the former owner’s card pays on, and it does until the new owner saves one', async ({
  street,
}) => {
  const { rooms, dashboard } = street
  const { ann, bea, asBea } = await handed(street)
  const said = 'card ending in 4242 stays on file and pays for the Professional plan until'
  expect((await lettersTo(rooms, ann)).at(-1)?.text).toContain(`Your ${said} Bea Stone saves another.`)
  expect((await lettersTo(rooms, bea)).at(-1)?.text).toContain(`Ann Lee’s ${said} you save a card of your own.`)
  const plan = async () => (await asBea('GET', `/api/subscription/${bea.userId}`)).body.subscription
  expect(await plan()).toMatchObject({ card: { last4: '4242' }, cardHolder: 'Ann Lee' })
  await runJob(street, 'billing.follow_owner', { workspaceId: ann.workspaceId })
  expect(await dashboard.customers.retrieve(ann.customerId)).toMatchObject({ name: 'Bea Stone' })
  await street.days(31)
  expect(await plan()).toMatchObject({ status: 'active', cardHolder: 'Ann Lee' })
  const kept = await saveOwnCard(rooms, asBea)
  expect([kept.status, kept.body.subscription?.cardHolder]).toEqual([200, null])
  await runJob(street, 'billing.follow_owner', { workspaceId: ann.workspaceId })
  const cards = await dashboard.customers.listPaymentMethods(ann.customerId)
  expect(cards.data.map(({ card }) => card?.last4)).toEqual(['4444'])
})

/** Bea saves a card of her own as the billing page does. */
async function saveOwnCard(rooms: Rooms, asBea: Visitor['ask']) {
  const { body } = await asBea('POST', '/api/billing/card/setup')
  await confirmCard(rooms, body.setupIntent, '5555555555554444')
  return asBea('POST', '/api/billing/card', { setupIntentId: body.setupIntent.id })
}

test('the former owner’s card pays for nothing that the new owner chooses: a larger plan waits for a card of their own', async ({
  street,
}) => {
  const { rooms } = street
  const { bea, asBea } = await handed(street)
  const before = await paidInvoices(asBea)
  const change = (body: object) => asBea('POST', `/api/subscription/${bea.userId}/change`, { preview: false, ...body })
  const larger = { tier: 'ENTERPRISE', billingCycle: 'YEARLY' }
  const refused = { status: 402, body: { code: 'card_required', error: 'Save a card of your own first.' } }
  expect(await change(larger)).toMatchObject(refused)
  expect(await paidInvoices(asBea)).toBe(before)
  await saveOwnCard(rooms, asBea)
  expect((await change(larger)).body.subscription).toMatchObject({ tier: 'ENTERPRISE', card: { last4: '4444' } })
})

test('what the new owner chooses for the next period waits for a card of their own, too; until then the plan renews as it was', async ({
  street,
}) => {
  const { rooms } = street
  const { bea, asBea } = await handed(street)
  const change = (body: object) => asBea('POST', `/api/subscription/${bea.userId}/change`, body)
  const smaller = { tier: 'STARTER', billingCycle: 'MONTHLY', preview: false }
  const refused = { status: 402, body: { code: 'card_required', error: 'Save a card of your own first.' } }
  expect(await change(smaller)).toMatchObject(refused)
  expect((await change({ ...smaller, preview: true })).body.preview).toMatchObject({ takesEffect: 'period_end' })
  const plan = async () => (await asBea('GET', `/api/subscription/${bea.userId}`)).body.subscription
  expect(await plan()).toMatchObject({ pendingChange: null })
  await street.days(31)
  expect(await plan()).toMatchObject({ tier: 'PROFESSIONAL', status: 'active', cardHolder: 'Ann Lee' })
  await saveOwnCard(rooms, asBea)
  expect((await change(smaller)).body.subscription).toMatchObject({ pendingChange: { tier: 'STARTER' } })
})

test('a smaller plan that the former owner chose comes, and staying on the larger one takes a card of the new owner', async ({
  street,
}) => {
  const { bea, asBea } = await handed(street, (ann) => ann.change('STARTER'))
  const stay = { tier: 'PROFESSIONAL', billingCycle: 'MONTHLY', preview: false }
  const kept = await asBea('POST', `/api/subscription/${bea.userId}/change`, stay)
  expect(kept).toMatchObject({ status: 402, body: { code: 'card_required' } })
  await street.days(31)
  const { body } = await asBea('GET', `/api/subscription/${bea.userId}`)
  expect(body.subscription).toMatchObject({ tier: 'STARTER', status: 'active', cardHolder: 'Ann Lee' })
})

test('a plan that the former owner canceled costs them nothing more: no email names their card, and resuming takes another', async ({
  street,
}) => {
  const { rooms } = street
  for (const daysLater of [0, 40]) {
    const { ann, bea, asBea } = await handed(street, async (owner) => {
      await owner.post('cancel')
      await street.days(daysLater)
    })
    for (const person of [ann, bea])
      expect((await lettersTo(rooms, person)).at(-1)?.text).not.toContain('stays on file')
    const foreseen = account.foreseeDeletion.reply.parse((await ann.ask('GET', '/api/account/deletion')).body)
    expect(foreseen.consequences.find(({ about }) => about === 'Card')?.text).toBe(
      'Your card ending in 4242 is still on file for Acme, which you handed over. It’s taken off.',
    )
    const resume = () => asBea('POST', `/api/subscription/${bea.userId}/resume`)
    expect((await resume()).body).toMatchObject({ code: 'card_required', error: 'Save a card of your own first.' })
    await saveOwnCard(rooms, asBea)
    expect((await resume()).body.subscription).toMatchObject({ status: 'active', cancelAt: null, cardHolder: null })
  }
})

test('who deletes the account after handing a workspace over pays no more; its owner is asked for a card, and falls behind without one', async ({
  street,
}) => {
  const { rooms } = street
  const { ann, bea, asBea } = await handed(street)
  const foreseen = account.foreseeDeletion.reply.parse((await ann.ask('GET', '/api/account/deletion')).body)
  expect(foreseen.consequences.find(({ about }) => about === 'Card')?.text).toBe(
    'Your card ending in 4242 still pays for Acme, which you handed over. It’s taken off, and Bea Stone is asked for another.',
  )
  const copy = await ann.ask('GET', '/api/account/export')
  expect(copy.body.cardsOfWorkspacesHandedOver).toMatchObject([{ card: { last4: '4242' } }])
  await leave(rooms, ann)
  const asked = (await lettersTo(rooms, bea)).find(({ subject }) => subject === 'Your plan needs a card')
  expect(asked?.text).toContain(
    'Ann Lee deleted their Vouch account, and their card no longer pays for your Professional plan.',
  )
  await runJob(street, 'billing.follow_owner', { workspaceId: ann.workspaceId })
  const plan = async () => (await asBea('GET', `/api/subscription/${bea.userId}`)).body.subscription
  expect(await plan()).toMatchObject({ status: 'active', card: null, cardHolder: null })
  const larger = { tier: 'ENTERPRISE', billingCycle: 'MONTHLY', preview: false }
  const changed = await asBea('POST', `/api/subscription/${bea.userId}/change`, larger)
  expect(changed.body.error).toBe('Add a card first.')
  const paid = await paidInvoices(asBea)
  await street.days(31)
  expect(await plan()).toMatchObject({ status: 'past_due', paymentProblem: { message: 'There is no card on file.' } })
  expect((await lettersTo(rooms, bea)).map(({ subject }) => subject)).toContain('Your payment didn’t go through')
  expect(await paidInvoices(asBea)).toBe(paid)
})

test('the new owner’s own card stays when the former owner leaves before theirs was taken off', async ({ street }) => {
  const { rooms, dashboard } = street
  const { ann, bea, asBea } = await handed(street)
  const away = vi.spyOn(rooms.cards.payments, 'takeCardsOff').mockRejectedValueOnce(new Error('Away'))
  await saveOwnCard(rooms, asBea)
  await leave(rooms, ann)
  const follow = () => runJob(street, 'billing.follow_owner', { workspaceId: ann.workspaceId })
  await follow().catch(() => undefined)
  away.mockRestore()
  await follow()
  const cards = await dashboard.customers.listPaymentMethods(ann.customerId)
  expect(cards.data.map(({ card }) => card?.last4)).toEqual(['4444'])
  const { body } = await asBea('GET', `/api/subscription/${bea.userId}`)
  expect(body.subscription).toMatchObject({ card: { last4: '4444' }, cardHolder: null })
})

test('the card of who left is taken off although the provider refuses the new owner’s address', async ({ street }) => {
  const { ann } = await handed(street)
  await leave(street.rooms, ann)
  await followRefused(street, ann)
  expect((await street.dashboard.customers.listPaymentMethods(ann.customerId)).data).toEqual([])
})

test('receipts keep the name that they were issued to, and lose it with the account', async ({ street }) => {
  const { rooms } = street
  const { ann, bea, asBea } = await handed(street)
  const config = { company: { name: 'Vouch', number: '1', address: 'London' } }
  const names = async (): Promise<string[]> => {
    const { invoices } = (await asBea('GET', '/api/billing/invoices')).body
    const papers = invoices.map(({ id }: { id: string }) =>
      loadPaper({ db: rooms.db, config, simulated: true }, ann.workspaceId, id),
    )
    return (await Promise.all(papers)).map(({ customer }) => `${customer.company}, ${customer.name}`).reverse()
  }
  await street.days(31)
  await named(rooms, bea, 'Bea Renamed', 'Bold')
  expect(await names()).toEqual([', User', ', User', 'Bold, Bea Stone'])
  await leave(rooms, ann)
  expect(await names()).toEqual([', Deleted user', ', Deleted user', 'Bold, Bea Stone'])
})

test('papers of before names were kept are the former owner’s from the handover on', async ({ street }) => {
  const { rooms } = street
  const ann = await street.subscriber()
  await street.days(15)
  await rooms.db.pool.query('update invoices set addressee_id = null where workspace_id = $1', [ann.workspaceId])
  const bea = await signUp(rooms, 0)
  await named(rooms, ann, 'Ann Lee', 'Acme')
  await rooms.db.pool.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'viewer', $3)`,
    [ann.workspaceId, bea.userId, rooms.clock.now],
  )
  const handedOver = await ann.ask('POST', '/api/workspace/owner', { to: bea.userId })
  expect((handedOver.body as Workspace).role).toBe('viewer')
  const kept = await rooms.db.pool.query(
    'select name, company from addressees join invoices on addressee_id = addressees.id where invoices.workspace_id = $1',
    [ann.workspaceId],
  )
  expect(kept.rows).toEqual([{ name: 'Ann Lee', company: 'Acme' }])
})

test('a handover waits for a reading of the plan before it holds anything that the reading writes', async ({
  street,
}) => {
  const { db } = street.rooms
  const { ann, bea } = await joined(street)
  const { answer } = await withTransaction(db, async (tx) => {
    await tx.query('select from subscriptions where workspace_id = $1 for update', [ann.workspaceId])
    const answer = ann.ask('POST', '/api/workspace/owner', { to: bea.userId })
    await waiters(tx, 1)
    // Fails at once where somebody else holds one of the rows.
    await tx.query('select from addressees where workspace_id = $1 for update nowait', [ann.workspaceId])
    await tx.query('select from workspaces where id = $1 for no key update nowait', [ann.workspaceId])
    return { answer }
  })
  expect((await answer).status).toBe(200)
})
