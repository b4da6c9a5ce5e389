import { benchmarks, markets, openedMarketsMax, openedTablesMax } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { wantSandboxIndex } from '../../finding/discovery/want-sandbox-index.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { loadBenchmarks } from './load-benchmarks.ts'
import { loadMarket, loadSoldMarket } from './load-market.ts'
import type { MarketDesk } from './market-desk.ts'
import { openTable } from './open-table.ts'
import { openedBenchmarks, openedMarkets } from './opened-tables.ts'
import { keepOwn, removeOwn } from './own-benchmarks.ts'

/** Adds the routes of the market. */
export function marketRoutes(app: FastifyInstance, desk: MarketDesk): void {
  const { db, now } = desk
  serve(app, benchmarks.list, async ({ member }) => ({
    tables: await openedBenchmarks(db.pool, member.workspaceId, { at: now(), limit: openedTablesMax }),
    nextCursor: null,
  }))
  serve(app, benchmarks.show, ({ member, params }) => loadBenchmarks(db.pool, desk, member.workspaceId, params))
  serve(app, benchmarks.open, ({ member, params }) =>
    openTable(desk, member, { kind: 'benchmarks', ...params }, (tx) =>
      loadBenchmarks(tx, desk, member.workspaceId, params),
    ),
  )
  serve(app, benchmarks.keepOwn, async ({ member, params, body }) => {
    await withTransaction(db, (tx) => keepOwn(tx, member, params, body, now()))
    return loadBenchmarks(db.pool, desk, member.workspaceId, params)
  })
  serve(app, benchmarks.removeOwn, async ({ member, params }) => {
    await removeOwn(db.pool, member.workspaceId, params)
    return loadBenchmarks(db.pool, desk, member.workspaceId, params)
  })
  serve(app, markets.list, async ({ member }) => ({
    markets: await openedMarkets(db.pool, member.workspaceId, { at: now(), limit: openedMarketsMax }),
    nextCursor: null,
  }))
  serve(app, markets.show, async ({ member, params }) => {
    if (desk.sandbox) await wantSandboxIndex(desk)
    return loadMarket(db.pool, desk, member.workspaceId, params)
  })
  serve(app, markets.open, ({ member, params }) =>
    openTable(desk, member, { kind: 'market', tier: '', ...params }, (tx) =>
      loadSoldMarket(tx, desk, member.workspaceId, params),
    ),
  )
}
