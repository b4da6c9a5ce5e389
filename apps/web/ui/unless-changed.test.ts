import { expect, test } from 'vitest'
import { unlessChanged } from './unless-changed.ts'

test('a field is cleared when it holds what was sent, and keeps what was written on meanwhile', () => {
  const clear = unlessChanged('ava@vouch.test', '')
  expect(clear('ava@vouch.test')).toBe('')
  expect(clear('ben@vouch.test')).toBe('ben@vouch.test')
})
