import { expect } from 'vitest'
import { test as base } from '../../../test/rooms.ts'
import { whenFree } from '../db/session-lock.ts'
import { openQueue } from '../jobs/queue.ts'
import { advanceClock, type Tide } from './advance.ts'
import { openProductClock, type ProductClock } from './product-clock.ts'

const test = base.extend('rooms', async ({ open }) => open())
const dayMs = 86_400_000
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('the clock goes forward by as many days as asked, and says the time', async ({ rooms: { app, clock } }) => {
  const before = clock.now
  const answer = await app.inject({ method: 'POST', url: '/api/dev/clock', payload: { advanceDays: 1.5 } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ now: new Date(before.getTime() + 1.5 * dayMs).toISOString(), offsetDays: 1.5 })
  expect((await app.inject('/api/dev/clock')).json()).toEqual(answer.json())
})

test.for([{}, { advanceDays: '3' }, { advanceDays: null }, { advanceDays: -1 }, { advanceDays: 3_661 }])(
  '%j is refused in a sentence, and the clock stands',
  async (payload, { rooms: { app, clock } }) => {
    const before = clock.now
    const answer = await app.inject({ method: 'POST', url: '/api/dev/clock', payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ advanceDays: 'The number of days to advance must be from 0 to 3,660.' })
    expect(clock.now).toEqual(before)
  },
)

test('in production there is no clock to move', async ({ open }) => {
  const { app } = await open({ mode: 'production' })
  expect((await app.inject('/api/dev/clock')).statusCode).toBe(404)
  const moved = await app.inject({ method: 'POST', url: '/api/dev/clock', payload: { advanceDays: 1 } })
  expect(moved.statusCode).toBe(404)
})

test('a jump stops at every moment at which something falls due, in order', async ({ db }) => {
  const seen: string[] = []
  const start = new Date('2026-01-01T00:00:00Z')
  let at = start
  const clock: ProductClock = {
    now: () => at,
    aheadMs: () => 0,
    moveTo: async (to) => {
      at = to
    },
  }
  const everyDays = (name: string, days: number): Tide => {
    let next = new Date(start.getTime() + days * dayMs)
    return {
      nextAt: async () => next,
      run: async () => {
        if (next > at) return
        seen.push(`${name} ${at.toISOString().slice(5, 10)}`)
        next = new Date(next.getTime() + days * dayMs)
      },
    }
  }
  const arrive = async () => {
    seen.push('arrived')
  }
  await advanceClock({ db, clock, tides: [everyDays('a', 3), everyDays('b', 4)], arrive }, 9)
  expect(seen).toEqual(['a 01-04', 'b 01-05', 'a 01-07', 'b 01-09', 'a 01-10', 'arrived'])
})

test('more moves at once than there are sessions go one after the other, though what each brings takes a lock of its own', async ({
  db,
}) => {
  let at = new Date('2026-01-01T00:00:00Z')
  const moveTo = async (to: Date) => {
    at = to
  }
  const clock = { now: () => at, aheadMs: () => 0, moveTo }
  const arrive = async () => {
    await whenFree(db.sessions, ['brought', 'by a day'], async () => undefined)
  }
  const moves = Array.from({ length: 8 }, () => advanceClock({ db, clock, tides: [], arrive }, 1))
  expect((await Promise.all(moves)).map((moved) => moved.getUTCDate())).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})

test('a tide that never ends is an error, not an endless wait', async ({ db }) => {
  const at = new Date('2026-01-01T00:00:00Z')
  const clock = { now: () => at, aheadMs: () => 0, moveTo: async () => undefined }
  const stuck: Tide = { nextAt: async () => at, run: async () => undefined }
  await expect(advanceClock({ db, clock, tides: [stuck], arrive: async () => undefined }, 1)).rejects.toThrow(
    'never ends',
  )
})

test('the clock stands where it stood after a restart, never goes back, and other processes hear of it', async ({
  db,
}) => {
  const queue = await openQueue({ db, kinds: [], role: 'web', log: silent })
  const real = () => new Date('2026-05-01T00:00:00Z')
  const [one, other] = [await openProductClock({ db, ...queue }, real), await openProductClock({ db, ...queue }, real)]
  await one.moveTo(new Date('2026-06-01T00:00:00Z'))
  expect(one.now()).toEqual(new Date('2026-06-01T00:00:00Z'))
  await expect.poll(() => other.now().toISOString()).toBe('2026-06-01T00:00:00.000Z')
  await one.moveTo(new Date('2026-05-15T00:00:00Z'))
  expect(one.now()).toEqual(new Date('2026-06-01T00:00:00Z'))
  const after = await openProductClock({ db, ...queue }, real)
  expect(after.aheadMs()).toBe(31 * dayMs)
  await queue.stop()
})
