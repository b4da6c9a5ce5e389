import { fileExports } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { nameDownload } from '../../foundation/http/download-name.ts'
import { serve } from '../../foundation/http/serve.ts'
import { parseCursor } from '../verifications/cursor.ts'
import type { ExportParts } from './export-parts.ts'
import { loadExport, loadExports, loadFile } from './load-exports.ts'
import { openExport } from './open-export.ts'

/** Adds the routes of exports. */
export function exportRoutes(app: FastifyInstance, parts: ExportParts): void {
  const { db, now } = parts

  serve(app, fileExports.create, ({ member, headers, body }) =>
    openExport(parts, { member, wish: body, key: headers['idempotency-key'] }),
  )

  serve(app, fileExports.list, ({ member: { workspaceId }, query: { limit, cursor } }) => {
    const after = cursor === undefined ? null : parseCursor(cursor)
    return loadExports(db.pool, { workspaceId, limit, after }, now())
  })

  serve(app, fileExports.show, ({ member, params }) => loadExport(db.pool, member.workspaceId, params.id, now()))

  serve(app, fileExports.file, async ({ member, params, reply }) => {
    const { mediaType, fileName, body } = await loadFile(db, member.workspaceId, params.id, now())
    nameDownload(reply, fileName)
      .header('content-type', mediaType)
      .header('cache-control', 'private, no-store')
      .send(body)
  })
}
