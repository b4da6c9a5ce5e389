import { randomUUID } from 'node:crypto'
import { actionCosts, type CustomerAudience, Problem } from '@vouch/contract'
import type pg from 'pg'
import { hold } from '../../customers/credits/ledger.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { audienceKind } from './compare-customers.ts'
import type { ReadCustomers } from './read-customers.ts'

/** Customer lists as they come in and as they are shown.
 *
 *  What a newcomer would get wrong: only the chosen columns are ever stored, and those only until the job has counted them. */

export interface NewCustomerList {
  list: ReadCustomers
  key: string | null
  workspaceId: string
  at: Date
}

type Row = Omit<CustomerAudience, 'createdAt'> & { createdAt: Date }

export const audienceColumns = `id, name, kept, state, lines, lines_read as "linesRead", lines_refused as "linesRefused", refusals, sums,
  compared, compared_of as "comparedOf", failure, created_at as "createdAt"`

export function audienceOf({ createdAt, ...row }: Row): CustomerAudience {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** Stores the chosen columns, holds the price of reading them and asks for the job.
 *  @throws Problem `insufficient_credits`, `idempotency_conflict`. */
export async function openCustomerList(
  db: Database,
  queue: Pick<Queue, 'enqueue'>,
  opening: NewCustomerList,
): Promise<CustomerAudience> {
  const { list, workspaceId, at } = opening
  const { name, kept, bounds, digest, rows, lines } = list
  const key = opening.key ?? randomUUID()
  return withTransaction(db, async (tx) => {
    const earlier = await loadByKey(tx, workspaceId, key, digest)
    if (earlier !== null) return earlier
    const id = randomUUID()
    const price = { action: 'csv_upload', credits: actionCosts.csv_upload }
    const held = await hold(tx, { workspaceId, cause: `customers:${key}`, ...price, resourceId: id, at })
    const stored = await tx.query<Row>(
      `insert into customer_audiences (id, workspace_id, key, digest, name, kept, bounds, rows_text, lines, hold_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (workspace_id, key) do nothing returning ${audienceColumns}`,
      [id, workspaceId, key, digest, name, kept, JSON.stringify(bounds), rows, lines, held.id, at],
    )
    const row = stored.rows[0]
    if (!row) return (await loadByKey(tx, workspaceId, key, digest)) ?? refuseKey()
    await queue.enqueue(tx, audienceKind, { audienceId: id })
    return audienceOf(row)
  })
}

function refuseKey(): never {
  throw new Problem('idempotency_conflict')
}

async function loadByKey(
  tx: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  key: string,
  digest: string,
): Promise<CustomerAudience | null> {
  const found = await tx.query<Row & { digest: string }>(
    `select ${audienceColumns}, digest from customer_audiences where workspace_id = $1 and key = $2`,
    [workspaceId, key],
  )
  const row = found.rows[0]
  if (!row) return null
  const { digest: earlier, ...list } = row
  return earlier === digest ? audienceOf(list) : refuseKey()
}
