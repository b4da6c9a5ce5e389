import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageReached, nextRead } from './post-calendar.ts'
import { allowedNow, nextLook, paceFor, placeOf } from './watch-pace.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const start = Date.parse('2026-11-20T10:00:00Z')
const moment = fc.integer({ min: start, max: start + 400 * dayMs }).map((ms) => new Date(ms))
const period = fc.constantFrom(hourMs, 6 * hourMs, dayMs, 3 * dayMs)
const place = fc.double({ min: 0, max: 0.999, noNaN: true })

test('however late looks come, the schedule does not drift: the grid stays where it is', () => {
  fc.assert(
    fc.property(moment, place, period, fc.array(fc.nat({ max: hourMs - 1 })), (first, at, periodMs, delays) => {
      const grid = nextLook(first, at, periodMs).getTime()
      let look = new Date(grid)
      for (const delay of delays) look = nextLook(new Date(look.getTime() + delay), at, periodMs)
      expect(look.getTime()).toBe(grid + delays.length * periodMs)
    }),
  )
})

test('the next look is later, and no more than a period later', () => {
  fc.assert(
    fc.property(moment, place, period, (after, at, periodMs) => {
      const ahead = nextLook(after, at, periodMs).getTime() - after.getTime()
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(periodMs)
    }),
  )
})

test('planned looks fit into what is allowed, whoever is watched, and more creators are never looked at more often', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 24, max: 200_000 }), (creators, looksPerDay) => {
      const pace = paceFor(creators, { looksPerDay, hoursMin: 1 })
      expect((creators * dayMs) / pace.periodMs).toBeLessThanOrEqual(looksPerDay)
      expect(paceFor(creators + 1_000, { looksPerDay, hoursMin: 1 }).periodMs).toBeGreaterThanOrEqual(pace.periodMs)
      expect(paceFor(creators, { looksPerDay, hoursMin: 6 }).periodMs).toBeGreaterThanOrEqual(6 * hourMs)
    }),
  )
})

test('over any day the allowance lets through a day’s looks at most, however long nobody looked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 24, max: 5_000 }),
      fc.array(fc.tuple(fc.nat({ max: dayMs }), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 60 }),
      (looksPerDay, asks) => {
        let kept = { looks: looksPerDay / 24, at: new Date(start) }
        const taken: { ms: number; looks: number }[] = []
        for (const [pauseMs, part] of asks) {
          const now = new Date(kept.at.getTime() + pauseMs)
          const allowed = allowedNow(kept, { looksPerDay, now })
          const looks = Math.floor(allowed * part)
          kept = { looks: allowed - looks, at: now }
          taken.push({ ms: now.getTime(), looks })
        }
        for (const { ms } of taken) {
          const inDay = taken.filter((each) => each.ms >= ms && each.ms < ms + dayMs)
          expect(inDay.reduce((sum, { looks }) => sum + looks, 0)).toBeLessThanOrEqual(looksPerDay)
        }
      },
    ),
  )
})

test('creators spread evenly over the period', () => {
  const ids = Array.from({ length: 4_000 }, (_, index) => (index * 2_654_435_761) >>> 0)
  const eighths = Array<number>(8).fill(0)
  for (const id of ids) {
    const eighth = Math.floor(8 * placeOf(`${id.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`))
    eighths[eighth] = (eighths[eighth] ?? 0) + 1
  }
  for (const count of eighths) expect(Math.abs(count - 500)).toBeLessThan(100)
})

test('a post is read at the ages of its calendar, each for its own time, and not after the last', () => {
  const post = { publishedAt: new Date(start).toISOString() }
  const after = (hours: number, most = 720) => ageReached(post, new Date(start + hours * hourMs), most)
  expect([0.5, 1, 5.9, 6, 24, 71, 72, 168, 719, 720, 1_500].map((hours) => after(hours))).toEqual([
    null,
    1,
    null,
    6,
    24,
    null,
    72,
    168,
    null,
    720,
    null,
  ])
  expect(after(720, 168)).toBeNull()
})

test('a look is made for a post where the next one would come more than a tenth too late, and never later than that one', () => {
  const at = new Date(start)
  const posted = (hoursAgo: number) => ({ publishedAt: new Date(start - hoursAgo * hourMs).toISOString() })
  const look = new Date(start + 20 * hourMs)
  const planned = { at, look, postHoursMax: 720, pace: { periodMs: dayMs, exactPosts: true } }
  expect(nextRead([posted(0.5)], planned)).toEqual(new Date(start + 0.5 * hourMs))
  expect(nextRead([posted(3), posted(200)], planned)).toEqual(new Date(start + 3 * hourMs))
  // Seven days after publication may be read half a day later.
  expect(nextRead([posted(150)], planned)).toEqual(look)
  expect(nextRead([posted(0.5)], { ...planned, pace: { periodMs: dayMs, exactPosts: false } })).toEqual(look)
  expect(nextRead([posted(150)], { ...planned, look: new Date(start + 300 * hourMs), postHoursMax: 24 })).toEqual(
    new Date(start + 300 * hourMs),
  )
})
