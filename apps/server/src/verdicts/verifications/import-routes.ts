import { type ChosenColumns, chosenColumns, imports, Problem } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serveFile } from '../../foundation/http/file-uploads.ts'
import { keepImportColumns, loadImportColumns } from './import-columns.ts'
import { loadAnswer, openVerification } from './open-verification.ts'
import { requestDigest } from './request-digest.ts'
import type { VerificationParts } from './verification-parts.ts'

/** Files that come as they are: exports, lists and snapshots. */

export function importRoutes(app: FastifyInstance, parts: VerificationParts): void {
  const { pool } = parts.db
  const { imports: door } = parts

  serveFile(app, imports.create, door.places, async ({ member, query, headers, file, signal }) => {
    const { workspaceId } = member
    const said = saidColumns(query.columns)
    const key = headers['idempotency-key']
    const idempotency = key === undefined ? null : { key, digest: requestDigest({ ...query, file: file.digest }) }
    const answered = await loadAnswer(pool, workspaceId, idempotency)
    if (answered) return answered
    const { name, platform, handle } = query
    const options = { ...(platform && { platform }), ...(handle && { handle }), at: parts.now().toISOString() }
    const sent = { path: file.path, name, options, said, remembered: await loadImportColumns(pool, workspaceId) }
    const { request, columns } = await door.read(sent, { account: workspaceId, signal })
    const opened = await openVerification(parts, { member, request, idempotency })
    if (columns) await keepImportColumns(pool, columns, { workspaceId, at: parts.now() })
    return opened
  })

  serveFile(app, imports.columns, door.places, async ({ member, query, file, signal }) => {
    const { workspaceId } = member
    const remembered = await loadImportColumns(pool, workspaceId)
    const sent = {
      path: file.path,
      name: query.name,
      options: { at: parts.now().toISOString() },
      said: null,
      remembered,
    }
    return door.columns(sent, { account: workspaceId, signal })
  })
}

function saidColumns(text: string | undefined): ChosenColumns | null {
  if (text === undefined) return null
  const read = chosenColumns.safeParse(parsed(text))
  if (read.success) return read.data
  const problem = 'Columns must be JSON with a kind and fields.'
  throw new Problem('validation', problem, { fields: { columns: problem } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
