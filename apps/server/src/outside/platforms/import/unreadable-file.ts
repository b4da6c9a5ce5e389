import { fileText } from '@vouch/contract'

/** Tells files that no reader here is for by how they begin, before anybody looks for a header in them. */

const works =
  'Upload a data export (.zip), a snapshot (.json), or a list of followers or posts (.csv or .xlsx).' as const

/** What old workbooks of Excel are kept in, and new ones with a password. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** A PDF begins with text, and a small picture may hold no character that text never has. A zip that is none is told by its control characters: “PK” alone
 *  is what many call the column of an account's number. */
const otherFormats = ['%PDF-', '\x1f\x8b', '\x89PNG', '\xff\xd8\xff', 'GIF8'].map((start) =>
  Buffer.from(start, 'latin1'),
)

/** @param beginning the first kilobytes of a file that is no zip
 *  @returns one sentence that says why it can't be read; null where it may be text */
export function unreadableFile(beginning: Buffer): string | null {
  const begins = (start: Buffer) => beginning.subarray(0, start.length).equals(start)
  if (begins(compoundFile))
    return 'This is an old Excel workbook (.xls), or one with a password. Save it as .xlsx or .csv and try again.'
  const { text } = fileText(beginning)
  if (otherFormats.some(begins) || !isText(text)) return `This isn’t a file Vouch can read. ${works}`
  return /^\s*<(!doctype|html|\?xml|svg)/i.test(text) ? `This is a web page or an XML file. ${works}` : null
}

/** Text has spaces, line ends and the marks from code 26 on, with which old programs end files and part records; no other control characters. */
function isText(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 9 || (code > 13 && code < 26)) return false
  }
  return true
}
