import { readFileSync } from 'node:fs'
import { orderMessageExample } from '@vouch/contract'
import { expect, test } from 'vitest'
import { readMessage } from './order-messages.ts'

test('the message that shops of one’s own are shown is read whole, and the handbook shows the same', () => {
  expect(readMessage('standard', orderMessageExample)).toMatchObject({
    order: {
      ...{ orderId: '1001', total: 42.5, currency: 'USD', codes: ['AVA15'], cancelled: false },
      utm: { campaign: 'spring-tea', content: 'ava' },
    },
  })
  const handbook = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8')
  expect(handbook).toContain(JSON.stringify(orderMessageExample, null, 2).replace(/\[\s+"AVA15"\s+\]/, '["AVA15"]'))
})
