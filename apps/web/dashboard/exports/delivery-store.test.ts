import { expect, test } from 'vitest'
import { beginDelivery, deliveries, endDelivery, subscribeDeliveries, wishKey } from './delivery-store.ts'

test('a file is under way once, however often it is asked for, until it is handed over', () => {
  const heard: number[] = []
  const leave = subscribeDeliveries(() => heard.push(deliveries().length))
  beginDelivery({ id: 'a', wish: 'x' })
  beginDelivery({ id: 'a', wish: 'x' })
  beginDelivery({ id: 'b', wish: 'y' })
  endDelivery('a')
  expect(deliveries()).toEqual([{ id: 'b', wish: 'y' }])
  endDelivery('b')
  leave()
  expect(heard).toEqual([1, 1, 2, 1, 0])
})

test('a wish is known again by what it is of, not by its format', () => {
  expect(wishKey({ subject: 'shortlist', sourceId: 'a' })).not.toBe(wishKey({ subject: 'shortlist', sourceId: 'b' }))
  expect(wishKey({ subject: 'verifications' })).toBe(wishKey({ subject: 'verifications', filter: {} }))
})
