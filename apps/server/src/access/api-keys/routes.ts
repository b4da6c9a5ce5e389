import { apiKeys, apiVersions } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { listCalls } from './key-calls.ts'
import type { KeyLetterRoom } from './key-letters.ts'
import { changeKey, createKey, listKeys, revokeKey } from './keys.ts'
import { readSheet, sheetAddress } from './sheet-address.ts'

export interface ApiKeyParts extends KeyLetterRoom {
  db: Database
  /** The product's time, whose months are counted. */
  now: () => Date
  /** What addresses for spreadsheets are signed with. */
  linkSecret: string
  publicAddress: () => string
}

export function apiKeyRoutes(app: FastifyInstance, parts: ApiKeyParts): void {
  const { db, now, linkSecret, publicAddress } = parts
  const sheets = { pool: db.pool, linkSecret, publicAddress }

  serve(app, apiKeys.list, ({ member }) => listKeys(db.pool, member.workspaceId, now()))

  serve(app, apiKeys.create, ({ member, body }) => createKey(parts, member, body))

  serve(app, apiKeys.change, ({ member, params, body }) =>
    changeKey(db.pool, member.workspaceId, params.id, body, now()),
  )

  serve(app, apiKeys.revoke, ({ member, params }) => revokeKey(db.pool, member.workspaceId, params.id, now()))

  serve(app, apiKeys.calls, ({ member, params, query }) =>
    listCalls(db.pool, member.workspaceId, params.id, { before: query.cursor, limit: query.limit }),
  )

  serve(app, apiKeys.sheet, async ({ member, params }) => ({
    url: await sheetAddress(sheets, member.workspaceId, params.id, now()),
  }))

  serve(app, apiKeys.readSheet, async ({ params, address, requestId, reply }) => {
    const table = await readSheet(sheets, { token: params.token, address, requestId })
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer')
      .send(table)
  })

  serve(app, apiKeys.versions, async () => ({
    versions: apiVersions.map(({ date, changes }) => ({ date, changes: [...changes] })),
  }))
}
