/** Takes what somebody pasted and finds the address in it: out of a mail's angle brackets, a chat's Markdown, a sentence with
 *  a full stop at the end. Pasted text also carries marks that nobody sees; they are removed first. */

/** Zero-width and direction marks, soft hyphens and control characters. */
const invisible = /[\p{Cc}\p{Cf}]/gu
const opening = /^[<([{"'“”‘’«»„`*]+/
const closing = /[>)\]}"'“”‘’«»`*.,;:!?…]+$/
const markdownLink = /\[[^\]]*\]\(\s*<?([^)\s>]+)>?\s*\)/
const addressLike = /^(https?:\/\/|www\.)|\.(com|tv|be|me|am|in|co)\//i

/** @returns the pasted text without wrapping; it may be empty. */
export function unwrapped(input: string): string {
  const visible = input
    .replace(/[\t\n\r]/g, ' ')
    .replace(invisible, '')
    .trim()
  const linked = markdownLink.exec(visible)?.[1] ?? visible
  const words = linked.split(/\s+/).filter(Boolean)
  const [addressWord, ...others] = words.map(bare).filter((word) => addressLike.test(word))
  if (words.length > 1 && addressWord && others.length === 0) return addressWord
  return bare(linked)
}

function bare(text: string): string {
  let before = ''
  let now = text
  while (now !== before) {
    before = now
    now = now.trim().replace(opening, '').replace(closing, '')
  }
  return now
}

/** @returns the text with every percent-escape decoded, or null when the escapes are broken. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
