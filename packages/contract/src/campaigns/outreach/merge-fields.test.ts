import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinearTime } from '../../../../../checks/linear-time.ts'
import { fieldWithFallback, filledText, mergeFieldNames } from './merge-fields.ts'

test('fields are filled in, a fallback stands where nothing is known, and the rest is a hole', () => {
  const text = 'Hi {{first_name|there}}, {{ brand }} likes @{{handle}}. {{fee}}'
  expect(filledText(text, { brand: 'Tea Co', handle: 'ava' })).toEqual({
    text: 'Hi there, Tea Co likes @ava. [fee]',
    holes: ['fee'],
    unknown: [],
  })
  expect(filledText('Hi {{first_name|there}}', { first_name: 'Ava' }).text).toBe('Hi Ava')
  expect(filledText('{{handle| }}', { handle: '' }).holes).toEqual(['handle'])
})

test('what is no field stays as written and is named, and a value is never read as a field again', () => {
  expect(filledText('{{shoe_size}} {{constructor}}', {}).unknown).toEqual(['shoe_size', 'constructor'])
  expect(filledText('{{product}}', { product: '{{fee}}' })).toEqual({ text: '{{fee}}', holes: [], unknown: [] })
})

test.each([
  ['Hi {{First_Name}}', { text: 'Hi Ava', holes: [], unknown: [] }],
  ['Hi {{  first_name  | there }}', { text: 'Hi Ava', holes: [], unknown: [] }],
  ['Hi {{first name}}', { text: 'Hi {{first name}}', holes: [], unknown: ['{{first name}}'] }],
  ['Hi {{first_name}, hello', { unknown: ['{{first_name}'] }],
  ['Hi {first_name}, hello', { unknown: ['{first_name}'] }],
  ['Hi first_name}}', { unknown: ['}}'] }],
  ['Hi {{', { unknown: ['{{'] }],
  ['Hi {{}}', { unknown: ['{{}}'] }],
  ['Use {a} or { b } and {"json": {"in": {}}}', { holes: [], unknown: ['}}'] }],
  ['Use {size}', { holes: [], unknown: [] }],
])('“%s” is filled in or refused, never sent with its braces unnoticed', (text, filled) => {
  expect(filledText(text, { first_name: 'Ava' })).toMatchObject(filled)
})

test('a field with its example of a fallback leaves no hole', () => {
  for (const name of mergeFieldNames)
    expect(filledText(fieldWithFallback(name), {})).toMatchObject({ holes: [], unknown: [] })
})

test('a text takes time in proportion to its length', () => {
  expectLinearTime((text) => filledText(text, {}), { words: ['{{', '}}', '{{first_name|', '{ a'] })
})

test('a text without a hole holds every value that it names', () => {
  fc.assert(
    fc.property(fc.subarray(mergeFieldNames), fc.string({ minLength: 1 }), (names, value) => {
      const values = Object.fromEntries(names.map((name) => [name, value]))
      const text = names.map((name) => `{{${name}}}`).join('')
      expect(filledText(text, values)).toEqual({ text: value.repeat(names.length), holes: [], unknown: [] })
    }),
  )
})
