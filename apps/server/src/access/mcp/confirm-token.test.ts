import { confirmSeconds } from '@vouch/contract'
import { expect, test } from 'vitest'
import { confirmedKey, confirmToken } from './confirm-token.ts'

const price = { caller: 'a', tool: 'verify_creator', input: { platform: 'x', handle: 'y' }, credits: 10 }
const at = Date.parse('2026-11-23T10:00:00Z')

test('a token confirms its own price until its five minutes are over, always under the same key', () => {
  const token = confirmToken(price, 'secret', at)
  const key = confirmedKey(token, price, 'secret', at)
  expect(key).toMatch(/^mcp-/)
  expect(confirmedKey(token, price, 'secret', at + confirmSeconds * 1_000)).toBe(key)
  expect(confirmedKey(token, price, 'secret', at + confirmSeconds * 1_000 + 1)).toBe(null)
})

test('it confirms no other price, deed, caller or secret, and no later end', () => {
  const token = confirmToken(price, 'secret', at)
  const others = [
    { ...price, credits: 11 },
    { ...price, caller: 'b' },
    { ...price, tool: 'other' },
    { ...price, input: { platform: 'x', handle: 'z' } },
  ]
  for (const other of others) expect(confirmedKey(token, other, 'secret', at)).toBe(null)
  expect(confirmedKey(token, price, 'other', at)).toBe(null)
  const [, signature] = token.split('.')
  expect(confirmedKey(`${at / 1_000 + 400}.${signature}`, price, 'secret', at + 200_000)).toBe(null)
  for (const text of ['', '.', '1.2', `${'9'.repeat(20)}.${signature}`]) {
    expect(confirmedKey(text, price, 'secret', at)).toBe(null)
  }
})
