import type pg from 'pg'

/** Takes a creator out of the index, whoever put them there, in the caller's transaction.
 *  @param handles in lower case, every name that the creator is kept under */
export async function forgetCreator(
  tx: Pick<pg.Pool, 'query'>,
  { platform, handles }: { platform: string; handles: readonly string[] },
): Promise<void> {
  await tx.query('delete from discovered_creators where platform = $1 and lower(handle) = any($2)', [platform, handles])
}
