import { type ExportedFile, type ExportFilter, type ExportFormat, type ExportSubject, Problem } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import type { MovableBodies } from '../../foundation/objects/movable-bodies.ts'
import { type Cursor, cursorOf } from '../verifications/cursor.ts'

/** Exports as their owner sees them. Every query names the workspace: another one's export is not found. */

type Sql = Pick<pg.Pool, 'query'>

interface ExportRow {
  id: string
  subject: ExportSubject
  format: ExportFormat
  sourceId: string | null
  creator: string | null
  filter: ExportFilter | null
  link: boolean
  additions: boolean
  listTitle: string | null
  platform: string | null
  handle: string | null
  state: 'queued' | 'running' | 'ready' | 'failed'
  progress: number
  stage: string | null
  fileName: string | null
  bytes: number | null
  creditsHeld: number
  creditsUsed: number | null
  failure: string | null
  createdAt: Date
  endedAt: Date | null
  expiresAt: Date | null
  hasFile: boolean
}

const select = `
  select exports.id, exports.subject, format, exports.source_id as "sourceId", choices ->> 'title' as "listTitle",
         choices ->> 'creator' as creator, choices -> 'filter' as filter, coalesce((choices ->> 'link')::boolean, false) as link,
         coalesce((choices ->> 'additions')::boolean, true) as additions,
         run.platform, coalesce(creators.handle, run.label) as handle, exports.state, progress, stage,
         file_name as "fileName", exports.bytes, exports.credits_held as "creditsHeld", exports.credits_used as "creditsUsed",
         exports.failure, exports.created_at as "createdAt", exports.ended_at as "endedAt",
         exports.expires_at as "expiresAt", export_files.export_id is not null as "hasFile"
    from exports left join export_files on export_id = exports.id
    left join verifications on exports.subject = 'report' and verifications.id = exports.source_id
    left join verification_runs run on run.id = verifications.run_id
    left join creators on creators.id = verifications.creator_id`

/** @throws Problem `not_found` */
export async function loadExport(sql: Sql, workspaceId: string, id: string, now: Date): Promise<ExportedFile> {
  const found = await sql.query<ExportRow>(`${select} where exports.id = $1 and exports.workspace_id = $2`, [
    id,
    workspaceId,
  ])
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Export not found.')
  return shown(row, now)
}

export interface ExportListing {
  workspaceId: string
  limit: number
  after: Cursor | null
}

/** Loads a page, newest first. */
export async function loadExports(
  sql: Sql,
  { workspaceId, limit, after }: ExportListing,
  now: Date,
): Promise<{ exports: ExportedFile[]; nextCursor: string | null }> {
  const found = await sql.query<ExportRow>(
    `${select} where exports.workspace_id = $1
        and ($2::timestamptz is null or (exports.created_at, exports.id) < ($2, $3::uuid))
      order by exports.created_at desc, exports.id desc limit $4`,
    [workspaceId, after?.at ?? null, after?.id ?? null, limit + 1],
  )
  const rows = found.rows.slice(0, limit)
  const last = rows.at(-1)
  const more = found.rows.length > limit && last !== undefined
  return {
    exports: rows.map((row) => shown(row, now)),
    nextCursor: more ? cursorOf({ at: last.createdAt, id: last.id }) : null,
  }
}

const deleted = 'The file was deleted along with the data it contained.'
const over = 'Its 30 days are up.'

function shown(row: ExportRow, now: Date): ExportedFile {
  const { listTitle, platform, handle, hasFile, failure, createdAt, endedAt, expiresAt, state, ...rest } = row
  const isOver = expiresAt !== null && expiresAt <= now
  const gone = state === 'ready' && (isOver || !hasFile)
  return {
    ...rest,
    title: titleOf(row),
    state: gone ? 'gone' : state,
    reason: failure ?? (gone ? (isOver ? over : deleted) : null),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

function titleOf({ listTitle, platform, handle }: ExportRow): string {
  if (listTitle !== null) return listTitle
  // A creator who was erased keeps no name here either.
  if (handle === null || platform === null || handle.startsWith('erased')) return 'Deleted report'
  return `@${handle} on ${platformName(platform)}`
}

/** The file of a report. Those of lists stay in the database: when a creator is erased, they are searched for the name in the same transaction. */
export const movableFiles: MovableBodies = {
  ...{ table: 'export_files', id: 'export_id', body: 'body' },
  when: `exists (select from exports where exports.id = export_id and subject = 'report')`,
}

export interface KeptFile {
  mediaType: string
  fileName: string
  body: Buffer
}

/** Loads the file itself. @throws Problem `not_found`, `file_not_ready`, or `file_gone` */
export async function loadFile(
  { pool: sql, objects }: Pick<Database, 'pool' | 'objects'>,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<KeptFile> {
  const found = await sql.query<Omit<KeptFile, 'body'> & KeptBody>(
    `select media_type as "mediaType", file_name as "fileName", ${keptBodyOf('export_files')}
       from export_files join exports on id = export_id
      where id = $1 and workspace_id = $2 and state = 'ready' and export_files.expires_at > $3`,
    [id, workspaceId, now],
  )
  const [file] = found.rows
  if (file !== undefined)
    return { mediaType: file.mediaType, fileName: file.fileName, body: await readBody(objects, file) }
  const { state, reason } = await loadExport(sql, workspaceId, id, now)
  if (state === 'queued' || state === 'running') throw new Problem('file_not_ready')
  throw new Problem('file_gone', `${reason ?? 'There is no file.'} Request it again.`)
}
