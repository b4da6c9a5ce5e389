import { expect } from 'vitest'
import { readAgain, runJob, type Street, type Subscriber, test } from '../../../test/street.ts'
import { colleagueIn } from '../../../test/team.ts'

/** Periods that are paid although the card is charged nothing: by a balance at the provider, or by what was left of the plan before. */

async function paying(street: Street, balance = 0): Promise<Subscriber> {
  const ann = await street.subscriber()
  await street.days(15)
  if (balance !== 0) await street.dashboard.customers.update(ann.customerId, { balance })
  return ann
}

async function spend(ann: Subscriber): Promise<void> {
  await ann.ask('POST', '/api/credits/deduct', { actionType: 'own_action' })
}

test('a renewal that the balance pays gives its credits and its email, and the next one takes the rest and charges the card', async ({
  street,
}) => {
  const ann = await paying(street, -5_000)
  await spend(ann)
  await street.days(31)
  expect(await ann.balance()).toMatchObject({ monthly: 150 })
  expect((await ann.letters()).at(-1)).toBe('Receipt for your Starter plan')
  const [newest] = await ann.invoices()
  expect(newest).toMatchObject({ description: 'Starter plan', amountCents: 0, refunded: 0, status: 'paid' })
  await spend(ann)
  await street.days(31)
  expect(await ann.balance()).toMatchObject({ monthly: 150 })
  expect((await ann.invoices()).map(({ amountCents }) => amountCents)).toEqual([2_800, 0, 3_900])
  for (const _night of [1, 2]) await runJob(street, 'billing.reconcile')
  expect((await ann.letters()).filter((each) => each === 'Receipt for your Starter plan')).toHaveLength(2)
})

test('a custom plan with more credits for less gives them at once, and what was left over pays the months that come', async ({
  street,
}) => {
  const colleague = await colleagueIn(street.rooms)
  const ann = await paying(street)
  const take = async (terms: object) => {
    const [{ label }] = (await colleague.get(`/subscriptions?id=${ann.workspaceId}`)).body.rows
    const asked = { ...terms, seats: 25, reason: 'Agreed', confirm: label }
    await colleague.post(`/subscriptions/${ann.workspaceId}/offer-plan`, asked)
    return (await ann.post('change', { tier: 'ENTERPRISE', billingCycle: 'MONTHLY', offer: true })).status
  }
  expect(await take({ price: 1_450, credits: 6_000 })).toBe(200)
  await street.days(1)
  expect(await take({ price: 1_200, credits: 9_000 })).toBe(200)
  expect(await ann.balance()).toMatchObject({ monthly: 9_000, limit: 9_000 })
  expect((await ann.letters()).filter((each) => each === 'You’re now on the Enterprise plan')).toHaveLength(2)
  const [newest] = await ann.invoices()
  expect(newest).toMatchObject({ description: 'Enterprise plan, changed', amountCents: 0, status: 'paid' })
  await street.days(31)
  const [renewed] = await ann.invoices()
  expect(renewed?.amountCents).toBeGreaterThan(0)
  expect(renewed?.amountCents).toBeLessThan(120_000)
})

test('a plan begun again from the balance has its month, and the trial’s own invoice of nothing begins no plan', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await ann.post('cancel')
  await street.days(15)
  await runJob(street, 'billing.reconcile')
  expect(await ann.subscription()).toMatchObject({ status: 'canceled' })
  expect([await ann.balance(), await ann.invoices()]).toMatchObject([{ monthly: 0 }, []])
  await street.dashboard.customers.update(ann.customerId, { balance: -5_000 })
  expect((await ann.post('resume')).status).toBe(200)
  expect(await ann.subscription()).toMatchObject({ status: 'active' })
  expect(await ann.balance()).toMatchObject({ monthly: 150, frozen: false })
  expect(await ann.invoices()).toMatchObject([{ amountCents: 0, status: 'paid' }])
})

test('a renewal of nothing that was passed over before a newer one was paid moves no credits any more', async ({
  street,
}) => {
  const ann = await paying(street)
  await street.days(31)
  await spend(ann)
  const letters = await ann.letters()
  const { payments } = street.life
  const loadInvoices = async (id: string, countMax: number) => {
    const known = await payments.loadInvoices(id, countMax)
    return known.flatMap((each) => {
      if (each !== known.at(-1)) return [each]
      const createdAt = new Date(each.createdAt.getTime() - 86_400_000)
      return [{ ...each, id: 'in_passed_over', amountCents: 0, createdAt, periodStart: createdAt }, each]
    })
  }
  await readAgain({ ...street.life, payments: { ...payments, loadInvoices } }, await ann.id())
  expect(await ann.balance()).toMatchObject({ monthly: 149 })
  expect(await ann.letters()).toEqual(letters)
})

test('of many renewals of nothing that were passed over the newest alone moves credits and is told, and all are written down', async ({
  street,
}) => {
  const ann = await paying(street)
  await spend(ann)
  const letters = await ann.letters()
  const { payments } = street.life
  const loadInvoices = async (id: string, countMax: number) => {
    const known = await payments.loadInvoices(id, countMax)
    const passedOver = Array.from({ length: 20 }, (_, place) => {
      const createdAt = new Date(street.rooms.clock.now.getTime() + place)
      return known.slice(-1).map((each) => ({
        ...each,
        ...{ id: `in_nothing_${place}`, number: `N-${place}`, reason: 'renewal' as const, amountCents: 0, createdAt },
      }))
    })
    return [...known, ...passedOver.flat()].slice(-countMax)
  }
  const life = { ...street.life, payments: { ...payments, loadInvoices } }
  for (const _time of [1, 2]) await readAgain(life, await ann.id())
  expect(await ann.letters()).toEqual([...letters, 'Receipt for your Starter plan'])
  expect((await ann.ask('GET', '/api/billing/invoices?limit=50')).body.invoices).toHaveLength(21)
  const moved = await street.rooms.db.pool.query(
    "select delta from credit_entries where workspace_id = $1 and bucket = 'monthly' order by id desc limit 3",
    [ann.workspaceId],
  )
  expect(moved.rows.map(({ delta }) => delta)).toEqual([150, -149, -1])
})
