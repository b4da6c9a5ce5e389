import type { Readable } from 'node:stream'
import { ArchiveRecogniser, archiveLimits, Problem, type RecognisedArchive } from '@vouch/contract'
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl'
import type { ArchiveFile, ArchiveSource } from './archive-source.ts'

/** Opens a zip by its central directory. No entry is unpacked before all that are needed have been weighed, and nothing is ever written
 *  under a name that an archive gives.
 *
 *  What a newcomer would get wrong is to trust what entries declare: sizes are checked again while they are unpacked. */

/** @param path of a zip; its ending does not matter
 *  @throws Problem `archive_…`, with a sentence that says what to do */
export async function openZipArchive(path: string, name: string): Promise<ArchiveSource> {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(refuseUnreadable)
  try {
    const { platform, files } = await recognised(zip)
    const needed = onceEach(files)
    for (const { entry } of needed) refuseUnsafe(entry)
    return { name, platform, files: needed, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof Problem ? error : refuseUnreadable(error)
  }
}

interface ZipEntry extends ArchiveFile {
  packed: number
  isLocked: boolean
  canBeRead: boolean
  isStrayPath: boolean
  crc: number
}

async function recognised(zip: ZipFile): Promise<RecognisedArchive<ZipEntry>> {
  if (zip.entryCount > archiveLimits.entries) {
    const most = archiveLimits.entries.toLocaleString('en')
    throw new Problem('archive_unsafe', `This archive has more than ${most} files, which no export has.`)
  }
  const recogniser = new ArchiveRecogniser<ZipEntry>()
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry)
    if (!path.endsWith('/')) recogniser.take(path, () => zipEntry(zip, entry, path))
  }
  return recogniser.recognised()
}

function zipEntry(zip: ZipFile, entry: Entry, path: string): ZipEntry {
  return {
    path,
    bytes: entry.uncompressedSize,
    packed: entry.compressedSize,
    madeAt: dateOf(entry),
    isLocked: entry.isEncrypted(),
    canBeRead: entry.canDecodeFileData(),
    isStrayPath: validateFileName(path) !== null,
    crc: entry.crc32,
    open: async () => unpacked(await zip.openReadStreamPromise(entry).catch(refuseUnreadable), path),
  }
}

/** Old tools write names in UTF-8 without saying so. */
function pathOf(entry: Entry): string {
  const raw: unknown = entry.fileNameRaw ?? entry.fileName
  const bytes = raw instanceof Buffer ? raw : Buffer.from(String(raw))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\\', '/')
  } catch {
    return getFileNameLowLevel(entry.generalPurposeBitFlag, bytes, entry.extraFields, false)
  }
}

function dateOf(entry: Entry): Date | null {
  const made = entry.getLastModDate({ timezone: 'UTC' })
  return Number.isNaN(made.getTime()) ? null : made
}

/** The same file twice is one; two files of one name contradict each other. */
function onceEach<Needed extends { entry: ZipEntry }>(files: readonly Needed[]): Needed[] {
  const byPath = new Map<string, Needed>()
  for (const file of files) {
    const { path, crc, bytes } = file.entry
    const before = byPath.get(path)?.entry
    if (before && (before.crc !== crc || before.bytes !== bytes)) {
      throw new Problem('archive_unsafe', `This archive has two different files called ${shortName(path)}.`)
    }
    byPath.set(path, file)
  }
  return [...byPath.values()]
}

function refuseUnsafe({ path, bytes, packed, isLocked, canBeRead, isStrayPath }: ZipEntry): void {
  if (isLocked) throw new Problem('archive_locked')
  if (isStrayPath) throw new Problem('archive_unsafe', `This archive places ${shortName(path)} outside its own folder.`)
  if (!canBeRead) {
    const sentence = `${shortName(path)} is packed in a way Vouch can’t unpack. Unpack the archive and zip it again.`
    throw new Problem('archive_damaged', sentence)
  }
  if (bytes > archiveLimits.ratioFromBytes && bytes > packed * archiveLimits.ratio) {
    throw new Problem(
      'archive_unsafe',
      `${shortName(path)} unpacks to ${archiveLimits.ratio} times its size or more, as no export does.`,
    )
  }
}

async function* unpacked(stream: Readable, path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of stream) yield piece
  } catch {
    const sentence = `${shortName(path)} can’t be unpacked: the archive is damaged or was cut off. Download it again.`
    throw new Problem('archive_damaged', sentence)
  }
}

/** @returns the file's own name, short enough for a sentence */
export function shortName(path: string): string {
  return (path.split('/').at(-1) ?? path).slice(0, 80)
}

function refuseUnreadable(error: unknown): never {
  const words = error instanceof Error ? error.message : ''
  if (/multi-disk/i.test(words)) {
    throw new Problem('archive_damaged', 'This is one part of an archive that was split. Join the parts first.')
  }
  if (/ENOENT|EACCES|EISDIR/.test(words)) throw error
  throw new Problem('archive_damaged')
}
