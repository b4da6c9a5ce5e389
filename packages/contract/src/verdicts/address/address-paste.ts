/** Takes what somebody pasted and finds the address in it: out of a mail's angle brackets, a chat's Markdown, a sentence with
 *  a full stop at the end. Pasted text also carries marks that nobody sees; they are removed first. */

/** Zero-width and direction marks, soft hyphens and control characters. */
const invisible = /[\p{Cc}\p{Cf}]/gu
const opening: ReadonlySet<string> = new Set('<([{"\'“”‘’«»„`*')
const closing: ReadonlySet<string> = new Set('>)]}"\'“”‘’«»`*.,;:!?…')
const space = /\s/
const addressLike = /^(https?:\/\/|www\.)|\.(com|tv|be|me|am|in|co)\//i

/** @returns the one address in the pasted text without its wrapping, or the whole text where that is in doubt; it may be
 *  empty. Words after an address on its line are in doubt: in `instagram.com/nat geo` they may belong to the name, and half a
 *  name is somebody else's. An address that punctuation or a bracket ends is whole. Takes time linear in the text. */
export function unwrapped(input: string): string {
  const lines = input.split(/[\r\n]+/).map((line) => line.replace(/\t/g, ' ').replace(invisible, '').trim())
  const text = lines.join(' ').trim()
  const linked = linkTarget(text)
  if (linked !== null) return bare(linked)
  const found = lines.flatMap(addressesIn)
  const [only, ...others] = found
  return only?.isWhole && others.length === 0 ? only.address : bare(text)
}

/** @returns where the first `[words](target)` of Markdown leads. The search goes on behind what was read as a target, so that no
 *  part of the text is read twice. */
function linkTarget(text: string): string | null {
  const label = /\[[^[\]]*\]\(\s*<?/g
  const target = /([^)\s>]+)(>?\s*\))?/y
  while (label.test(text)) {
    target.lastIndex = label.lastIndex
    const [, address, end] = target.exec(text) ?? []
    if (address === undefined) continue
    if (end !== undefined) return address
    label.lastIndex = target.lastIndex
  }
  return null
}

function addressesIn(line: string): { address: string; isWhole: boolean }[] {
  const words = line.split(/\s+/).map((word) => ({ word, address: bare(word) }))
  const last = words.findLastIndex(({ address }) => address !== '')
  return words.flatMap(({ word, address }, index) =>
    addressLike.test(address) ? [{ address, isWhole: index === last || closing.has(word.at(-1) ?? '') }] : [],
  )
}

/** @returns the text without the marks and spaces that open it and those that close it. */
function bare(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && isMark(opening, text.charAt(from))) from += 1
  while (to > from && isMark(closing, text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

function isMark(marks: ReadonlySet<string>, sign: string): boolean {
  return marks.has(sign) || space.test(sign)
}

/** @returns the text with every percent-escape decoded, or null when the escapes are broken or hide control characters: no name has one,
 *  and the name without it is somebody else's. */
export function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text)
    return /\p{Cc}/u.test(plain) ? null : plain
  } catch {
    return null
  }
}
