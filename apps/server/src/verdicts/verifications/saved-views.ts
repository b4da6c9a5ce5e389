import { Problem, type VerificationView, verificationViews, verificationViewsMax } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import { serve } from '../../foundation/http/serve.ts'

/** Views of the list that a workspace keeps by name. Every statement names the workspace, so nobody reads or deletes another's. */

type ViewRow = Omit<VerificationView, 'createdAt'> & { createdAt: Date }

const columns = 'id, name, address, created_at as "createdAt"'

function viewOf({ createdAt, ...row }: ViewRow): VerificationView {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** Adds the routes of saved views. */
export function savedViewRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  const { pool } = db

  serve(app, verificationViews.list, async ({ member }) => {
    const found = await pool.query<ViewRow>(
      `select ${columns} from verification_views where workspace_id = $1
        order by lower(name), id limit ${verificationViewsMax}`,
      [member.workspaceId],
    )
    return { views: found.rows.map(viewOf), nextCursor: null }
  })

  serve(app, verificationViews.save, ({ member, body: { name, address } }) =>
    withTransaction(db, async (tx) => {
      // Two saves at once must not both take the last place.
      await tx.query('select from workspaces where id = $1 for update', [member.workspaceId])
      const held = await tx.query<{ count: number }>(
        'select count(*)::int as count from verification_views where workspace_id = $1',
        [member.workspaceId],
      )
      if (onlyRow(held).count >= verificationViewsMax) {
        throw new Problem(
          'too_many',
          `You’ve reached the limit of ${verificationViewsMax} saved views. Delete one first.`,
        )
      }
      const saved = await tx.query<ViewRow>(
        `insert into verification_views (workspace_id, name, address, created_at) values ($1, $2, $3, $4)
         on conflict (workspace_id, lower(name)) do nothing returning ${columns}`,
        [member.workspaceId, storableText(name), storableText(address), now()],
      )
      const [row] = saved.rows
      if (row) return viewOf(row)
      const message = `You already have a saved view named “${name}”. Choose another name.`
      throw new Problem('duplicate', message, { fields: { name: message } })
    }),
  )

  serve(app, verificationViews.remove, async ({ member, params }) => {
    const gone = await pool.query<ViewRow>(
      `delete from verification_views where workspace_id = $1 and id = $2 returning ${columns}`,
      [member.workspaceId, params.id],
    )
    const [row] = gone.rows
    if (!row) throw new Problem('not_found', 'Saved view not found.')
    return viewOf(row)
  })
}
