import type pg from 'pg'

/** Whom invoices and receipts are addressed to: the owner as they were called when a paper was issued, whoever owns the workspace later
 *  and whatever they are called then. */

export interface Addressee {
  name: string
  company: string
  email: string
}

/** Keeps the owner's present name for a paper that is being issued. @returns its id; null where the account was deleted */
export async function keepAddressee(tx: pg.PoolClient, workspaceId: string): Promise<string | null> {
  const kept = await tx.query<{ id: string }>(
    `insert into addressees (workspace_id, user_id, name, company, email)
     select workspaces.id, users.id, name, company, email from workspaces join users on users.id = owner_id
      where workspaces.id = $1 and deleted_at is null
     on conflict (workspace_id, user_id, name, company, email) do update set name = excluded.name
     returning id`,
    [workspaceId],
  )
  return kept.rows[0]?.id ?? null
}

/** Addresses papers of releases before, which kept no name, to the present owner for good. */
export async function addressEarlier(tx: pg.PoolClient, workspaceId: string): Promise<void> {
  const addresseeId = await keepAddressee(tx, workspaceId)
  for (const papers of ['invoices', 'credit_purchases'])
    await tx.query(`update ${papers} set addressee_id = $2 where workspace_id = $1 and addressee_id is null`, [
      workspaceId,
      addresseeId,
    ])
}

/** Loads whom a paper was issued to. */
export async function loadAddressee(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  paperId: string,
): Promise<Addressee> {
  const found = await sql.query<Addressee>(
    `select coalesce(kept.name, owner.name) as name, coalesce(kept.company, owner.company) as company,
            coalesce(kept.email, owner.email) as email
       from workspaces join users owner on owner.id = owner_id
       left join addressees kept on kept.workspace_id = workspaces.id
        and kept.id in (select addressee_id from invoices where id = $2
                        union all select addressee_id from credit_purchases where payment_intent_id = $2)
      where workspaces.id = $1`,
    [workspaceId, paperId],
  )
  return found.rows[0] ?? { name: '', company: '', email: '' }
}

/** Takes a person's name off every paper. */
export async function forgetAddressee(tx: pg.PoolClient, userId: string): Promise<void> {
  await tx.query(
    `update addressees set user_id = null, name = 'Deleted user', company = '', email = '' where user_id = $1`,
    [userId],
  )
}
