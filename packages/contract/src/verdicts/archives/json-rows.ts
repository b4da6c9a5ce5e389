/** Takes lists out of a JSON file of any size, as its bytes come. Only what is asked for becomes objects; the rest is passed over
 *  byte by byte and never read. The same code runs in the browser, in the server and on the command line.
 *
 *  What a newcomer would get wrong: what is passed over is not checked to be JSON, only to open and close. */

import { exactParse } from '../../wire/exact-parse.ts'
import { Problem } from '../../wire/problems.ts'
import { archiveLimits } from './archive-limits.ts'

declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string }

/** `keys` lead to a value, outermost first; a list at the top has none.
 *  @returns what is taken there, should it be that; an object that is not taken is looked into */
export type Wanted = (keys: readonly string[]) => 'list' | 'object' | null

/** Takes rows of a list, some at a time; an object comes as a single row. */
export type Take = (keys: readonly string[], rows: unknown[]) => void

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [34, 92, 44, 91, 93, 123, 125]
/** Bytes before the first bracket: a file of X begins with `window.YTD.follower.part0 = `. */
const prefixBytesMax = 200
const keyBytesMax = 512
const depthMax = 64

const marks = new Uint8Array(256)
for (const mark of [quote, comma, openList, closeList, openObject, closeObject]) marks[mark] = 1

type Mode = 'walk' | 'pass' | 'rows' | 'object'

export class JsonRows {
  readonly #name: string
  readonly #wanted: Wanted
  readonly #take: Take
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #mode: Mode = 'walk'
  /** Keys of the open objects that are walked through, with the one that is being read last. */
  readonly #keys: string[] = []
  #levels = 0
  /** Brackets open within what is passed or taken. */
  #depth = 0
  #inText = false
  #escaped = false
  #awaitsKey = false
  #prefix = 0
  #began = false
  #ended = false
  /** Bytes of a key or of rows that began in an earlier piece. */
  #kept: Uint8Array[] = []
  #keptBytes = 0
  /** Where what is kept begins in this piece; below 0: nothing is. */
  #from = -1
  #lastComma = -1

  /** @param name of the file, for refusals */
  constructor(name: string, wanted: Wanted, take: Take) {
    this.#name = name
    this.#wanted = wanted
    this.#take = take
  }

