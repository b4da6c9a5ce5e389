/** Remembers what goes wrong at platforms, for whoever runs this instance. What it says is about the platform or its credentials, and never about a creator. */

import type pg from 'pg'
import { type Connector, ConnectorFailure, type ConnectorFailureCode } from './connector.ts'

type Sql = Pick<pg.Pool, 'query'>

/** Faults that the operator can do something about, or wants to know of. */
const noted: ReadonlySet<ConnectorFailureCode> = new Set([
  'quota_exhausted',
  'spending_limit',
  'platform_rate_limited',
  'platform_key_refused',
  'platform_api_disabled',
  'platform_refused',
  'platform_unavailable',
  'platform_timeout',
  'platform_bad_answer',
])

export interface NotedFault {
  /** Or the name of its watch, or of a supplier. */
  platform: string
  code: string
  sentence: string
  times: number
  at: Date
}

/** @returns the name under which faults of a watch are kept: it has a share of its own, whose end is none of a verification's */
export function watchFaultName(platform: string): string {
  return `${platform}-watch`
}

/** Before the key of a supplier. */
export const supplierFaultPrefix = 'supplier:'

/** @returns the connector, whose faults are noted before they are thrown on, those of its watch under a name of their own */
export function withFaultLog(connector: Connector, sql: Sql, now: () => Date): Connector {
  const { counts, readProfile } = connector
  const noting = async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ConnectorFailure) await noteFault(sql, name, error, now())
      throw error
    }
  }
  return {
    ...connector,
    fetchSnapshot: (target, progress, signal) =>
      noting(target.platform, () => connector.fetchSnapshot(target, progress, signal)),
    ...(readProfile && {
      readProfile: (target, signal) => noting(target.platform, () => readProfile(target, signal)),
    }),
    ...(counts && {
      counts: {
        ...counts,
        readCounts: (target, at, signal) =>
          noting(watchFaultName(target.platform), () => counts.readCounts(target, at, signal)),
      },
    }),
  }
}

/** Notes a fault; one that says something about a creator is none. A note that fails must not hide what it is about.
 *  @param name of the platform, of its watch, or of a supplier */
export async function noteFault(
  sql: Sql,
  name: string,
  { code, message, state }: ConnectorFailure,
  at: Date,
): Promise<void> {
  if (!noted.has(code) || state !== null) return
  await sql
    .query(
      `insert into connector_faults as known (platform, code, sentence, last_at) values ($1, $2, $3, $4)
       on conflict (platform, code) do update
         set sentence = excluded.sentence, last_at = excluded.last_at, times = known.times + 1`,
      [name, code, message, at],
    )
    .catch(() => undefined)
}

/** Kinds of faults that are listed of one platform; there are not many more. */
const listedMax = 5

/** Loads the latest faults of every platform, the newest first. */
export async function loadFaults(sql: Sql): Promise<NotedFault[]> {
  const found = await sql.query<NotedFault>(
    `select platform, code, sentence, times, last_at as at
       from (select *, row_number() over (partition by platform order by last_at desc, code) as place from connector_faults) as known
      where place <= ${listedMax} order by platform, place`,
  )
  return found.rows
}
