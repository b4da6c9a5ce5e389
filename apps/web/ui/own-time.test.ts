import { expect, onTestFinished, test, vi } from 'vitest'
import { ownDate, ownDateTime, ownTime } from './own-time.ts'

test.each([
  ['America/New_York', 'Nov 19, 2026, 11:05 PM EST', '11:05 PM EST'],
  ['Europe/Berlin', 'Nov 20, 2026, 5:05 AM GMT+1', '5:05 AM GMT+1'],
  ['UTC', 'Nov 20, 2026, 4:05 AM UTC', '4:05 AM UTC'],
])('in %s a moment is what the clock there showed', (zone, dayAndTime, time) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  const at = '2026-11-20T04:05:00Z'
  expect([ownDateTime(at), ownTime(at)]).toEqual([dayAndTime, time])
  expect(dayAndTime).toMatch(new RegExp(`^${ownDate(at)}, `))
})

test('a moment that is not known is a dash', () => {
  expect([ownDateTime(null), ownTime('soon')]).toEqual(['–', '–'])
})
