import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zonedTime } from './zoned-time.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const zones = Intl.supportedValuesOf('timeZone')
const clocks = new Map<string, Intl.DateTimeFormat>()

/** @returns what a zone's clocks show at a moment, as if it were UTC */
function shownMs(zone: string, at: number): number {
  const options = { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options)
  clocks.set(zone, clock)
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`)
}

const aheadMs = (zone: string, at: number) => shownMs(zone, at) - at

/** @returns the moments of a year from which on a zone's clocks are further ahead */
function jumpsOf(zone: string, year: number): number[] {
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1) + day * dayMs)
  return days.flatMap((day) => {
    if (aheadMs(zone, day) >= aheadMs(zone, day + dayMs)) return []
    let [from, to] = [day, day + dayMs]
    for (; to - from > 60_000; ) {
      const middle = Math.floor((from + to) / 120_000) * 60_000
      if (aheadMs(zone, middle) === aheadMs(zone, day)) from = middle
      else to = middle
    }
    return [to]
  })
}

const asked = (wall: number, zone: string) => {
  const [day = '', time = ''] = new Date(wall).toISOString().split('T')
  return zonedTime(day, time.slice(0, 5), zone).getTime()
}

test('a time that clocks skip is the same span after the change, in every zone and year', () => {
  let skipped = 0
  fc.assert(
    fc.property(
      ...[
        fc.constantFrom(...zones),
        fc.integer({ min: 1990, max: 2037 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
      ],
      (zone, year, share) => {
        for (const jump of jumpsOf(zone, year)) {
          const [before, after] = [jump + aheadMs(zone, jump - 60_000), shownMs(zone, jump)]
          const span = Math.floor(((after - before) * share) / 60_000) * 60_000
          expect(asked(before + span, zone)).toBe(jump + span)
          skipped += 1
        }
      },
    ),
    { numRuns: 150 },
  )
  expect(skipped).toBeGreaterThan(20)
})

test('clocks show the time that was asked for, but where it is skipped', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(1990) / 60_000, max: Date.UTC(2038) / 60_000 }),
      (zone, minute) => {
        const shown = shownMs(zone, minute * 60_000)
        expect(shownMs(zone, asked(shown, zone))).toBe(shown)
      },
    ),
    { numRuns: 1_000 },
  )
})

test.each([
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['America/Santiago', '2027-09-05', '00:00', '2027-09-05T04:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00:00.000Z'],
])('in %s, %s %s is %s', (zone, day, time, at) => {
  expect(zonedTime(day, time, zone).toISOString()).toBe(at)
})
