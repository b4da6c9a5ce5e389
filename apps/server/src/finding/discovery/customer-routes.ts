import { type CustomerAudience, customerAudiences, Problem } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import { serveUpload } from '../../foundation/http/uploads.ts'
import { settleFailure } from './compare-customers.ts'
import { audienceColumns, audienceOf, openCustomerList } from './customer-lists.ts'
import type { DiscoveryParts } from './discovery-parts.ts'
import { answerMatch, type PlacedCreator, type Ranking } from './paid-match.ts'
import { loadSandboxIndex } from './sandbox-index.ts'
import { requireSandboxIndex, screeningLine } from './want-sandbox-index.ts'

type Row = Parameters<typeof audienceOf>[0]

interface ComparedList {
  audience: CustomerAudience
  /** The best of the creators that fit; null while they are compared, and after their use. */
  ranking: PlacedCreator[] | null
  fitting: number
}

/** Adds the routes of customer lists: upload one, follow it, take what it found, delete it. */
export function customerRoutes(app: FastifyInstance, parts: DiscoveryParts): void {
  const { db, queue, now, sandbox } = parts

  serveUpload(app, customerAudiences.create, parts.uploads, async ({ member, headers, body }) => {
    if (sandbox) await requireSandboxIndex(parts)
    const key = headers['idempotency-key'] ?? null
    return openCustomerList(db, queue, { list: body, key, workspaceId: member.workspaceId, at: now() })
  })

  serve(app, customerAudiences.list, async ({ member }) => {
    const found = await db.pool.query<Row>(
      `select ${audienceColumns} from customer_audiences where workspace_id = $1 order by created_at desc, id limit 20`,
      [member.workspaceId],
    )
    return { audiences: found.rows.map(audienceOf), nextCursor: null }
  })

  serve(
    app,
    customerAudiences.show,
    async ({ member, params }) => (await loadList(db.pool, member, params.id)).audience,
  )

  serve(app, customerAudiences.remove, async ({ member, params }) => {
    const { audience } = await loadList(db.pool, member, params.id)
    await settleFailure(db, params.id, 'It was deleted.', now())
    await db.pool.query('delete from customer_audiences where workspace_id = $1 and id = $2', [
      member.workspaceId,
      params.id,
    ])
    return audience
  })

  serve(app, customerAudiences.match, async ({ member, params, headers, body }) => {
    const { audience, ranking, fitting } = await loadList(db.pool, member, params.id)
    const rank = async (): Promise<Ranking> => {
      if (audience.state === 'used')
        throw new Problem('not_ready', 'The totals for this list were deleted after use. Upload it again.')
      if (ranking === null) throw new Problem('not_ready', 'This list is still being compared.')
      return { fitting, best: ranking, compared: sandbox ? screeningLine(await loadSandboxIndex(db.pool)) : [] }
    }
    const ask = {
      ...({
        kind: 'audience',
        title: `Audience match: ${audience.name}`,
        request: { audience: params.id },
      } as const),
      ...{ asked: body.asked, preview: body.preview, key: headers['idempotency-key'] ?? null },
      ...{ workspaceId: member.workspaceId, at: now() },
    }
    return answerMatch(db, ask, rank, async (tx) => {
      await tx.query(
        `update customer_audiences set state = 'used', sums = null, ranking = null where id = $1 and not kept`,
        [params.id],
      )
    })
  })
}

/** Loads a list of the member's workspace with what was found by it. @throws Problem `not_found` */
async function loadList(pool: pg.Pool, { workspaceId }: Member, id: string): Promise<ComparedList> {
  const found = await pool.query<Row & { ranking: PlacedCreator[] | null; fitting: number }>(
    `select ${audienceColumns}, ranking, fitting from customer_audiences where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  )
  const row = found.rows[0]
  if (!row) throw new Problem('not_found', 'Customer list not found.')
  const { ranking, fitting, ...audience } = row
  return { audience: audienceOf(audience), ranking, fitting }
}
