import { expect } from 'vitest'
import { test } from '../../../../test/simulated-shop.ts'
import { passingTime } from './passing-time.ts'

test('a process that stops ends the delivery under way, and leaves the rest to the next', async ({ db, shop }) => {
  const delivered = Promise.withResolvers<number>()
  const asked = Promise.withResolvers<void>()
  const bodies: string[] = []
  const parts = { db, now: () => new Date(), webhookSecret: 'whsec_tests' }
  const deliver = (body: string) => {
    bodies.push(body)
    asked.resolve()
    return delivered.promise
  }
  const time = passingTime({ ...parts, enabledEvents: ['payment_intent.created'], deliver })
  for (const amount of [100, 200]) await shop.stripe.paymentIntents.create({ amount, currency: 'usd' })
  const running = time.run()
  await asked.promise
  const ended = time.end()
  const first = await Promise.race([ended.then(() => 'ended'), Promise.resolve('still delivering')])
  delivered.resolve(200)
  await Promise.all([running, ended])
  await time.run()
  expect([first, bodies.length]).toEqual(['still delivering', 1])
  expect(await time.nextAt()).not.toBeNull()
})
