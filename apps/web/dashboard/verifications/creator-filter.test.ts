import { expect, test } from 'vitest'
import { creatorFilter } from './creator-filter.ts'

test('nothing written means all creators', () => {
  expect(creatorFilter('  ')).toBe('')
})

test.each([
  ['@NatGeo', 'natgeo'],
  ['natgeo', 'natgeo'],
  ['https://www.instagram.com/natgeo/', 'natgeo'],
  ['ava_fields_sandbox', 'ava_fields_sandbox'],
])('%s finds %s', (text, handle) => {
  expect(creatorFilter(text)).toBe(handle)
})

test('the id of a channel keeps its case', () => {
  expect(creatorFilter('UCpVm7bg6pXKo1Pr6k5kxG9A')).toBe('UCpVm7bg6pXKo1Pr6k5kxG9A')
})
