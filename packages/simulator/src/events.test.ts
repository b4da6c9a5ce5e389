import { expect, test } from 'vitest'
import { eventDays, occurrenceAt, scheduleOf } from './events.ts'
import { scenarioKinds } from './plan.ts'

const day = 20_777

test('a single event is as many days ago as the scenario says', () => {
  const schedule = scheduleOf({ kind: 'viral', intensity: 0.2, daysBefore: 12 }, 'seed', day, 365, true)
  expect(eventDays(schedule, day - 365, day)).toEqual([day - 12])
  expect(occurrenceAt(schedule, day - 13)).toBeNull()
  expect(occurrenceAt(schedule, day)).toEqual({ since: day - 12, until: Number.POSITIVE_INFINITY })
})

test('without a date a single event falls into the history', () => {
  for (const historyDays of [20, 60, 365]) {
    const schedule = scheduleOf({ kind: 'giveaway', intensity: 0.2 }, 'seed', day, historyDays, false)
    const [first = 0] = eventDays(schedule, day - historyDays, day)
    expect(day - first).toBeGreaterThanOrEqual(6)
    expect(day - first).toBeLessThan(historyDays)
  }
})

test.each(scenarioKinds)('%s recurs once a season, at the same days whenever one looks', (kind) => {
  const scenario = { kind, intensity: 0.3 }
  const early = scheduleOf(scenario, 'seed', day, 365, true)
  const late = scheduleOf(scenario, 'seed', day + 900, 30, true)
  const days = eventDays(early, day - 2000, day + 2000)
  expect(eventDays(late, day - 2000, day + 2000)).toEqual(days)
  expect(days.length).toBeGreaterThan(4000 / early.seasonDays - 2)
  expect(days.length).toBeLessThan(4000 / early.seasonDays + 2)
  for (const first of days) {
    expect(occurrenceAt(early, first)?.since).toBe(first)
    expect(occurrenceAt(early, first - 1)?.until).toBe(first - 1)
  }
})
