import { expect, test } from 'vitest'
import { soughtHandle } from './sought-handle.ts'

test('nothing written means all creators', () => {
  expect(soughtHandle('  ')).toBe('')
})

test.each([
  ['@NatGeo', 'natgeo'],
  ['natgeo', 'natgeo'],
  ['https://www.instagram.com/natgeo/', 'natgeo'],
  ['youtube.com/user/NatGeo', 'natgeo'],
  ['ava_fields_sandbox', 'ava_fields_sandbox'],
])('%s finds %s', (text, handle) => {
  expect(soughtHandle(text)).toBe(handle)
})

test('the id of a channel keeps its case', () => {
  expect(soughtHandle('UCpVm7bg6pXKo1Pr6k5kxG9A')).toBe('UCpVm7bg6pXKo1Pr6k5kxG9A')
})
