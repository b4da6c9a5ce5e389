import { type FileEncoding, fileText } from '@vouch/contract'
import type { Submission } from '../../api/verifications.ts'

/** A file that the reader brought: a snapshot, or a list of followers or posts. What can be told from the file itself is
 *  told before anything is sent. */

export interface ChosenFile {
  name: string
  text: string
  encoding: FileEncoding
  /** A list of followers or posts says nothing about whose it is. */
  needsCreator: boolean
}

export type FileReading = { kind: 'chosen'; file: ChosenFile } | { kind: 'refused'; sentence: string }

export const acceptedEndings = '.json,.csv'
/** The server takes 20 MB; the quotation of a text inside a request makes it a little longer. */
const bytesMax = 18 * 1024 * 1024

function refused(sentence: string): FileReading {
  return { kind: 'refused', sentence }
}

/** Reads a file that is small enough and of a kind that Vouch knows. */
export async function readChosenFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<FileReading> {
  const json = /\.json$/i.test(file.name)
  if (!json && !/\.csv$/i.test(file.name)) {
    return refused(
      `${file.name} isn’t a .json or .csv file. Use .json for a snapshot and .csv for a list of followers or posts.`,
    )
  }
  if (file.size === 0) return refused(`${file.name} is empty.`)
  if (file.size > bytesMax) return refused(`${file.name} is larger than 18 MB. Upload a smaller sample.`)
  const { text, encoding } = fileText(new Uint8Array(await file.arrayBuffer()))
  if (json && !isJson(text))
    return refused(`${file.name} isn’t complete JSON. It may have been cut off when it was saved.`)
  return { kind: 'chosen', file: { name: file.name, text, encoding, needsCreator: !json } }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** @returns the request for a file; a snapshot travels as such, so that refusals name the place inside it. */
export function submissionFor(file: ChosenFile, platform: string, handle: string): Submission {
  if (!file.needsCreator) {
    const content: unknown = JSON.parse(file.text)
    if (isSnapshot(content)) return { snapshot: content }
  }
  return {
    file: { name: file.name, text: file.text },
    ...(platform && { platform }),
    ...(handle && { handle: handle.trim().replace(/^[@＠]/, '') }),
  }
}

function isSnapshot(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null && !Array.isArray(content) && 'schema' in content
}
