import type pg from 'pg'
import { isNamed, namesCreator } from './names-creator.ts'

/** What lists that were verified forget of an erased creator: the lines about them, and refused ones that name them in what somebody wrote, here
 *  and in the files that were made of the lists. What a newcomer would get wrong: a refused line carries no handle, only what
 *  somebody wrote; the sentence that refuses it is ours, and has words that creators are called by. */

interface Erased {
  platform: string
  handles: readonly string[]
}

type Sql = Pick<pg.Pool, 'query'>

const erasedText = 'erased'
const erasedProblem = 'The data of this line was deleted.'

/** In the caller's transaction. @param handles in lower case, every name that the creator is kept under */
export async function forgetListLines(tx: Sql, { platform, handles: names }: Erased): Promise<void> {
  // Most channels took their handle from the name that they had before there were handles.
  const old = platform === 'youtube' ? names.flatMap((name) => [`user/${name}`, `c/${name}`]) : []
  const handles = [...names, ...old]
  // A line that waits is not begun; one that was verified keeps its verification, which is without a name by itself.
  await tx.query(
    `update bulk_items set text = '${erasedText}', platform = null, handle = null, url = null,
            problem = case when problem is not null or verification_id is null then '${erasedProblem}' end
      where platform = $1 and lower(handle) = any($2)`,
    [platform, handles],
  )
  const refused = await tx.query<{ id: string; platform: string | null; said: string }>(
    `select id::text, platform, text as said from bulk_items
      where problem is not null and handle is null
        and exists (select from unnest($1::text[]) as named (name) where position(name in lower(text)) > 0)`,
    [handles],
  )
  const about = refused.rows.filter((row) => isAbout(row.platform, row.said, { platform, handles }))
  await tx.query('update bulk_items set text = $2, problem = $3 where id = any($1)', [
    about.map(({ id }) => id),
    erasedText,
    erasedProblem,
  ])
  await forgetFileLines(tx, { platform, handles: names })
}

/** Lists have 500 lines at most, so a file is read whole. */
async function forgetFileLines(tx: Sql, creator: Erased): Promise<void> {
  // No PDF is read as text: the condition stands in a case, which nothing is moved out of.
  const found = await tx.query<{ id: string; format: string; text: string }>(
    `select exports.id, format, convert_from(body, 'UTF8') as text from export_files join exports on exports.id = export_id
      where case when subject = 'batch' then exists (select from unnest($1::text[]) as named (name)
                                                      where position(name in lower(convert_from(body, 'UTF8'))) > 0)
                 else false end
        for update of export_files`,
    [creator.handles],
  )
  for (const { id, format, text } of found.rows) {
    const left = format === 'json' ? jsonWithout(text, creator) : csvWithout(text, creator)
    if (left === text) continue
    const body = Buffer.from(left)
    await tx.query('update export_files set body = $2 where export_id = $1', [id, body])
    await tx.query('update exports set bytes = $2 where id = $1', [id, body.length])
  }
}

/** The columns of a list's file up to the platform. */
const refusedRow = /^\d+,"((?:[^"]|"")*)","refused",(?:"([^"]*)")?,/

/** A refused line has no line break in any of its cells. */
function csvWithout(text: string, creator: Erased): string {
  const about = (row: string) => {
    const refused = refusedRow.exec(row)
    return refused !== null && isAbout(refused[2] ?? null, refused[1] ?? '', creator)
  }
  return text
    .split('\r\n')
    .filter((row) => !about(row))
    .join('\r\n')
}

interface Row {
  state: string
  text: string | null
  platform: string | null
}

function jsonWithout(text: string, creator: Erased): string {
  const rows: readonly Row[] = JSON.parse(text)
  const left = rows.filter((row) => !(row.state === 'refused' && isAbout(row.platform, row.text ?? '', creator)))
  return left.length === rows.length ? text : JSON.stringify(left)
}

/** @param platform that the line itself was read as, whatever else its text names */
function isAbout(platform: string | null, said: string, creator: Erased): boolean {
  if (platform === creator.platform) return isNamed(said, creator.handles)
  return platform === null && namesCreator(said, creator)
}
