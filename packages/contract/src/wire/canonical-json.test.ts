import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the order of keys does not matter, that of lists does', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
  expect(canonicalJson({ a: { c: null, d: [2, 1] }, b: 1 })).toBe(canonicalJson({ b: 1, a: { d: [2, 1], c: null } }))
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

test('keys that look like numbers are sorted as texts', () => {
  expect(canonicalJson({ 10: 'ten', 9: 'nine', b: 1, 1: 'one' })).toBe('{"1":"one","10":"ten","9":"nine","b":1}')
})

test('numbers and texts are written as the standard writes them', () => {
  const example = { numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27], string: '€$\u000f\nA\'B"\\\\"/' }
  expect(canonicalJson(example)).toBe(
    '{"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  )
})

test('what is read back is written alike, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value)
      expect(canonicalJson(JSON.parse(text))).toBe(text)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
