import { expect, test } from 'vitest'
import { dayOf, dayText, timeOf, timeText, weekday } from './calendar.ts'

test('days and times go there and back', () => {
  const time = timeOf('2026-11-20T10:30:05Z')
  expect(timeText(time)).toBe('2026-11-20T10:30:05Z')
  expect(dayText(dayOf(time))).toBe('2026-11-20')
  expect(dayOf(timeOf('2026-11-20T23:59:59Z'))).toBe(dayOf(timeOf('2026-11-20T00:00:00Z')))
})

test('weekdays agree with the calendar, before and after the epoch', () => {
  for (const text of ['2026-11-20', '1970-01-01', '1969-12-31', '2024-02-29', '2030-07-14']) {
    expect(weekday(dayOf(timeOf(`${text}T12:00:00Z`)))).toBe(new Date(`${text}T12:00:00Z`).getUTCDay())
  }
})

test('what is not a time is refused with the text', () => {
  expect(() => timeOf('yesterday')).toThrow('yesterday')
})
