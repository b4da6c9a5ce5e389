import type pg from 'pg'

/** Ends the programs that somebody let into workspaces which they leave, and what those began: a list of a program that goes on would spend the
 *  credits of people who cannot see it. Keys stay, because they act for the workspace. In the caller's transaction.
 *  @param workspaceId null: wherever they let one in */
export async function endProgramsOf(
  tx: Pick<pg.Pool, 'query'>,
  userId: string,
  workspaceId: string | null,
): Promise<void> {
  // Codes come first: one that is exchanged meanwhile is waited for, and what it gave is found below.
  await tx.query(
    `update oauth_codes set used_at = now()
      where user_id = $1 and workspace_id = coalesce($2, workspace_id) and used_at is null`,
    [userId, workspaceId],
  )
  await tx.query(
    `update api_keys set revoked_at = now()
      where made_by = $1 and workspace_id = coalesce($2, workspace_id) and oauth_client_id is not null and revoked_at is null`,
    [userId, workspaceId],
  )
}
