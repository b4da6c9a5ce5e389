import { expect, test } from 'vitest'
import { firstMessage } from '../home/first-message.ts'
import { homeMessages } from '../home/home-messages.ts'
import { messageMs, nextMessage } from './next-message.ts'

test('eight messages come in turn, six seconds each, and begin anew after the last', () => {
  const messages = [firstMessage, ...homeMessages]
  expect(messages).toHaveLength(8)
  expect(messageMs).toBe(6_000)
  let index = 0
  const seen = messages.map(() => {
    index = nextMessage(index, messages.length)
    return index
  })
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
})
