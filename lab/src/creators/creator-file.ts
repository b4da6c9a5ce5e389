/** The de-identified creator files `creators_*.json`: an array of creators whose posts are rows named by `post_fields`.
 *  The files differ in which columns they have, so a row is read by column name, never by position. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../usage-error.ts'

export interface RawCreator {
  creator: string
  platform: 'instagram' | 'tiktok' | 'youtube'
  followers?: number
  following?: number
  post_count?: number
  total_videos?: number
  post_fields: string[]
  posts: (string | number | null)[][]
}

export interface CreatorFile {
  /** File stem, for example `creators_youtube`. */
  name: string
  creators: RawCreator[]
}

/** @returns all creator files of a folder, by name. @throws UsageError when there is none or one is malformed. */
export function creatorFiles(folder: string): CreatorFile[] {
  const names = readdirSync(folder)
    .filter((name) => /^creators_.*\.json$/.test(name))
    .sort()
  if (names.length === 0) throw new UsageError(`${folder} has no creators_*.json.`)
  return names.map((name) => ({ name: basename(name, '.json'), creators: rawCreators(join(folder, name)) }))
}

/** @returns the creators of one file. The cast rests on the checks before it. */
function rawCreators(path: string): RawCreator[] {
  if (!existsSync(path)) throw new UsageError(`${path} does not exist.`)
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new UsageError(`${path} is not JSON.`)
  }
  if (!Array.isArray(parsed)) throw new UsageError(`${path} is not an array of creators.`)
  for (const [index, entry] of parsed.entries()) {
    if (typeof entry?.creator !== 'string' || !Array.isArray(entry.posts) || !Array.isArray(entry.post_fields)) {
      throw new UsageError(`${path}: entry ${index} lacks creator, posts or post_fields.`)
    }
  }
  return parsed as RawCreator[]
}
