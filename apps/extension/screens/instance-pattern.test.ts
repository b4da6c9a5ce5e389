import { expect, test } from 'vitest'
import { instancePattern } from './instance-pattern.ts'

test('only that one host is asked for', () => {
  expect(instancePattern('https://vouch.example:8443')).toBe('https://vouch.example/*')
})
