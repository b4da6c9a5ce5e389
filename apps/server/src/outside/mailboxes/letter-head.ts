/** The headers of a letter, from which it follows whether it is read. */

/** What a letter says of itself. */
export interface LetterHead {
  uid: number
  messageId: string | null
  /** Message-IDs that it answers, newest first. */
  answers: string[]
  from: string
  /** A mail server's report about a message that it could not deliver. */
  isReport: boolean
  /** A machine answered, not a person. */
  isAutomatic: boolean
}

/** Headers that are asked for, besides the envelope. */
export const headersOfHead = [
  ...['references', 'in-reply-to', 'content-type', 'message-id'],
  ...['auto-submitted', 'x-autoreply', 'x-autorespond', 'precedence', 'return-path'],
] as const

/** No control characters: a database keeps no null character, and no identifier has one. */
const idForm = /<[^<>\s\p{Cc}]{1,300}>/gu

/** @param text the headers as they came */
export function headOf(uid: number, from: string, text: string): LetterHead {
  const headers = new Map<string, string>()
  for (const line of text.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  const ids = (name: string) => headers.get(name)?.match(idForm) ?? []
  return {
    uid,
    messageId: ids('message-id')[0] ?? null,
    answers: [...ids('in-reply-to'), ...ids('references').reverse()],
    from: from.toLowerCase(),
    isReport: /^multipart\/report/i.test(headers.get('content-type') ?? ''),
    isAutomatic: isAutomatic(headers),
  }
}

/** By RFC 3834, or by what programs set that are older than it. `X-Auto-Response-Suppress` is no sign: Exchange sets it on what people write, too. */
function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const says = (name: string) => headers.get(name)?.toLowerCase() ?? 'no'
  return (
    ['auto-submitted', 'x-autoreply', 'x-autorespond'].some((name) => !says(name).startsWith('no')) ||
    /^auto[-_]reply/.test(says('precedence')) ||
    // No answer is to come, not even that it could not be delivered.
    says('return-path') === '<>'
  )
}
