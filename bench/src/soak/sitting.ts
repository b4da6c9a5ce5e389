import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../apps/server/src/foundation/db/database.ts'
import { median, quantile } from '../timing.ts'
import type { Asker, DeedName } from './deeds.ts'
import { isAnswered } from './deeds.ts'
import { type Fault, faultsDue } from './faults.ts'
import type { Ground } from './ground.ts'
import type { Journal, Minute, Times } from './journal.ts'
import { type Heard, offer } from './mixed-load.ts'
import { type ProcessReading, readProcess } from './process-reading.ts'

/** Minutes of load, one after the other. A call belongs to the minute in which it was sent, so each is written down a minute later, when all of its
 *  calls are answered or given up. */

const minuteMs = 60_000
const readEveryMs = 5_000

interface Sitting {
  ground: Ground
  asker: Asker
  journal: Journal
  bareUrl: string
  /** Calls of the mix a second. */
  perSecond: number
  /** Minutes over all sittings. */
  minutes: number
  number: number
}

export async function sit({ ground, asker, journal, bareUrl, perSecond, minutes, number }: Sitting): Promise<void> {
  const stopping = new AbortController()
  let sent: Heard[] = []
  const booked = () => {
    const own = sent
    return (call: Heard) => void own.push(call)
  }
  const load = offer(asker, { perSecond, bareUrl, seed: String(number) }, booked, stopping.signal)
  const happened = new Set(journal.minutes.flatMap((minute) => minute.happened))
  let left: string | null = null
  let closeBefore: () => void = () => undefined
  for (let minute = journal.minutes.length; minute < minutes; minute += 1) {
    const due = faultsDue(minute, minutes, happened)
    const names = due.map(({ name }) => name)
    const [watched] = await Promise.all([watch(ground), breakAll(due, ground)])
    const fault = names.join(', ') || left
    closeBefore()
    const own = sent
    sent = []
    closeBefore = () => journal.close({ minute, sitting: number, fault, happened: names, ...told(own), ...watched })
    for (const name of names) happened.add(name)
    // What a fault leaves behind may last into the next minute, which counts as its own.
    left = names.at(-1) ?? null
  }
  stopping.abort()
  await load
  closeBefore()
}

async function breakAll(due: readonly Fault[], ground: Ground): Promise<void> {
  for (const fault of due) await fault.happen(ground)
}

/** Looks at the processes for a minute. */
async function watch(ground: Ground): Promise<Pick<Minute, 'processes' | 'connections'>> {
  const least: Record<string, ProcessReading & { pid: number }> = {}
  let connections = 0
  const until = performance.now() + minuteMs
  while (performance.now() < until) {
    await pause(Math.min(readEveryMs, Math.max(0, until - performance.now())))
    for (const [part, pid] of Object.entries(ground.pids())) {
      const reading = readProcess(pid)
      if (reading === null) continue
      const before = least[part]
      if (before === undefined || before.pid !== pid) least[part] = { ...reading, pid }
      else least[part] = { ...leastOf(before, reading), pid }
    }
    connections = Math.max(connections, await connectionsOf(ground.databaseUrl()))
  }
  return { processes: least, connections }
}

/** What stays is what counts; what comes and goes with a call does not. */
function leastOf(one: ProcessReading, other: ProcessReading): ProcessReading {
  return {
    rssMb: Math.min(one.rssMb, other.rssMb),
    files: Math.min(one.files, other.files),
    sockets: Math.min(one.sockets, other.sockets),
  }
}

/** @returns 0 while the database does not answer */
async function connectionsOf(connectionString: string): Promise<number> {
  const db = openDatabase({ connectionString, connectionsMax: 1 })
  try {
    const found = await db.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return found.rows[0]?.n ?? 0
  } catch {
    return 0
  } finally {
    await db.close()
  }
}

function told(heard: readonly Heard[]): Pick<Minute, 'deeds' | 'bare' | 'refused'> {
  const ms = new Map<Heard['deed'], number[]>()
  const refused: Record<string, number> = {}
  for (const call of heard) {
    if (isAnswered(call.status)) {
      const known = ms.get(call.deed)
      if (known === undefined) ms.set(call.deed, [call.ms])
      else known.push(call.ms)
    } else refused[`${call.deed} ${call.status}`] = (refused[`${call.deed} ${call.status}`] ?? 0) + 1
  }
  const bare = ms.get('bare')
  ms.delete('bare')
  const deeds = Object.fromEntries([...ms].map(([deed, all]) => [deed, timesOf(all)])) as Partial<
    Record<DeedName, Times>
  >
  return { deeds, bare: bare === undefined ? null : timesOf(bare), refused }
}

function timesOf(ms: readonly number[]): Times {
  return { count: ms.length, p50: median(ms), p95: quantile(ms, 0.95) }
}
