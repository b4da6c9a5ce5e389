/** What is drawn or shown as a file: it can be taken away and checked. */

export * from '@vouch/presentation'

/** @returns a file name that every system accepts: "ava_fields-followers.csv". */
export function fileName(parts: readonly string[], extension: string): string {
  const stem = parts
    .map((part) => part.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-+|(?<!-)-+$/g, ''))
    .filter((part) => part !== '')
    .join('-')
  return `${stem === '' ? 'vouch' : stem}.${extension}`
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
