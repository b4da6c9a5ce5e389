import { loadavg } from 'node:os'
import { type Database, openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/foundation/db/migrate.ts'
import type { Connector } from '../../apps/server/src/outside/platforms/connector.ts'
import { looksOf } from '../../apps/server/src/outside/platforms/counts-port.ts'
import { readDue } from '../../apps/server/src/verdicts/watch/read-due.ts'
import { settleAllPlaces } from '../../apps/server/src/verdicts/watch/settle-places.ts'
import { allowedNow, nextLook, paceFor, placeOf } from '../../apps/server/src/verdicts/watch/watch-pace.ts'
import type { WatchParts } from '../../apps/server/src/verdicts/watch/watch-parts.ts'
import { freshDataDir, removeDataDir } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'

/** A watch over 100,000 creators: looks stay within what a platform allows, and no creator's day drifts. The database and the schedule are the product's own; the
 *  platform is a counted stand-in in this process that answers at once, with Twitch's limits, and the clock is moved minute by minute. A
 *  month is then gone through in memory with the same functions, with and without a stop. */

const creators = 100_000
const workspaces = 200
/** Minutes of the clock that run against the database. */
const minutes = Number(process.argv[3] ?? 30)
const minuteMs = 60_000
const looksPerDay = looksOf(48_000, 4)
const hoursMin = 24
const never = new AbortController().signal

export async function watchScheduleRows(): Promise<Row[]> {
  const dataDir = freshDataDir()
  const server = await startEmbedded({ dataDir, password: 'bench', log: () => undefined })
  const db = openDatabase({ connectionString: server.connectionString, connectionsMax: 16 })
  try {
    await migrate(db.pool)
    return [...(await againstDatabase(db)), ...inMemory()]
  } finally {
    await db.pool.end()
    await server.stop()
    removeDataDir(dataDir)
  }
}

/** What the stand-in heard. */
interface Heard {
  looks: number
  latest: number[]
}

async function againstDatabase(db: Database): Promise<Row[]> {
  const clock = { now: new Date('2026-11-20T00:00:00Z') }
  const heard: Heard = { looks: 0, latest: [] }
  const parts = partsOf(db, clock, heard)
  await fill(db, clock.now)
  const began = performance.now()
  await settleAllPlaces(db, parts)
  const settleMs = performance.now() - began
  const pace = paceFor(creators, { looksPerDay, hoursMin })
  await spread(db, clock.now, pace.periodMs)
  const until = new Date(clock.now.getTime() + minutes * minuteMs)
  const due = await db.pool.query<{ count: number }>(
    'select count(*)::int as count from watch_schedule where next_read_at <= $1',
    [until],
  )
  const expected = due.rows[0]?.count ?? 0
  const runs: number[] = []
  for (let minute = 0; minute < minutes; minute++) {
    clock.now = new Date(clock.now.getTime() + minuteMs)
    const from = performance.now()
    await readDue(parts, never)
    runs.push(performance.now() - from)
  }
  const twice = await db.pool.query<{ late: number; off: number; read: number }>(
    `select count(*)::int as read, coalesce(max(extract(epoch from next_read_at - read_at)), 0)::float8 * 1000 as late,
            coalesce(max(abs(extract(epoch from next_read_at - read_at) * 1000 - $1)), 0)::float8 as off
       from watch_schedule where read_at is not null`,
    [pace.periodMs],
  )
  const { read = 0, off = 0 } = twice.rows[0] ?? {}
  const allowed = (looksPerDay * minutes) / (24 * 60) + looksPerDay / 24
  const [load = 0] = loadavg()
  return [
    row(
      'creators settled, 200 workspaces',
      `${creators.toLocaleString('en-US')} in ${(settleMs / 1_000).toFixed(1)} s`,
      '',
      null,
    ),
    row(
      `looks in ${minutes} min of the clock`,
      String(heard.looks),
      `planned ${Math.round(expected)}`,
      Math.abs(heard.looks / expected - 1) < 0.05,
    ),
    row('looks against the allowance', String(heard.looks), `at most ${Math.floor(allowed)}`, heard.looks <= allowed),
    row('creators read more than once', String(heard.looks - read), '0', heard.looks === read),
    row('interval off its day, worst', percent(off / pace.periodMs), 'under 1%', off / pace.periodMs < 0.01),
    row(
      'one minute’s run, median',
      `${Math.round(middle(runs))} ms`,
      `under 60,000 ms, load ${load.toFixed(1)}`,
      middle(runs) < 60_000,
    ),
  ]
}

function partsOf(db: Database, clock: { now: Date }, heard: Heard): WatchParts {
  const connector: Connector = {
    ...{ id: 'twitch', platforms: ['twitch'], resolves: [] },
    fetchSnapshot: async () => {
      throw new Error('A watch reads counts alone')
    },
    counts: {
      ...{ looksPerDay, hoursMin, postHoursMax: 720, simulated: false },
      readCounts: async ({ platform, handle }, at) => {
        heard.looks += 1
        const source = { connector: 'twitch', basis: 'public' } as const
        const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
        const profile = { id: handle, followers: 1_000 }
        const found = { schema: 'vouch.snapshot/1', availability: 'found' } as const
        return { ...found, platform, handle, fetchedAt: at.toISOString(), source, profile, ...lists }
      },
    },
  }
  const company = { name: '', number: '', address: '' }
  return {
    ...{ db, now: () => clock.now, connectors: [connector], sources: [], publicAddress: () => '' },
    queue: { enqueue: async () => undefined },
    config: { company, youtube: { derivedMetrics: false } },
  }
}

async function fill(db: Database, at: Date): Promise<void> {
  await db.pool.query(`insert into users (email) select n || '@bench.test' from generate_series(1, $1) n`, [workspaces])
  await db.pool.query(
    `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, created_at, period_start, period_end)
     select id, 'ENTERPRISE', 'active', id::text, $1::timestamptz, $1::timestamptz + interval '14 days', $1, $1, $1::timestamptz + interval '1 year' from workspaces`,
    [at],
  )
  await db.pool.query(
    `insert into creators (platform, handle, created_at) select 'twitch', 'creator_' || n, $2 from generate_series(1, $1) n`,
    [creators, at],
  )
  await db.pool.query(
    `insert into watch_marks (workspace_id, creator_id, marked_at)
     select workspace.id, creator.id, $1
       from (select id, row_number() over (order by id) as place from creators) creator
       join (select id, row_number() over (order by id) as place from workspaces) workspace
         on workspace.place = 1 + creator.place % $2`,
    [at, workspaces],
  )
  await db.pool.query('analyze')
}

/** The state after the first day: everybody has their place. */
async function spread(db: Database, at: Date, periodMs: number): Promise<void> {
  const found = await db.pool.query<{ id: string }>('select creator_id as id from watch_schedule')
  const ids = found.rows.map(({ id }) => id)
  const looks = ids.map((id) => nextLook(at, placeOf(id), periodMs))
  await db.pool.query(
    `update watch_schedule set next_read_at = given.at from unnest($1::uuid[], $2::timestamptz[]) as given (id, at)
      where creator_id = given.id`,
    [ids, looks],
  )
}

interface Month {
  /** Looks of the busiest day. */
  busiest: number
  /** How far the mean interval of a creator is off a day at most, as a part of it. */
  drift: number
  /** How late the last looks are at most, as a part of the day. */
  lateAtEnd: number
}

/** A month in memory, minute by minute, with the product's own functions.
 *  @param stopHours nothing runs for so long on the tenth day */
function monthOf(stopHours: number): Month {
  const { periodMs } = paceFor(creators, { looksPerDay, hoursMin })
  const start = Date.parse('2026-11-20T00:00:00Z')
  const days = 30
  const places = Array.from({ length: creators }, (_, index) =>
    placeOf(((index * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')),
  )
  const looks = places.map(() => ({ count: 0, first: 0, last: 0, late: 0, next: 0 }))
  const dueIn = new Map<number, number[]>()
  const plan = (index: number, after: number) => {
    const next = nextLook(new Date(after), places[index] ?? 0, periodMs).getTime()
    const minute = Math.ceil((next - start) / minuteMs)
    const look = looks[index]
    if (look) look.next = next
    const waiting = dueIn.get(minute)
    if (waiting) waiting.push(index)
    else dueIn.set(minute, [index])
  }
  for (const index of places.keys()) plan(index, start)
  const byDay = Array<number>(days).fill(0)
  const waiting: number[] = []
  let kept: { looks: number; at: Date } | null = null
  for (let minute = 1; minute < days * 24 * 60; minute++) {
    waiting.push(...(dueIn.get(minute) ?? []))
    dueIn.delete(minute)
    const ms = start + minute * minuteMs
    if (minute > 9 * 1_440 && minute <= 9 * 1_440 + 60 * stopHours) continue
    const allowed: number = allowedNow(kept, { looksPerDay, now: new Date(ms) })
    const read = waiting.splice(0, Math.floor(allowed))
    kept = { looks: allowed - read.length, at: new Date(ms) }
    const day = Math.floor(minute / 1_440)
    byDay[day] = (byDay[day] ?? 0) + read.length
    for (const index of read) {
      const look = looks[index]
      if (!look) continue
      look.count += 1
      look.first ||= ms
      look.last = ms
      look.late = ms - look.next
      plan(index, ms)
    }
  }
  const worst = (of: (look: (typeof looks)[number]) => number) =>
    looks.reduce((most, look) => Math.max(most, of(look)), 0)
  return {
    busiest: Math.max(...byDay),
    drift: worst(({ count, first, last }) => Math.abs((last - first) / ((count - 1) * periodMs) - 1)),
    lateAtEnd: worst(({ late }) => late / periodMs),
  }
}

function inMemory(): Row[] {
  const steady = monthOf(0)
  const stopped = monthOf(6)
  return [
    row(
      'a month in memory: busiest day',
      String(steady.busiest),
      `at most ${looksPerDay}`,
      steady.busiest <= looksPerDay,
    ),
    row('mean interval off its day, worst creator', percent(steady.drift), 'under 1%', steady.drift < 0.01),
    row(
      'with a stop of 6 h: busiest day',
      String(stopped.busiest),
      `at most ${looksPerDay}`,
      stopped.busiest <= looksPerDay,
    ),
    row('late on the grid at its end, worst creator', percent(stopped.lateAtEnd), 'under 1%', stopped.lateAtEnd < 0.01),
  ]
}

function row(what: string, figure: string, peer: string, kept: boolean | null): Row {
  return { what, figure, peer, kept }
}

const percent = (part: number) => `${(100 * part).toFixed(3)}%`

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
