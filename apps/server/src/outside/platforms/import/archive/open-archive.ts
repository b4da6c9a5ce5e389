import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { recogniseArchive, roleOf } from '@vouch/contract'
import type { ArchiveFile, ArchiveSource } from './archive-source.ts'
import { openZipArchive } from './zip-archive.ts'

/** Opens what somebody brought: a zip, or one file out of an archive that they unpacked. */

const pieceBytes = 256 * 1024

/** @param path where it lies
 *  @param name what it is called, which may be another
 *  @returns null for what is no export: a list or a snapshot
 *  @throws Problem `archive_…` */
export async function openArchive(path: string, name: string): Promise<ArchiveSource | null> {
  const { isZip, isWorkbook, bytes } = await beginningOf(path)
  if (isZip) return isWorkbook ? null : openZipArchive(path, name)
  if (roleOf(name) === null) return null
  const file: ArchiveFile = {
    ...{ path: name, bytes, madeAt: null },
    open: async () => createReadStream(path, { highWaterMark: pieceBytes }),
  }
  return { name, ...recogniseArchive([file]), close: () => undefined }
}

/** A workbook is a zip too, whose first entries say so. */
async function beginningOf(path: string): Promise<{ isZip: boolean; isWorkbook: boolean; bytes: number }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const start = buffer.subarray(0, bytesRead).toString('latin1')
    const { size } = await file.stat()
    const isZip = start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')
    return { isZip, isWorkbook: isZip && /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/.test(start), bytes: size }
  } finally {
    await file.close()
  }
}