  /** @throws Problem `archive_damaged` */
  feed(bytes: Uint8Array): void {
    if (this.#inText && this.#mode === 'walk' && this.#awaitsKey) this.#from = 0
    if (this.#mode === 'rows' || this.#mode === 'object') this.#from = 0
    this.#lastComma = -1
    for (let at = 0; at < bytes.length && !this.#ended; ) {
      if (this.#inText) at = this.#text(bytes, at)
      else at = this.#mode === 'walk' ? this.#walk(bytes, at) : this.#pass(bytes, at)
    }
    if (this.#from >= 0 && !this.#ended) this.#keepRest(bytes)
    this.#from = -1
  }

  /** @throws Problem `archive_damaged` where the file ends before its last bracket */
  end(): void {
    if (!this.#ended) throw this.#damaged(this.#began ? 'ends in the middle' : 'isn’t JSON')
  }

  #damaged(what: string): Problem {
    return new Problem('archive_damaged', `${this.#name} ${what}. Download the export again, and upload it as it is.`)
  }

  /** @returns the place behind the text, or the end of the piece */
  #text(bytes: Uint8Array, from: number): number {
    let at = from
    if (this.#escaped) {
      at += 1
      this.#escaped = false
    }
    for (; at < bytes.length; at++) {
      const byte = bytes[at]
      if (byte === backslash) at += 1
      else if (byte === quote) {
        this.#inText = false
        if (this.#mode === 'walk' && this.#awaitsKey) this.#endKey(bytes, at)
        return at + 1
      }
    }
    this.#inText = true
    this.#escaped = at > bytes.length
    return bytes.length
  }

  #endKey(bytes: Uint8Array, end: number): void {
    this.#awaitsKey = false
    const isLong = this.#keptBytes + end - this.#from > keyBytesMax
    const key = this.#keptText(bytes, isLong ? this.#from : end)
    this.#from = -1
    this.#keys[this.#levels - 1] = isLong ? '' : String(this.#parsed(`"${key}"`))
  }

  /** Walks through objects until something begins that is taken or passed over. */
  #walk(bytes: Uint8Array, from: number): number {
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0
      if (marks[byte] === 0) {
        if (!this.#began && byte > 32 && ++this.#prefix > prefixBytesMax) throw this.#damaged('isn’t JSON')
      } else if (byte === quote) {
        if (!this.#began) throw this.#damaged('isn’t JSON')
        if (this.#awaitsKey) this.#from = at + 1
        return this.#text(bytes, at + 1)
      } else if (byte === openObject || byte === openList) return this.#open(byte === openList, at)
      else if (byte === comma) this.#awaitsKey = true
      else {
        this.#levels -= 1
        this.#awaitsKey = false
        if (this.#levels <= 0) {
          this.#ended = true
          return bytes.length
        }
      }
    }
    return bytes.length
  }

  #open(isList: boolean, at: number): number {
    this.#began = true
    const wanted = this.#wanted(this.#keys.slice(0, this.#levels))
    this.#depth = 0
    if (isList) {
      this.#mode = wanted === 'list' ? 'rows' : 'pass'
      this.#from = wanted === 'list' ? at + 1 : -1
    } else if (wanted === 'object') {
      this.#mode = 'object'
      this.#from = at
    } else if (this.#levels < archiveLimits.levels) {
      this.#levels += 1
      this.#awaitsKey = true
    } else this.#mode = 'pass'
    return at + 1
  }

  /** Goes to the end of what is passed over or taken. Nearly all bytes of an export go through here. */
  #pass(bytes: Uint8Array, from: number): number {
    const { length } = bytes
    for (let at = from; at < length; at++) {
      const byte = bytes[at] ?? 0
      if (marks[byte] === 0) continue
      if (byte === quote) {
        at = this.#text(bytes, at + 1) - 1
      } else if (byte === openObject || byte === openList) {
        this.#depth += 1
        if (this.#depth > depthMax) throw this.#damaged(`is nested more than ${depthMax} levels deep`)
      } else if (byte === comma) {
        if (this.#depth === 0) this.#lastComma = at
      } else if (this.#depth > 0) this.#depth -= 1
      else return this.#close(bytes, at)
    }
    return length
  }

  #close(bytes: Uint8Array, at: number): number {
    const mode = this.#mode
    this.#mode = 'walk'
    if (mode !== 'pass') {
      const text = this.#keptText(bytes, mode === 'rows' ? at : at + 1)
      if (text.trim() !== '') this.#hand(text)
    }
    this.#from = -1
    this.#awaitsKey = false
    if (this.#levels === 0) this.#ended = true
    return at + 1
  }

  /** Hands on the whole rows of this piece and keeps the beginning of the next. */
  #keepRest(bytes: Uint8Array): void {
    if (this.#mode === 'rows' && this.#lastComma >= this.#from) {
      this.#hand(this.#keptText(bytes, this.#lastComma))
      this.#from = this.#lastComma + 1
    }
    // A key that is longer than any that is looked for is not collected.
    if (this.#mode === 'walk' && this.#keptBytes > keyBytesMax) return
    if (this.#from < bytes.length) this.#kept.push(bytes.slice(this.#from))
    this.#keptBytes += bytes.length - this.#from
    if (this.#keptBytes > archiveLimits.rowBytes) throw this.#damaged('has an entry of more than 1 MB')
  }

  /** @returns what was kept with this piece's bytes up to `end`; nothing is kept afterwards */
  #keptText(bytes: Uint8Array, end: number): string {
    const last = bytes.subarray(this.#from, end)
    const whole = this.#kept.length === 0 ? last : joined([...this.#kept, last])
    this.#kept = []
    this.#keptBytes = 0
    try {
      return this.#decoder.decode(whole)
    } catch {
      throw this.#damaged('isn’t UTF-8 text')
    }
  }

  #hand(text: string): void {
    this.#take(this.#keys.slice(0, this.#levels), this.#parsed(`[${text}]`) as unknown[])
  }

  #parsed(json: string): unknown {
    try {
      return exactParse(json)
    } catch {
      throw this.#damaged('isn’t valid JSON')
    }
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
