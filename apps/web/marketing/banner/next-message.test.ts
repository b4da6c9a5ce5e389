import { expect, test } from 'vitest'
import { homeMessages } from '../home/home-messages.ts'
import { messageMs, nextMessage } from './next-message.ts'

test('eight messages come in turn, six seconds each, and begin anew after the last', () => {
  expect(homeMessages).toHaveLength(8)
  expect(messageMs).toBe(6_000)
  let index = 0
  const seen = homeMessages.map(() => {
    index = nextMessage(index, homeMessages.length)
    return index
  })
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
})
