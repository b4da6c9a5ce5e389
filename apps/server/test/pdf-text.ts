import { inflateSync } from 'node:zlib'

/** Reads the text of a PDF as a reader's program does: by the tables that say which letter each glyph stands for. It knows what our
 *  own documents are made of and no more. */

/** @returns the text in the order in which it was set, pieces joined by spaces: the whole, and of each sheet that has any; and the number
 *  of pages. */
export function readPdf(pdf: Buffer): { text: string; sheets: string[]; pages: number } {
  const objects = objectsOf(pdf)
  const fonts = fontsOf(objects)
  const streams = [...objects.values()].filter(({ head }) => !/\/(Subtype|Length1|Type)\b/.test(head))
  const sheets = streams
    .map(({ body }) => (body === null ? '' : shownIn(body.toString('latin1'), fonts).join(' ')))
    .filter((sheet) => sheet !== '')
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length
  return { text: sheets.join(' '), sheets, pages }
}

interface PdfObject {
  head: string
  body: Buffer | null
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const text = pdf.toString('latin1')
  for (const { 1: number = '', index } of text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const end = text.indexOf('endobj', index)
    const streamAt = text.indexOf('stream\n', index)
    const hasStream = streamAt !== -1 && streamAt < end
    const head = text.slice(index, hasStream ? streamAt : end)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const raw = hasStream ? pdf.subarray(streamAt + 7, streamAt + 7 + length) : null
    objects.set(number, { head, body: raw && (/FlateDecode/.test(head) ? inflateSync(raw) : raw) })
  }
  return objects
}

type Letters = Map<string, string>

/** Fonts by the name that pages call them. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values()) {
    for (const [, names = ''] of head.matchAll(/\/Font <<([^>]*)>>/g)) {
      for (const [, name = '', number = ''] of names.matchAll(/\/(\w+) (\d+) 0 R/g)) {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1]
        const body = table === undefined ? null : (objects.get(table)?.body ?? null)
        if (body !== null) fonts.set(name, lettersOf(body.toString('latin1')))
      }
    }
  }
  return fonts
}

/** The ranges of a table: `<0000> <00ff> [<0041> <0042> …]`. */
function lettersOf(table: string): Letters {
  const letters: Letters = new Map()
  for (const [, from = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16)
    ;[...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], place) => {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
      letters.set(
        (first + place).toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
    })
  }
  return letters
}

/** What a page shows: each `TJ` is a piece in the font that was chosen last. */
function shownIn(content: string, fonts: Map<string, Letters>): string[] {
  const pieces: string[] = []
  let letters: Letters = new Map()
  for (const [, font, glyphs] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    else if (glyphs !== undefined) {
      const codes = [...glyphs.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      pieces.push(codes.map((code) => letters.get(code) ?? '').join(''))
    }
  }
  return pieces
}
