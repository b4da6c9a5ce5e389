import type { Monitoring } from '@vouch/contract'
import type pg from 'pg'
import { type Database, onlyRow } from '../db/database.ts'
import { binCount, quantileMs } from './latency-bounds.ts'
import {
  loadCreditFigures,
  loadFunnel,
  loadQuotas,
  loadStepTimes,
  loadTrials,
  loadWaiting,
} from './monitoring-figures.ts'
import { loadWriters, type TokenPrices } from './writer-figures.ts'

/** How everything runs, from what is in the database: it is the same whichever process is asked. */

type Sql = Pick<pg.Pool, 'query'>

export interface MonitoringParts {
  db: Pick<Database, 'pool' | 'reads'>
  /** The product's clock, for what people pay for; the machinery follows real time. */
  now: () => Date
  /** Units a day by connector and bucket, where there is an allowance. */
  quotaLimits: Readonly<Record<string, number>>
  /** US dollars for a million tokens of the language model; null: nobody told. */
  tokenPrices: TokenPrices | null
}

export async function loadMonitoring({ db, ...parts }: MonitoringParts): Promise<Monitoring> {
  const [server, figures] = await Promise.all([
    loadDatabase(db.pool),
    db.reads.recent((sql) => loadFigures(sql, db.pool, parts)),
  ])
  return { ...figures, database: { ...server, replica: db.reads.standing() } }
}

/** Everything but the server itself, which only the one that takes writes can tell of. */
async function loadFigures(
  sql: Sql,
  primary: Sql,
  { now, quotaLimits, tokenPrices }: Omit<MonitoringParts, 'db'>,
): Promise<Omit<Monitoring, 'database'>> {
  const at = now()
  const [minutes, processes, queues, errors, writers] = await Promise.all([
    // Minutes of processes have no log, so a replica has none of them.
    loadMinutes(primary),
    loadProcesses(primary),
    loadQueues(sql),
    loadErrors(sql),
    loadWriters(sql, tokenPrices),
  ])
  const [funnel, steps, quotas, credits, trials, waiting] = await Promise.all([
    loadFunnel(sql, at),
    loadStepTimes(sql, at),
    loadQuotas(sql, quotaLimits),
    loadCreditFigures(sql, at),
    loadTrials(sql, at),
    loadWaiting(sql, at),
  ])
  const figures = { writers, funnel, steps, quotas, credits, trials, waiting }
  return { at: at.toISOString(), ...summaryOf(minutes), processes, queues, errors, ...figures }
}

interface MinuteRow {
  at: Date
  /** Seconds since it began. */
  age: number
  requests: number
  failures: number
  bins: number[]
}

const minutesShown = 60
/** The rate is of so many whole minutes and of what has passed of the present one, so that it moves while one watches. */
const minutesOfRate = 5

/** Bins of all processes are summed up by their place in the array. */
async function loadMinutes(sql: Sql): Promise<MinuteRow[]> {
  const found = await sql.query<MinuteRow>(
    `select shown.minute as at, extract(epoch from now() - shown.minute)::float8 as age,
            coalesce(sum(requests), 0)::int as requests, coalesce(sum(failures), 0)::int as failures,
            coalesce((select array_agg(total order by place) from (
              select place, sum(count)::int as total from process_minutes one, unnest(one.latency) with ordinality bin(count, place)
               where one.minute = shown.minute group by place) summed), '{}') as bins
       from generate_series(date_trunc('minute', now()) - interval '${minutesShown - 1} minutes',
                            date_trunc('minute', now()), interval '1 minute') shown(minute)
       left join process_minutes on process_minutes.minute = shown.minute
      group by shown.minute order by shown.minute`,
  )
  return found.rows
}

function summaryOf(rows: readonly MinuteRow[]) {
  const bins = new Array<number>(binCount).fill(0)
  for (const row of rows) for (const [bin, count] of row.bins.entries()) bins[bin] = (bins[bin] ?? 0) + count
  const sum = (key: 'requests' | 'failures', of: readonly MinuteRow[]) => of.reduce((total, row) => total + row[key], 0)
  const requests = sum('requests', rows)
  const recent = rows.slice(-minutesOfRate - 1)
  const recentSeconds = minutesOfRate * 60 + (rows.at(-1)?.age ?? 0)
  return {
    minutes: rows.map(({ at, age: _, bins: own, ...row }) => ({
      at: at.toISOString(),
      ...row,
      p95: quantileMs(own, 0.95),
    })),
    latency: { p50: quantileMs(bins, 0.5), p95: quantileMs(bins, 0.95), p99: quantileMs(bins, 0.99) },
    requestsPerSecond: sum('requests', recent) / recentSeconds,
    failureShare: requests === 0 ? null : sum('failures', rows) / requests,
  }
}

type Process = Monitoring['processes'][number]

/** A process that has not written for half a minute is gone, however it went. */
const silentSeconds = 30

async function loadProcesses(sql: Sql): Promise<Process[]> {
  const found = await sql.query<Omit<Process, 'startedAt' | 'seenAt'> & { startedAt: Date; seenAt: Date }>(
    `select * from (
       select distinct on (process_id) process_id as id, role, started_at as "startedAt", seen_at as "seenAt",
              seen_at > now() - interval '${silentSeconds} seconds' as alive, memory_bytes::float8 as "memoryBytes",
              loop_delay_ms as "loopDelayMs", connections, waiting
         from process_minutes where minute > now() - interval '1 hour' order by process_id, minute desc) last
      order by alive desc, "startedAt" limit 50`,
  )
  return found.rows.map(({ startedAt, seenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }))
}

async function loadDatabase(sql: Sql): Promise<Omit<Monitoring['database'], 'replica'>> {
  const found = await sql.query<Omit<Monitoring['database'], 'replica'>>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
            pg_database_size(current_database())::float8 as bytes,
            (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
            current_setting('max_connections')::int as "connectionsMax",
            (select blks_hit::float8 / nullif(blks_hit + blks_read, 0) from pg_stat_database where datname = current_database())
              as "cacheHitShare",
            (select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 from pg_stat_activity
              where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as "longestQuerySeconds"`,
  )
  return onlyRow(found)
}

/** Queues without work are left out, except where something in them failed for good. */
async function loadQueues(sql: Sql): Promise<Monitoring['queues']> {
  const found = await sql.query<Monitoring['queues'][number]>(
    `select regexp_replace(name, '\\.dead$', '') as name,
            count(*) filter (where state in ('created', 'retry') and name not like '%.dead' and start_after <= now())::int as waiting,
            count(*) filter (where state = 'active')::int as active,
            count(*) filter (where state = 'failed' and name not like '%.dead')::int as failed,
            count(*) filter (where name like '%.dead' and state in ('created', 'retry', 'failed'))::int as dead,
            extract(epoch from now() - min(created_on) filter (
              where state in ('created', 'retry') and start_after <= now()))::float8 as "oldestSeconds"
       from jobs.job where name not like '\\_\\_pgboss%' group by 1 order by dead desc, waiting desc, name limit 50`,
  )
  return found.rows
}

async function loadErrors(sql: Sql): Promise<Monitoring['errors']> {
  const found = await sql.query<Omit<Monitoring['errors'][number], 'at'> & { at: Date }>(
    `select * from (
       (select request_id as id, 'server' as side, message, at from server_errors order by at desc limit 8)
       union all
       (select error_id, 'browser', message, at from client_errors order by at desc limit 8)
     ) last order by at desc limit 8`,
  )
  return found.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
