import { expect, test } from 'vitest'
import { exactJson } from './exact-json.ts'

test('64-bit ids keep their digits as text, wherever they stand', () => {
  expect(exactJson('{"a":[7080213458555737986,-9007199254740993,5],"b":{"c":9007199254740991}}')).toEqual({
    a: ['7080213458555737986', '-9007199254740993', 5],
    b: { c: 9007199254740991 },
  })
})

test('text and fractions stay what they are', () => {
  expect(exactJson('{"a":"7080213458555737986","b":0.1234567890123456,"c":1e300}')).toEqual({
    a: '7080213458555737986',
    b: 0.1234567890123456,
    c: 1e300,
  })
})

test.each([[''], ['{'], ['{"a":1'], ['<html>'], ['{"a":7080213458555737986'], ['['.repeat(200_000)]])(
  'what is no JSON is nothing',
  (text) => {
    expect(exactJson(text)).toBeUndefined()
  },
)
