import {
  type ArchiveEntry,
  ArchiveRecogniser,
  type ArchiveRole,
  archiveLimits,
  type NeededFile,
  Problem,
  reducedRoles,
} from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { BlobReader, BlobWriter, type FileEntry, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { reducedFile } from './reduced-file.ts'

/** An export opened where it lies: its central directory is read, and of its files only those that are needed. Nothing is sent here. */

export interface ExportFile {
  path: string
  /** Unpacked. */
  bytes: number
  role: ArchiveRole
  /** Whether only a part of the file leaves. */
  isReduced: boolean
}

export interface OpenExport {
  platform: Platform
  files: ExportFile[]
  /** Files that stay here. */
  others: number
  /** Packs what is needed into a small archive.
   *  @param tell hears the share of the bytes that were read, 0 to 1 */
  pack: (tell: (share: number) => void) => Promise<Blob>
}

interface Entry extends ArchiveEntry {
  open: () => ReadableStream<Uint8Array>
  /** Of a zip: its entry, whose packed bytes are copied as they are. */
  zipped: FileEntry | null
  madeAt: Date
}

/** @param file a zip, or one file out of an export
 *  @throws Problem `archive_…`, with a sentence that says what to do */
export async function openExport(file: File, isZip: boolean): Promise<OpenExport> {
  const recogniser = new ArchiveRecogniser<Entry>()
  const all = isZip ? await takeZip(file, recogniser) : 1
  if (!isZip) recogniser.take(file.name, () => looseEntry(file))
  const { platform, files } = recogniser.recognised()
  for (const { entry } of files) refuseUnsafe(entry)
  return {
    platform,
    others: all - files.length,
    files: files.map(({ entry, role }) => ({
      path: entry.path,
      bytes: entry.bytes,
      role,
      isReduced: reducedRoles.has(role),
    })),
    pack: (tell) => packed(files, tell),
  }
}

/** @returns how many files there are */
async function takeZip(file: File, recogniser: ArchiveRecogniser<Entry>): Promise<number> {
  const zip = new ZipReader(new BlobReader(file), { useWebWorkers: false })
  let count = 0
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (count >= archiveLimits.entries) throw new Problem('archive_unsafe')
      if (entry.directory) continue
      count += 1
      recogniser.take(entry.filename, () => zipEntry(entry))
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('archive_damaged')
  }
  return count
}

function zipEntry(entry: FileEntry): Entry {
  return {
    ...{ path: entry.filename, bytes: entry.uncompressedSize, zipped: entry, madeAt: entry.lastModDate },
    open: () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      // What fails here fails the reader of the stream as well.
      entry.getData({ writable }, { useWebWorkers: false, checkSignature: true }).catch(() => undefined)
      return readable
    },
  }
}

function looseEntry(file: File): Entry {
  const { name: path, size: bytes, lastModified } = file
  return { path, bytes, zipped: null, madeAt: new Date(lastModified), open: () => file.stream() }
}

function refuseUnsafe({ path, bytes, zipped }: Entry): void {
  if (zipped?.encrypted) throw new Problem('archive_locked')
  if (path.split('/').includes('..')) throw new Problem('archive_unsafe')
  const isBomb = bytes > archiveLimits.ratioFromBytes && bytes > (zipped?.compressedSize ?? bytes) * archiveLimits.ratio
  if (isBomb) throw new Problem('archive_unsafe')
}

async function packed(files: readonly NeededFile<Entry>[], tell: (share: number) => void): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false })
  const all = files.reduce((sum, { entry }) => sum + entry.bytes, 0)
  let before = 0
  for (const { entry, role } of files) {
    const onprogress = (done: number, total: number) => {
      tell(all === 0 ? 1 : Math.min(1, (before + (entry.bytes * done) / Math.max(1, total)) / all))
    }
    const options = { lastModDate: entry.madeAt }
    if (reducedRoles.has(role)) {
      const counted = countedBytes(entry.open(), (done) => onprogress(done, entry.bytes))
      await zip.add(entry.path, reducedFile(role, shortName(entry.path), counted), options).catch(refuseDamaged)
    } else if (entry.zipped)
      await copied(zip, entry.path, entry.zipped, async (done, total) => {
        onprogress(done, total)
        return undefined
      })
    else await zip.add(entry.path, entry.open(), options)
    before += entry.bytes
  }
  return zip.close()
}

/** Packed bytes are copied as they are: nothing is unpacked or packed again. */
async function copied(
  zip: ZipWriter<Blob>,
  path: string,
  entry: FileEntry,
  onprogress: (done: number, total: number) => Promise<undefined>,
): Promise<void> {
  const writer = new BlobWriter()
  const raw = await entry.getData(writer, { passThrough: true, useWebWorkers: false, onprogress }).catch(refuseDamaged)
  await zip.add(path, new BlobReader(raw), { entry, passThrough: true, uncompressedSize: entry.uncompressedSize })
}

function countedBytes(bytes: ReadableStream<Uint8Array>, tell: (done: number) => void): ReadableStream<Uint8Array> {
  let done = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      done += piece.length
      tell(done)
      controller.enqueue(piece)
    },
  })
  return bytes.pipeThrough(count)
}

function refuseDamaged(error: unknown): never {
  throw error instanceof Problem ? error : new Problem('archive_damaged')
}

function shortName(path: string): string {
  return (path.split('/').at(-1) ?? path).slice(0, 80)
}
