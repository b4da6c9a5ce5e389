import { type OutreachTemplate, Problem, templatesMax } from '@vouch/contract'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { OutreachDesk, Sql } from './outreach-desk.ts'

/** Templates of a workspace. A change names the version that its writer saw. */

type Row = Omit<OutreachTemplate, 'changedAt'> & { changedAt: Date }
export type WrittenTemplate = Pick<OutreachTemplate, 'name' | 'subject' | 'body' | 'followUps'>

const columns = `template.id, template.name, subject, body, follow_ups as "followUps", version, changed_at as "changedAt", users.name as "changedBy"`
const shown = ({ changedAt, ...row }: Row): OutreachTemplate => ({ ...row, changedAt: changedAt.toISOString() })

export async function loadTemplates(sql: Sql, workspaceId: string): Promise<OutreachTemplate[]> {
  const found = await sql.query<Row>(
    `select ${columns} from outreach_templates template left join users on users.id = changed_by
      where workspace_id = $1 order by changed_at desc, template.id limit ${templatesMax}`,
    [workspaceId],
  )
  return found.rows.map(shown)
}

async function loadTemplate(sql: Sql, workspaceId: string, id: string): Promise<OutreachTemplate> {
  const found = await sql.query<Row>(
    `select ${columns} from outreach_templates template left join users on users.id = changed_by
      where workspace_id = $1 and template.id = $2`,
    [workspaceId, id],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Template not found.')
  return shown(row)
}

type Desk = Pick<OutreachDesk, 'db' | 'now'>

/** @throws Problem `too_many` */
export async function addTemplate(
  { db, now }: Desk,
  member: Member,
  written: WrittenTemplate,
): Promise<OutreachTemplate> {
  const { workspaceId, userId } = member
  const id = await withTransaction(db, async (tx) => {
    await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
    const added = await tx.query<{ id: string }>(
      `insert into outreach_templates (workspace_id, name, subject, body, follow_ups, changed_by, changed_at, created_at)
       select $1, $2, $3, $4, $5, $6, $7, $7
        where (select count(*) from outreach_templates where workspace_id = $1) < ${templatesMax} returning id`,
      [workspaceId, written.name, written.subject, written.body, storableJson(written.followUps), userId, now()],
    )
    if (added.rowCount === 0)
      throw new Problem('too_many', `You can have up to ${templatesMax} templates. Delete one to add another.`)
    return onlyRow(added).id
  })
  return loadTemplate(db.pool, workspaceId, id)
}

/** @throws Problem `not_found`, `field_conflict` where somebody else was first */
export async function changeTemplate(
  { db, now }: Desk,
  { workspaceId, userId }: Member,
  id: string,
  { version, ...written }: WrittenTemplate & { version: number },
): Promise<OutreachTemplate> {
  const before = await loadTemplate(db.pool, workspaceId, id)
  const changed = await db.pool.query(
    `update outreach_templates set name = $4, subject = $5, body = $6, follow_ups = $7, version = version + 1, changed_by = $8, changed_at = $9
      where id = $1 and workspace_id = $2 and version = $3`,
    [
      ...[id, workspaceId, version, written.name, written.subject, written.body, storableJson(written.followUps)],
      ...[userId, now()],
    ],
  )
  const after = await loadTemplate(db.pool, workspaceId, id)
  if (changed.rowCount === 1) return after
  const who = before.changedBy ?? 'Somebody else'
  throw new Problem('field_conflict', `${who} changed this template in the meantime. Nothing was overwritten.`, {
    theirs: after,
  })
}

/** @throws Problem `not_found` */
export async function removeTemplate(sql: Sql, workspaceId: string, id: string): Promise<void> {
  const removed = await sql.query('delete from outreach_templates where id = $1 and workspace_id = $2', [
    id,
    workspaceId,
  ])
  if (removed.rowCount === 0) throw new Problem('not_found', 'Template not found.')
}
