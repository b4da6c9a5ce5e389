/** Counts what a JSON text holds before it is parsed: levels, keys, items. A parser makes an object of everything it is sent, and a
 *  few megabytes of keys that nobody asked for take it a minute; to count them takes one pass over the text.
 *
 *  What a newcomer would get wrong: this is no parser. It knows texts from brackets and leaves the grammar to `JSON.parse`, so a text
 *  that passes may still be no JSON. */

import { digestStart, digestWith, type JsonShape, unknownShape } from './json-shape.ts'

/** Levels of objects and lists within each other. */
export const jsonLevelsMax = 64
/** Keys of one object that its schema does not know. They are dropped, and a tool may write some of its own; hundreds are none. The same
 *  number is tolerated above every other limit, where the schema itself then says what is wrong. */
export const unknownKeysMax = 100

export interface JsonExcess {
  ok: false
  /** Where there is too much, for example `audience.countries`; empty for the whole text. */
  path: string
  /** What completes "`path` …", for example `has more than 1,000 keys`. */
  problem: string
}

export type JsonCount = JsonExcess | { ok: true }

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openList = 0x5b
const backslash = 0x5c
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** @param text JSON
 *  @param shape what it may hold
 *  @param valuesMax most values of all: keys and items of lists
 *  @returns what there is too much of. Reads each character once and stops at the first excess. */
export function countJson(text: string, shape: JsonShape, valuesMax: number): JsonCount {
  const count = new Count(text, shape, valuesMax)
  const { length } = text
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = count.awaitsKey ? count.key(at + 1) : endOfText(text, at + 1)
    else if (code === comma) count.next()
    else if (code === colon) count.awaitsKey = false
    else if (code === openObject || code === openList) count.open(code === openObject)
    else if (code === closeObject || code === closeList) count.close()
    else continue
    if (count.excess !== null) return count.excess
  }
  return { ok: true }
}

/** @returns the place of the mark that closes a text. Most characters are in texts, so this is where the time goes. */
function endOfText(text: string, from: number): number {
  const { length } = text
  for (let at = from; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at++
  }
  return length
}

/** Where the pass is. What belongs to a level stands at its number; level 0 is around the whole text. */
class Count {
  excess: JsonExcess | null = null
  /** Whether the next text is a key. */
  awaitsKey = false
  #level = 0
  #values = 0
  readonly #text: string
  readonly #valuesMax: number
  readonly #isObject = new Uint8Array(jsonLevelsMax + 1)
  /** Keys or items so far. */
  readonly #members = new Int32Array(jsonLevelsMax + 1)
  readonly #unknown = new Int32Array(jsonLevelsMax + 1)
  readonly #keyFrom = new Int32Array(jsonLevelsMax + 1)
  readonly #keyTo = new Int32Array(jsonLevelsMax + 1)
  readonly #shapes: JsonShape[]
  /** What the next value of the level may hold. */
  readonly #inner: JsonShape[]

  constructor(text: string, shape: JsonShape, valuesMax: number) {
    this.#text = text
    this.#valuesMax = valuesMax
    this.#shapes = new Array<JsonShape>(jsonLevelsMax + 1).fill(unknownShape)
    this.#inner = new Array<JsonShape>(jsonLevelsMax + 1).fill(unknownShape)
    this.#inner[0] = shape
  }

  open(isObject: boolean): void {
    if (this.#level === jsonLevelsMax) {
      this.excess = { ok: false, path: '', problem: `is nested more than ${jsonLevelsMax} levels deep` }
      return
    }
    const shape = this.#inner[this.#level] ?? unknownShape
    const level = ++this.#level
    this.#isObject[level] = isObject ? 1 : 0
    this.#members[level] = 0
    this.#unknown[level] = 0
    this.#shapes[level] = shape
    this.#inner[level] = isObject ? unknownShape : (shape.items ?? unknownShape)
    this.awaitsKey = isObject
    this.#countValue()
  }

  close(): void {
    if (this.#level > 0) this.#level -= 1
    this.awaitsKey = false
  }

  /** A comma: another key, or another item. */
  next(): void {
    const level = this.#level
    this.awaitsKey = this.#isObject[level] === 1
    this.#countValue()
    if (this.awaitsKey || level === 0) return
    const items = (this.#members[level] ?? 0) + 1
    this.#members[level] = items
    const { itemsMax } = this.#shapes[level] ?? unknownShape
    // A comma stands between two items.
    if (items + 1 > itemsMax + unknownKeysMax) this.#refuse(`has more than ${itemsMax.toLocaleString('en')} items`)
  }

  /** Reads a key. @returns the place of the mark that closes it */
  key(from: number): number {
    const text = this.#text
    const { length } = text
    let digest = digestStart
    let at = from
    for (; at < length; at++) {
      const code = text.charCodeAt(at)
      if (code === quote) break
      digest = digestWith(digest, code)
      if (code === backslash) at++
    }
    this.#countKey(digest, from, at)
    return at
  }

  #countKey(digest: number, from: number, to: number): void {
    const level = this.#level
    const { keys, others, keysMax } = this.#shapes[level] ?? unknownShape
    const known = keys.get(digest)
    this.#keyFrom[level] = from
    this.#keyTo[level] = to
    this.#inner[level] = known ?? others ?? unknownShape
    const members = (this.#members[level] ?? 0) + 1
    this.#members[level] = members
    if (others !== null) {
      const most = Math.max(keysMax, keys.size)
      if (members > most + unknownKeysMax) this.#refuse(`has more than ${most.toLocaleString('en')} keys`)
      return
    }
    if (known === undefined) this.#unknown[level] = (this.#unknown[level] ?? 0) + 1
    // The second is for known keys that come again and again, and for keys whose digest only looks known.
    if ((this.#unknown[level] ?? 0) > unknownKeysMax || members > keys.size + unknownKeysMax)
      this.#refuse(`has more than ${unknownKeysMax} unknown keys`)
  }

  #countValue(): void {
    this.#values += 1
    if (this.#values <= this.#valuesMax) return
    const problem = `holds more than ${this.#valuesMax.toLocaleString('en')} values`
    this.excess = { ok: false, path: '', problem }
  }

  #refuse(problem: string): void {
    this.excess = { ok: false, path: this.#path(), problem }
  }

  /** Where the present level stands, as a person would write it: a few levels of short names. */
  #path(): string {
    const shownLevelsMax = 6
    let path = ''
    for (let level = 1; level < this.#level; level++) {
      if (level > shownLevelsMax) return `${path}…`
      if (this.#isObject[level] !== 1) path += `[${this.#members[level]}]`
      else path += `${path === '' ? '' : '.'}${this.#keyAt(level)}`
    }
    return path
  }

  #keyAt(level: number): string {
    const shownMax = 40
    const from = this.#keyFrom[level] ?? 0
    const to = this.#keyTo[level] ?? 0
    const key = this.#text.slice(from, Math.min(to, from + shownMax))
    return `${key.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')}${to - from > shownMax ? '…' : ''}`
  }
}
