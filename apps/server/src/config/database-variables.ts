import { z } from 'zod'
import { addressesIn } from '../foundation/db/database-address.ts'

/** The variables of the database: one server, several of which one takes writes, a pooler before them, a replica beside them. */

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .refine((text) => {
    try {
      return addressesIn(text).length > 0
    } catch {
      return false
    }
  }, 'must be an address such as postgres://user:password@host:5432/name')

export const databaseVariables = {
  DATABASE_URL: databaseAddress
    .optional()
    .describe(
      'PostgreSQL 15 or later; host1:5432,host2:5432 names a primary and its standby servers. Unset: an embedded server in DATA_DIR.',
    ),
  DATABASE_LISTEN_URL: databaseAddress
    .optional()
    .describe(
      'The same database past the pooler, if DATABASE_URL is PgBouncer in transaction mode: for notifications, migrations and locks.',
    ),
  DATABASE_READ_URL: databaseAddress
    .optional()
    .describe(
      'A read replica of the same database, for discovery, lists and metrics; of several hosts the first standby that answers. Unset: everything is read from DATABASE_URL.',
    ),
  DATABASE_READ_LAG_SECONDS: z.coerce
    .number('must be a number from 0 to 60')
    .min(0, 'must be a number from 0 to 60')
    .max(60, 'must be a number from 0 to 60')
    .default(2)
    .describe('How far the replica may be behind; beyond that, reads go to DATABASE_URL.'),
} as const

export interface DatabaseConfig {
  /** Null: the embedded server. */
  databaseUrl: string | null
  /** Null: `databaseUrl` leads to no pooler. */
  databaseListenUrl: string | null
  /** Null: there is no replica. */
  databaseReads: { connectionString: string; lagMsMax: number } | null
}

const shape = z.object(databaseVariables)

export function databaseConfigOf(values: z.output<typeof shape>): DatabaseConfig {
  const { DATABASE_READ_URL: connectionString, DATABASE_READ_LAG_SECONDS: lagSecondsMax } = values
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    databaseListenUrl: values.DATABASE_LISTEN_URL ?? null,
    databaseReads: connectionString === undefined ? null : { connectionString, lagMsMax: lagSecondsMax * 1_000 },
  }
}
