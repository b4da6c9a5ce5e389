import { archiveLimits, type FileEncoding, fileText, listBytesMax, roleOf } from '@vouch/contract'
import type { Submission } from '../../api/verifications.ts'

/** A file that the reader brought: a snapshot, a list of followers or posts, or a creator's data export. What can be told from the file
 *  itself is told before anything is sent. */

export type ChosenFile =
  | { kind: 'snapshot'; name: string; text: string; encoding: FileEncoding }
  | { kind: 'list'; name: string; file: File }
  /** `isZip`: the whole export; else one file out of it. */
  | { kind: 'export'; name: string; file: File; isZip: boolean }

export type FileReading = { kind: 'chosen'; file: ChosenFile } | { kind: 'refused'; sentence: string }

export const acceptedEndings = '.json,.csv,.xlsx,.zip,.txt,.js'
/** A snapshot travels inside a request, whose quotation marks make it a little longer than the 20 MB that the server takes. */
const snapshotBytesMax = 18 * 1024 * 1024

function refused(sentence: string): FileReading {
  return { kind: 'refused', sentence }
}

/** Reads a file that is small enough and of a kind that Vouch knows. An export may have any size: little of it is read. */
export async function readChosenFile(file: File): Promise<FileReading> {
  const { name } = file
  if (file.size === 0) return refused(`${name} is empty.`)
  if (/\.zip$/i.test(name)) return chosen({ kind: 'export', name, file, isZip: true })
  if (roleOf(name) !== null && file.size <= archiveLimits.unpackedBytes) {
    return chosen({ kind: 'export', name, file, isZip: false })
  }
  if (/\.(?:csv|xlsx)$/i.test(name)) {
    if (file.size > listBytesMax) return refused(`${name} is larger than 20 MB. Upload a smaller sample.`)
    return chosen({ kind: 'list', name, file })
  }
  if (/\.json$/i.test(name)) return readSnapshot(file)
  return refused(
    `${name} isn’t a file Vouch reads. Use .zip for a data export, .csv or .xlsx for a list of followers or posts, and .json for a snapshot.`,
  )
}

async function readSnapshot(file: File): Promise<FileReading> {
  const { name } = file
  if (file.size > snapshotBytesMax) return refused(`${name} is larger than 18 MB. Upload a smaller sample.`)
  const { text, encoding } = fileText(new Uint8Array(await file.arrayBuffer()))
  if (!isJson(text)) return refused(`${name} isn’t complete JSON. It may have been cut off when it was saved.`)
  return chosen({ kind: 'snapshot', name, text, encoding })
}

function chosen(file: ChosenFile): FileReading {
  return { kind: 'chosen', file }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** @returns the request for a snapshot, which travels as such, so that refusals name the place inside it. */
export function submissionFor({ name, text }: Extract<ChosenFile, { kind: 'snapshot' }>): Submission {
  const content: unknown = JSON.parse(text)
  return isSnapshot(content) ? { snapshot: content } : { file: { name, text } }
}

function isSnapshot(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null && !Array.isArray(content) && 'schema' in content
}

/** @returns a name without the @ that people write before it */
export function plainHandle(handle: string): string {
  return handle.trim().replace(/^[@＠]/, '')
}

/** @returns whose export it is, where its name says so as Instagram's does: `instagram-ava-2026-05-08-x1.zip`; else nothing */
export function handleInName(name: string): string {
  return /^instagram-([a-z0-9._]{1,30}?)-\d{4}-\d{2}-\d{2}/i.exec(name)?.[1] ?? ''
}
