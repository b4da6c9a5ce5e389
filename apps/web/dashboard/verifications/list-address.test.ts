import { verificationSorts } from '@vouch/contract'
import { fraudRisks, platforms } from '@vouch/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, ariaSort, columnSorts, listAddressOf, nextSort, partOf } from './list-address.ts'

const days = fc.constantFrom('', '2026-03-31', '2025-12-01')
const addresses = fc
  .record({
    q: fc.string({ maxLength: 20 }).map((text) => text.trim()),
    risks: fc.subarray([...fraudRisks]),
    platform: fc.constantFrom('' as const, ...platforms),
    days: fc.constantFrom(0, 7, 30, 90),
    from: days,
    to: days,
    tag: fc.constantFrom('', 'Spring', 'a,b & c'),
    sort: fc.constantFrom(...verificationSorts),
  })
  .map((address) => (address.days === 0 ? address : { ...address, from: '', to: '' }))

test('an address comes back as it was written', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(listAddressOf(new URLSearchParams(addressOf(address)))).toEqual(address)
    }),
  )
})

test('what an address says wrongly narrows nothing', () => {
  const wrong = listAddressOf(new URLSearchParams('risk=some&platform=paper&days=3&from=today&sort=luck'))
  expect(addressOf(wrong)).toBe('')
  expect(partOf(wrong, '', 0)).toEqual({})
})

test('days back from today become a day', () => {
  const address = listAddressOf(new URLSearchParams('days=30&risk=critical,high&sort=trust'))
  expect(partOf(address, 'ava', Date.parse('2026-03-31T08:00:00Z'))).toEqual({
    ...{ q: 'ava', risk: 'high,critical', from: '2026-03-01', sort: 'trust' },
  })
})

test('a press on a head orders by its column, a second one turns it around or takes it back', () => {
  expect(nextSort('trust', 'newest')).toBe('trust')
  expect(nextSort('trust', 'trust')).toBe('trust-low')
  expect(nextSort('trust', 'trust-low')).toBe('trust')
  expect(nextSort('risk', 'risk')).toBe('newest')
  expect(ariaSort('trust', 'trust-low')).toBe('ascending')
  expect(ariaSort('creator', 'trust')).toBe('none')
  expect(new Set(Object.values(columnSorts).flat())).toEqual(new Set(verificationSorts))
})
