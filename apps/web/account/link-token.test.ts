import { expect, test } from 'vitest'
import { tokenIn } from './link-token.ts'

test.each([
  ['#token=abc_-123', 'abc_-123'],
  ['token=abc', 'abc'],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('in %s the secret is %s', (hash, token) => {
  expect(tokenIn(hash)).toBe(token)
})
