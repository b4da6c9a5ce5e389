import type pg from 'pg'
import { callOff } from '../../customers/credits/ledger.ts'
import { setAsideTokens } from './ended-tokens.ts'

/** Takes a creator's pages, tokens and the requests about them away with all else, in the caller's transaction. The platforms are told afterwards.
 *  @param handles in lower case, every name that the creator is kept under */
export async function forgetConsentsOf(
  tx: Pick<pg.Pool, 'query'>,
  { platform, handles }: { platform: string; handles: readonly string[] },
  at: Date,
): Promise<void> {
  await removeRequests(tx, 'platform = $1 and lower(handle) = any($2)', [platform, handles], at)
  await setAsideTokens(tx, { platform, handles }, at)
  await tx.query('delete from creator_pages where platform = $1 and lower(handle) = any($2)', [platform, handles])
}

/** Deletes requests, and gives back what is held for them. */
export async function removeRequests(
  tx: Pick<pg.Pool, 'query'>,
  where: string,
  values: readonly unknown[],
  at: Date,
): Promise<void> {
  const gone = await tx.query<{ holdId: string | null }>(
    `delete from consent_requests where ${where} returning hold_id as "holdId"`,
    [...values],
  )
  for (const { holdId } of gone.rows) if (holdId !== null) await callOff(tx, holdId, at)
}
