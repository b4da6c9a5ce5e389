/** @returns a name that every file system takes, and that no heading of an answer trips over */
export function fileNameOf(words: readonly string[], ending: string): string {
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|(?<!-)-+$/g, '')
  return `vouch-${plain.slice(0, 120).toLowerCase()}.${ending}`
}
