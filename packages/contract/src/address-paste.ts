/** Takes what somebody pasted and finds the address in it: out of a mail's angle brackets, a chat's Markdown, a sentence with
 *  a full stop at the end. Pasted text also carries marks that nobody sees; they are removed first. */

/** Zero-width and direction marks, soft hyphens and control characters. */
const invisible = /[\p{Cc}\p{Cf}]/gu
const opening = /^[<([{"'“”‘’«»„`*]+/
const closing = /[>)\]}"'“”‘’«»`*.,;:!?…]+$/
const markdownLink = /\[[^\]]*\]\(\s*<?([^)\s>]+)>?\s*\)/
const addressLike = /^(https?:\/\/|www\.)|\.(com|tv|be|me|am|in|co)\//i

/** @returns the one address in the pasted text without its wrapping, or the whole text where that is in doubt; it may be
 *  empty. Words after an address on its line are in doubt: in `instagram.com/nat geo` they may belong to the name, and half a
 *  name is somebody else's. An address that punctuation or a bracket ends is whole. */
export function unwrapped(input: string): string {
  const lines = input.split(/[\r\n]+/).map((line) => line.replace(/\t/g, ' ').replace(invisible, '').trim())
  const text = lines.join(' ').trim()
  const linked = markdownLink.exec(text)?.[1]
  if (linked) return bare(linked)
  const found = lines.flatMap(addressesIn)
  const [only, ...others] = found
  return only?.isWhole && others.length === 0 ? only.address : bare(text)
}

function addressesIn(line: string): { address: string; isWhole: boolean }[] {
  const words = line.split(/\s+/)
  return words.flatMap((word, index) => {
    const address = bare(word)
    const isLast = words.slice(index + 1).every((later) => bare(later) === '')
    return addressLike.test(address) ? [{ address, isWhole: isLast || closing.test(word) }] : []
  })
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
