import { expect, test } from 'vitest'
import { ledgerWatch } from './ledger-watch.ts'

const reading = (ledgerMark: string | null) => ({ isReading: true, ledgerMark })

test('a charge that anybody made is heard with the next answer, once', () => {
  const { hear } = ledgerWatch()
  expect(hear(reading('7'))).toBeNull()
  expect(hear(reading('7'))).toBeNull()
  expect(hear(reading('9'))).toBe('moved')
  expect(hear(reading('9'))).toBeNull()
})

test('an answer that was overtaken is no news', () => {
  const { hear } = ledgerWatch()
  hear(reading('9'))
  expect(hear(reading('7'))).toBeNull()
  expect(hear(reading('9'))).toBeNull()
  expect(hear(reading('10'))).toBe('moved')
})

test('what changed something may have cost something', () => {
  const { hear } = ledgerWatch()
  hear(reading(null))
  expect(hear({ isReading: false, ledgerMark: null })).toBe('asked')
  expect(hear(reading('1'))).toBe('moved')
})
