import type { ParsedMail } from 'mailparser'
import { htmlText } from './html-text.ts'
import { stepMs } from './mail-host.ts'

/** What a letter says. Its writer chose every byte of it, maybe to break what reads it: nothing here rejects, or one letter would stop all that lie behind
 *  it. */

export interface LetterText {
  subject: string
  text: string
  date: Date
  /** Of a report: what it says of the delivery, with the headers of the message that it is about. */
  report: string | null
}

const textMax = 50_000
const subjectMax = 500
/** What a head of a letter is looked for in, where its parts can’t be told apart. */
const headMax = 65_536
/** The parser would make text of pages in a time that nobody bounds: it converts none, and says of those that it would have. */
const parsing = { maxHtmlLengthToParse: 0, skipImageLinks: true, skipTextToHtml: true, checksumAlgo: false } as const

/** Stands for what can’t be read. */
const unreadable = 'We couldn’t read this email. Open it in your mailbox.'

/** @param source the letter, maybe cut */
export async function letterText(source: Buffer, isReport: boolean): Promise<LetterText> {
  const parsed = await parsedOf(source)
  const { subject, date } = parsed ?? (await parsedOf(briefOf(source))) ?? {}
  return {
    subject: (subject ?? '').slice(0, subjectMax),
    text: parsed === null ? unreadable : textOf(parsed).slice(0, textMax),
    date: date ?? new Date(),
    report: isReport ? source.toString('utf8').slice(0, textMax) : null,
  }
}

/** @returns null for a letter that the parser refuses, or never comes to an end with */
async function parsedOf(source: Buffer) {
  const { simpleParser } = await import('mailparser')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, stepMs, null)
  })
  const parsed = simpleParser(source, parsing).catch(() => null)
  return Promise.race([parsed, late]).finally(() => clearTimeout(timer))
}

/** What was written as a page counts where it is more than another form of the plain text. */
function textOf({ text = '', html = false, textConversionError: isMore }: ParsedMail): string {
  const isPlain = text.trim() !== ''
  if (html === false || (isPlain && !isMore)) return text
  return [...(isPlain ? [text] : []), htmlText(html, textMax)].join('\n')
}

const briefForm = /^(?:subject|date):[^\r\n]{0,998}(?:\r?\n[ \t][^\r\n]{0,998}){0,9}/gim

/** @returns a letter of nothing but the subject and date of another */
function briefOf(source: Buffer): Buffer {
  const [head = ''] = source.toString('utf8', 0, headMax).split(/\r?\n\r?\n/, 1)
  return Buffer.from(`${(head.match(briefForm) ?? []).slice(0, 2).join('\r\n')}\r\n\r\n`)
}
