import { Readable } from 'node:stream'
import { credits } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../foundation/db/database.ts'
import { nameDownload } from '../../foundation/http/download-name.ts'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import { actionsByCategory } from './action-list.ts'
import { loadBalance } from './balance.ts'
import { deduct } from './deduct.ts'
import { loadNotice } from './few-credits.ts'
import { type HistoryFilter, historyCsv, loadHistory, type NameThings } from './history.ts'
import { loadUsage } from './usage.ts'

export interface CreditParts {
  db: Database
  /** The product's clock. */
  now: () => Date
  nameThings: NameThings
}

/** Adds the routes of credits: what there is, what is spent, and what prices there are. */
export function creditRoutes(app: FastifyInstance, { db: { pool }, now, nameThings }: CreditParts): void {
  serve(app, credits.balance, async ({ member: { workspaceId } }) => {
    const [balance, notice] = await Promise.all([loadBalance(pool, workspaceId), loadNotice(pool, workspaceId)])
    return { ...balance, notice }
  })

  serve(app, credits.deduct, ({ member, headers, body }) =>
    deduct(pool, {
      workspaceId: member.workspaceId,
      action: body.actionType,
      resourceId: body.resourceId ?? null,
      metadata: body.metadata ?? null,
      key: headers['idempotency-key'] ?? null,
      at: now(),
    }),
  )

  serve(app, credits.history, ({ member, query }) =>
    loadHistory(pool, nameThings, { ...filterOf(member, query), limit: query.limit, after: query.cursor ?? null }),
  )

  serve(app, credits.historyFile, async ({ member, query, reply }) => {
    nameDownload(reply, 'vouch-credits.csv')
      .header('content-type', 'text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Readable.from(historyCsv(pool, nameThings, filterOf(member, query))))
  })

  serve(app, credits.usage, async ({ member, query: { from, to } }) => ({
    actions: await loadUsage(pool, { workspaceId: member.workspaceId, from: momentOf(from), to: momentOf(to) }),
  }))

  serve(app, credits.dashboardActions, async ({ query: { tier } }) => ({
    success: true as const,
    actionsByCategory: actionsByCategory(tier),
  }))
}

interface Written {
  action?: string | undefined
  bucket?: HistoryFilter['bucket'] | undefined
  from?: string | undefined
  to?: string | undefined
}

function filterOf({ workspaceId }: Member, { action, bucket, from, to }: Written): HistoryFilter {
  return { workspaceId, action: action ?? null, bucket: bucket ?? null, from: momentOf(from), to: momentOf(to) }
}

function momentOf(written: string | undefined): Date | null {
  return written === undefined ? null : new Date(written)
}
