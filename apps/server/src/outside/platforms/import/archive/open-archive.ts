import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileText, recogniseArchive, roleOf } from '@vouch/contract'
import { unreadableFile } from '../unreadable-file.ts'
import type { ArchiveFile, ArchiveSource } from './archive-source.ts'
import { openFolderArchive } from './folder-archive.ts'
import { openZipArchive } from './zip-archive.ts'

/** Opens what somebody brought: a zip, an archive that they unpacked, or one file out of it. */

const pieceBytes = 256 * 1024

/** @returns whether there is an export at the path: neither a list, nor a snapshot, nor a workbook */
export async function isArchive(path: string, name = basename(path)): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (found === null) return false
  if (found.isDirectory()) return true
  const { isZip, isWorkbook } = await beginningOf(path)
  return isZip ? !isWorkbook : roleOf(name) !== null
}

/** @param path where it lies
 *  @param name what it is called, which may be another
 *  @throws Problem `archive_…` */
export async function openArchive(path: string, name = basename(path)): Promise<ArchiveSource> {
  const { isDirectory, size } = await stat(path).then((found) => ({
    isDirectory: found.isDirectory(),
    size: found.size,
  }))
  if (isDirectory) return openFolderArchive(path)
  if ((await beginningOf(path)).isZip) return openZipArchive(path, name)
  const file: ArchiveFile = {
    ...{ path: name, bytes: size, madeAt: null },
    open: async () => createReadStream(path, { highWaterMark: pieceBytes }),
  }
  return { name, ...recogniseArchive([file]), close: () => undefined }
}

interface FileBeginning {
  isZip: boolean
  isWorkbook: boolean
  text: string
  /** One sentence that says why nobody can read it; null where somebody may. */
  unreadable: string | null
}

/** A workbook is a zip too, whose first entries say so. */
export async function beginningOf(path: string): Promise<FileBeginning> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const bytes = buffer.subarray(0, bytesRead)
    const start = bytes.toString('latin1')
    const isZip = start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')
    return {
      isZip,
      unreadable: isZip ? null : unreadableFile(bytes),
      text: fileText(bytes).text,
      isWorkbook: isZip && /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/.test(start),
    }
  } finally {
    await file.close()
  }
}
