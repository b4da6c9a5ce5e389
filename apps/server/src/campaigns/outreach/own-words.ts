import { wholeWordsAt } from './whole-words.ts'

/** What somebody wrote in an answer, without what they quote. What a newcomer would get wrong: people write above, between and below quotes, and nobody else
 *  keeps the letter. So what is not known to be a quote stays, and where nothing else is left, all of it does. */

/** Looks for what was quoted in vain are bounded: each reads through all that was said. */
const missesMax = 20
/** Of a conversation, newest first, that much is known again. */
const saidMax = 60_000

/** @param said the conversation until then, newest message first: what a quote without marks is told by */
export function ownWords(text: string, said: string): string {
  const lines = text.split(/\r?\n/)
  const known = new Known(said)
  const own: string[] = []
  for (let at = 0; at < lines.length; ) {
    if (isMarked(lines[at])) {
      let end = at + 1
      while (isMarked(lines[end])) end += 1
      if (!dropHead(own) && !known.holds(lines, at, end)) own.push(...lines.slice(at, end))
      at = end
      continue
    }
    // A quote without marks is cut where it ends the letter, and nobody wrote anything into it.
    if (headLines(lines, at) > 0 && known.holds(lines, at, lines.length)) break
    own.push(lines[at] ?? '')
    at += 1
  }
  return own.join('\n').trim() || text.trim()
}

function isMarked(line: string | undefined): boolean {
  return line !== undefined && /^ ?>/.test(line)
}

/** `On Fri, Nov 20, 2026 at 10:00 AM Ann wrote:` says when; “On Monday I wrote:” is a sentence. */
function isHead(line: string): boolean {
  return line.startsWith('On ') && line.endsWith('wrote:') && line.length < 400 && /\d/.test(line)
}

/** Takes the head of a quote off what stands before it; programs break long ones into lines. @returns whether there was one */
function dropHead(own: string[]): boolean {
  let end = own.length
  while (end > 0 && own[end - 1]?.trim() === '') end -= 1
  for (let count = 1; count <= 3 && count <= end; count += 1) {
    const head = own.slice(end - count, end).map((line) => line.trim())
    if (!isHead(head.join(' '))) continue
    own.length = end - count
    return true
  }
  return false
}

const rule = /^(?:-{3,} ?\p{L}[\p{L} ]{2,40}-{3,}|_{10,})$/u
const headerForm = /^\*?\p{L}[\p{L} ]{0,20}:\*?[ \t]/u

/** @returns lines of the head that some programs put above a quote without marks, which begins here: a rule or none, then who wrote to whom, when and of
 *  what. 0 where none begins */
function headLines(lines: readonly string[], at: number): number {
  const begins = rule.test(lines[at]?.trim() ?? '') ? at + 1 : at
  let end = begins
  while (end - begins < 8 && headerForm.test(`${lines[end]?.trim()} `)) end += 1
  const isHeader = end - begins >= 3 && lines.slice(begins, end).some((line) => line.includes('@'))
  return isHeader ? end - at : 0
}

/** What was said, in which a quote is found again, line after line in its order. Programs break lines elsewhere and add addresses of links. */
class Known {
  readonly #said: string
  #from = 0
  #misses = 0
  /** The line that was last looked for in vain. No quote holds it: each is looked for in what comes later still. */
  #strange = -1

  constructor(said: string) {
    this.#said = plain(said.slice(0, saidMax))
  }

  /** @returns whether all lines from one to before another are of it */
  holds(lines: readonly string[], begin: number, end: number): boolean {
    if (this.#misses >= missesMax || (begin <= this.#strange && this.#strange < end)) return false
    let from = this.#from
    for (let at = begin; at < end; ) {
      const head = headLines(lines, at)
      const line = plain((lines[at] ?? '').replace(/^[ >]{1,20}/, ''))
      if (head === 0 && line !== '' && !isHead(line)) {
        const found = wholeWordsAt(this.#said, line, from)
        if (found < 0) {
          this.#misses += 1
          if (wholeWordsAt(this.#said, line, this.#from) < 0) this.#strange = at
          return false
        }
        from = found + line.length
      }
      at += Math.max(1, head)
    }
    this.#from = from
    return true
  }
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^<>\s]{1,500}>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
