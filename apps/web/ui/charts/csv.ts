/** What is drawn or shown as a file: it can be taken away and checked. */

import { fileStem } from '@vouch/presentation'

export * from '@vouch/presentation'

/** @returns a file name that every system accepts: "ava_fields-followers.csv". */
export function fileName(parts: readonly string[], extension: string): string {
  return `${fileStem(parts) || 'vouch'}.${extension}`
}

/** @returns what an answer calls its file; null where it doesn't */
export function fileNameIn(response: Response): string | null {
  const heading = response.headers.get('content-disposition') ?? ''
  const written = /filename\*=UTF-8''([\w.~!%-]+)/.exec(heading)?.[1]
  return written ? decodeURIComponent(written) : (/filename="([^"]+)"/.exec(heading)?.[1] ?? null)
}

/** Hands a text to the browser as a download. */
export function download(name: string, type: string, text: string): void {
  saveFile(name, new Blob([text], { type }))
}

/** Hands a file that was fetched to the browser as a download. */
export function saveFile(name: string, body: Blob): void {
  const address = URL.createObjectURL(body)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after this turn; a second is ample and frees the memory.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
