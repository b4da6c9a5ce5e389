import { createReadStream, statSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { ArchiveRecogniser, archiveLimits, Problem } from '@vouch/contract'
import type { ArchiveFile, ArchiveSource } from './archive-source.ts'

/** An archive that its owner unpacked. Links are not followed: a folder that somebody was sent could point anywhere. */

const pieceBytes = 256 * 1024
const tooMuch = 'This folder holds more files than a data export has. Name the folder that you unpacked the export to.'

/** A folder may be somebody's whole disk: nothing is kept of what isn't needed, and the search ends where no export goes on.
 *  @throws Problem `archive_…` where the folder is no unpacked export */
export async function openFolderArchive(
  path: string,
  entriesMax: number = archiveLimits.entries,
): Promise<ArchiveSource> {
  const recogniser = new ArchiveRecogniser<ArchiveFile>()
  let entries = 0
  const waiting = [path]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for await (const entry of await opendir(folder)) {
      entries += 1
      if (entries > entriesMax) throw new Problem('archive_unsafe', tooMuch)
      const found = join(folder, entry.name)
      if (entry.isDirectory()) waiting.push(found)
      else if (entry.isFile()) recogniser.take(relative(path, found), () => fileAt(found, relative(path, found)))
    }
  }
  return { name: basename(path), ...recogniser.recognised(), close: () => undefined }
}

function fileAt(file: string, path: string): ArchiveFile {
  const open = async () => createReadStream(file, { highWaterMark: pieceBytes })
  return { path, bytes: statSync(file).size, madeAt: null, open }
}
