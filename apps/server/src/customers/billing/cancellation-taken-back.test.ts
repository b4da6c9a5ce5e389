import { expect } from 'vitest'
import { page, type Street, type Subscriber, test } from '../../../test/street.ts'

/** A larger plan on one that is set to end. */

async function paying(street: Street): Promise<Subscriber> {
  const ann = await street.subscriber()
  await street.days(14)
  return ann
}

test('a larger plan takes a cancellation back when it is paid, and not while the bank asks', async ({ street }) => {
  const ann = await paying(street)
  await ann.post('cancel')
  expect((await ann.change('PROFESSIONAL')).body.subscription).toMatchObject({ cancelAtPeriodEnd: false })
  await ann.post('cancel')
  await ann.useCard('4000002500003155')
  const { body } = await ann.change('ENTERPRISE')
  expect(body.subscription).toMatchObject({ tier: 'PROFESSIONAL', cancelAtPeriodEnd: true })
  await answerBank(street, body.confirmation, 'failed')
  expect(await ann.subscription()).toMatchObject({ tier: 'PROFESSIONAL', cancelAtPeriodEnd: true })
  const { body: again } = await ann.change('ENTERPRISE')
  await answerBank(street, again.confirmation, 'succeeded')
  expect(await ann.subscription()).toMatchObject({ tier: 'ENTERPRISE', cancelAtPeriodEnd: false })
  await street.days(31)
  expect(await ann.subscription()).toMatchObject({ tier: 'ENTERPRISE', status: 'past_due' })
})

test('whoever cancels while the bank is asked about a larger plan lets go of it, and pays nothing for it', async ({
  street,
}) => {
  const ann = await paying(street)
  await ann.post('cancel')
  await ann.useCard('4000002500003155')
  const { body } = await ann.change('PROFESSIONAL')
  await ann.post('resume')
  await ann.post('cancel')
  expect((await answerBank(street, body.confirmation, 'succeeded')).status).toBe(400)
  expect(await ann.subscription()).toMatchObject({ tier: 'STARTER', cancelAtPeriodEnd: true })
  const paid = (await ann.invoices()).filter(({ status }) => status === 'paid')
  expect(paid.map(({ amount }) => amount)).toEqual([39])
})

/** The bank hears from the card's owner, and the product of it. */
async function answerBank(
  street: Street,
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
  outcome: 'succeeded' | 'failed',
) {
  const path = `/v1/test_helpers/payment_intents/${paymentIntentId}/authenticate`
  const answer = await page(street.rooms, path, { client_secret: clientSecret, outcome })
  await street.deliver()
  return answer
}
