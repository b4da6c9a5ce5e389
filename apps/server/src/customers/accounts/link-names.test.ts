import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'
import { isLikeAddress } from './link-names.ts'

test.each([
  'https://evil.test',
  'ftp://x',
  'Win-prizes.com',
  'evil.com',
  'Visit evil.com now',
  'evil.com/win?x=1',
  'evil.com,',
  'evil.com.',
  '(evil.com)',
  'ann@evil.com',
  'EVIL.COM',
  'www.anything',
  'bit.ly/abc',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil｡com',
  'evil.c\u200bom',
  'https:／／evil',
])('%s could become a link', (name) => {
  expect(isLikeAddress(name)).toBe(true)
  expect(greeting(name)).toBe('Hello,')
})

test.each([
  'Ann',
  'J. R. R.',
  'J.R.',
  'St.John',
  'Mary-Jane',
  "O'Brien",
  'Ph.D.',
  'Dr. Ann',
  'Ключ',
  '明',
  'van der Berg',
  'Jean.Luc',
])('%s is a name', (name) => {
  expect(isLikeAddress(name)).toBe(false)
  expect(greeting(name)).toBe(`Hello ${name},`)
})

test('a greeting has one line of a bounded length, and nobody is called by an empty name', () => {
  expect(greeting('')).toBe('Hello,')
  expect(greeting(' Ann\r\n\tMarie ')).toBe('Hello Ann Marie,')
  expect(greeting('You have won a thousand dollars, call now')).toBe('Hello,')
  for (const name of ['x'.repeat(40), 'x'.repeat(41), 'x '.repeat(5_000)])
    expect(greeting(name).length).toBeLessThanOrEqual(47)
})
