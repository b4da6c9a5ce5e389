import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { archiveLimits, Problem, recogniseArchive, roleOf } from '@vouch/contract'
import type { ArchiveFile, ArchiveSource } from './archive-source.ts'

/** An archive that its owner unpacked. Links are not followed: a folder that somebody was sent could point anywhere. */

const pieceBytes = 256 * 1024

/** @throws Problem `archive_…` where the folder is no unpacked export */
export async function openFolderArchive(path: string): Promise<ArchiveSource> {
  const found = await readdir(path, { recursive: true, withFileTypes: true })
  if (found.length > archiveLimits.entries) throw new Problem('archive_unsafe')
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(paths.map((file) => fileAt(file, relative(path, file))))
  return { name: basename(path), ...recogniseArchive(files), close: () => undefined }
}

/** Only needed files are asked for their size. */
async function fileAt(file: string, path: string): Promise<ArchiveFile> {
  const bytes = roleOf(path) === null ? 0 : (await stat(file)).size
  return { path, bytes, madeAt: null, open: async () => createReadStream(file, { highWaterMark: pieceBytes }) }
}
