import pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { type Bucket, grant, insufficientCredits, type Movement, type Sql } from './ledger.ts'

/** A person of the team adds or takes away credits. It is an entry like any other: one statement, one cause, and never below zero. */

const refusedByCheck = '23514'

/** @param movement whose `credits` may be negative
 *  @returns whether this call moved them; false: the cause was posted before
 *  @throws Problem `insufficient_credits` when more would be taken than the bucket has; nothing has moved then */
export async function correctBalance(
  sql: Sql,
  bucket: Bucket,
  movement: Omit<Movement, 'action' | 'resourceId'>,
): Promise<boolean> {
  await sql.query('savepoint correction')
  try {
    return await grant(sql, bucket, { ...movement, action: 'correction', resourceId: null })
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === refusedByCheck)) throw error
    await sql.query('rollback to savepoint correction')
    const { workspaceId, credits } = movement
    const found = await sql.query<{ balance: number }>(
      'select balance from credit_balances where workspace_id = $1 and bucket = $2',
      [workspaceId, bucket],
    )
    throw insufficientCredits(-credits, onlyRow(found).balance, 'correction')
  }
}
