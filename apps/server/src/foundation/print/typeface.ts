import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { unbrokenRanges } from '@vouch/presentation'
import { unpackedFont } from './unpacked-font.ts'

/** The two faces of the product, as files that a PDF can embed: Inter for text and figures, Source Serif 4 for titles. Each script is
 *  a file of its own; what none of them has is named in brackets rather than left out or drawn as an empty box. */

const require = createRequire(import.meta.url)

const cuts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const
const inter = { package: 'inter', name: 'Inter', weights: [400, 500, 600], cuts: [...cuts, 'greek-ext'] } as const
const sourceSerif = { package: 'source-serif-4', name: 'Serif', weights: [400, 600], cuts } as const

/** Families in the order in which a letter is looked for. */
const sans = inter.cuts.map((cut) => `Inter ${cut}`)
const serif = [...cuts.map((cut) => `Serif ${cut}`), ...sans]
/** What the first cut of a face holds. */
const plain = /^[ -\u00ff\u2000-\u206f\u20ac\u2122\u2212]*$/

/** @returns the families for a text. Looking through one instead of five halves the time of a page, and nearly all texts need no more. */
export function sansFor(printed: string): string[] {
  return plain.test(printed) ? sans.slice(0, 1) : sans
}

export function serifFor(printed: string): string[] {
  return plain.test(printed) ? serif.slice(0, 1) : serif
}

let registered = false

/** Makes the faces known to the renderer, once in a process. Words are never broken: a hyphen in a handle or a digest would be a lie. */
export function registerFaces(): void {
  if (registered) return
  registered = true
  for (const { package: from, name, weights, cuts } of [inter, sourceSerif]) {
    for (const cut of cuts) {
      const fonts = weights.map((fontWeight) => ({
        src: fontAddress(require.resolve(`@fontsource/${from}/files/${from}-${cut}-${fontWeight}-normal.woff`)),
        fontWeight,
      }))
      Font.register({ family: `${name} ${cut}`, fonts })
      for (const fontWeight of weights) keepLetters(`${name} ${cut}`, fontWeight)
    }
  }
  Font.registerHyphenationCallback((word) => [word])
}

/** The renderer's library makes each glyph once and notes what letter it is asked for. A glyph that is first met as a part of another one (’ in ”, и in й)
 *  would be no letter from then on: it is drawn, but cannot be copied, and the line may be broken one letter too far. So what a letter is asked for is
 *  noted whenever it is. */
function keepLetters(fontFamily: string, fontWeight: number): void {
  const source = Font.getFont({ fontFamily, fontWeight })
  const load = source.load.bind(source)
  let kept = false
  source.load = async () => {
    await load()
    const font = source.data
    if (kept || font === null || !('getGlyph' in font)) return
    kept = true
    const getGlyph: (id: number, letters: number[]) => { codePoints: number[] } = font.getGlyph.bind(font)
    font.getGlyph = (id: number, letters: number[] = []) => {
      const glyph = getGlyph(id, letters)
      if (letters.length > 0 && glyph.codePoints.length === 0) glyph.codePoints = letters
      return glyph
    }
  }
}

/** The renderer takes a font as a file, which must then be packed no longer, or as an address that holds it. */
function fontAddress(file: string): string {
  return `data:font/ttf;base64,${unpackedFont(readFileSync(file)).toString('base64')}`
}

/** Figures of one width, so that they stand under each other. Letters that change shape by their neighbours are left out: looking for
 *  them takes longer than all else. */
export const features = { tnum: 1, calt: 0, ccmp: 0 }

const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0f\u20e3])+/gu
/** Scripts that the faces hold, and the signs that go with all of them. */
const printable = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+/gu
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
/** Letters in mathematical dress, which many write their names in, are the letters that they look like. */
const dressed = /[\u{1D400}-\u{1D7FF}\u2460-\u24FF\uFF01-\uFF5E]+/gu

/** @returns the text as the faces can print it. */
export function inPrint(text: string): string {
  return unbrokenRanges(text)
    .replace(dressed, (run) => run.normalize('NFKC'))
    .replace(directions, '')
    .replace(/(?<=\d) (?=%)/g, '\u00a0')
    .replace(emoji, (run) => (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(run) ? '[emoji]' : ''))
    .replace(printable, '[other script]')
}

/** @returns a creator's name as the faces can print it: without emoji; null where letters of it would be missing */
export function nameInPrint(name: string): string | null {
  const plain = name.replace(emoji, '').replace(/\s+/g, ' ').trim()
  const printed = inPrint(plain)
  return printed === '' || printed.includes('[other script]') ? null : printed
}
