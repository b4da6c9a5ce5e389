import type { ArchiveEntry, NeededFile } from '@vouch/contract'
import type { Platform } from '@vouch/engine'

/** An archive whose needed files are known and not yet read: a zip, a folder that somebody unpacked, or one of its files alone. */

export interface ArchiveFile extends ArchiveEntry {
  /** When the file was made, where the archive says so. */
  madeAt: Date | null
  /** Streams the file's bytes, unpacked. Rejects with a Problem where they are not what the archive declares. */
  open: () => Promise<AsyncIterable<Uint8Array>>
}

export interface ArchiveSource {
  /** The archive's own name, which may tell whose it is. */
  name: string
  platform: Platform
  files: NeededFile<ArchiveFile>[]
  close: () => void
}
