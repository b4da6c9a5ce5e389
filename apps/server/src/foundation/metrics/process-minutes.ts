import type pg from 'pg'
import type { ProcessMeter } from './process-meter.ts'

/** Each process writes down what it does, minute by minute, so that the monitoring page draws all of them whichever it asks. */

interface Pools {
  /** Takes the minutes. */
  pool: pg.Pool
  /** The others whose connections are counted. */
  sessions: pg.Pool
  outside: pg.Pool
}

const everyMs = 10_000

const text = `
  insert into process_minutes (process_id, minute, role, started_at, requests, failures, latency, memory_bytes, loop_delay_ms,
                               connections, waiting)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (process_id, minute) do update set seen_at = now(), requests = excluded.requests, failures = excluded.failures,
    latency = excluded.latency, memory_bytes = excluded.memory_bytes, loop_delay_ms = excluded.loop_delay_ms,
    connections = excluded.connections, waiting = excluded.waiting`

/** Writes the minutes since the last writing. */
export async function writeMinutes({ pool, sessions, outside }: Pools, meter: ProcessMeter): Promise<void> {
  const pools = [pool, sessions, outside]
  const used = pools.reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0)
  const waiting = pools.reduce((sum, { waitingCount }) => sum + waitingCount, 0)
  const { memoryBytes, loopDelayMs } = meter.health()
  for (const { minute, requests, failures, bins } of meter.minutes()) {
    await pool.query(text, [
      ...[meter.id, minute, meter.role, meter.startedAt, requests, failures, bins, memoryBytes, loopDelayMs],
      ...[used, waiting],
    ])
  }
}

/** Writes them every few seconds. @returns what writes the last ones and stops */
export function keepWritingMinutes(
  pools: Pools,
  meter: ProcessMeter,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let writing: Promise<void> = Promise.resolve()
  const write = () => {
    writing = writing.then(() => writeMinutes(pools, meter)).catch(failed)
  }
  write()
  const timer = setInterval(write, everyMs)
  return async () => {
    clearInterval(timer)
    write()
    await writing
  }
}
