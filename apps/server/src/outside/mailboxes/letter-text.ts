import type { ParsedMail, SimpleParserOptions } from 'mailparser'
import { htmlText } from './html-text.ts'
import type { LetterHead } from './letter-head.ts'
import { stepMs } from './mail-host.ts'

/** What a letter says. Its writer chose every byte of it, maybe to break what reads it: nothing here rejects, or one letter would stop all that lie behind
 *  it. */

export interface LetterText {
  subject: string
  text: string
  date: Date
  /** Of a report: what it answers, what it says of the delivery, and the headers of the message that it is about. */
  report: string | null
}

const textMax = 50_000
const subjectMax = 500
/** What a head of a letter is looked for in, where its parts can’t be told apart. */
const headMax = 65_536
const parsing: SimpleParserOptions = {
  // The parser would make text of pages in a time that nobody bounds: it converts none, and says of those that it would have.
  maxHtmlLengthToParse: 0,
  ...{ skipImageLinks: true, skipTextToHtml: true, checksumAlgo: false },
}
/** What machines read of a report is kept as it came. */
const parsingReports: SimpleParserOptions = { ...parsing, keepDeliveryStatus: true, ignoreEmbedded: true }

/** Stands for what can’t be read. */
const unreadable = 'We couldn’t read this email. Open it in your mailbox.'

/** @param source the letter, maybe cut */
export async function letterText(
  source: Buffer,
  { isReport, answers }: Pick<LetterHead, 'isReport' | 'answers'>,
): Promise<LetterText> {
  const parsed = await parsedOf(source, isReport ? parsingReports : parsing)
  const { subject, date } = parsed ?? (await parsedOf(briefOf(source), parsing)) ?? {}
  return {
    subject: (subject ?? '').slice(0, subjectMax),
    text: parsed === null ? unreadable : textOf(parsed).slice(0, textMax),
    date: date ?? new Date(),
    report: isReport ? reportOf(parsed, answers, source) : null,
  }
}

/** @returns null for a letter that the parser refuses, or never comes to an end with */
async function parsedOf(source: Buffer, options: SimpleParserOptions) {
  const { simpleParser } = await import('mailparser')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, stepMs, null)
  })
  const parsed = simpleParser(source, options).catch(() => null)
  return Promise.race([parsed, late]).finally(() => clearTimeout(timer))
}

/** What a mail server says of a delivery (RFC 3464, 6533), and what it sends back of the message, whole or its headers. */
const statusForm = /^message\/(?:global-)?delivery-status$/
const returnedForm = /^(?:text\/rfc822-headers|message\/(?:rfc822|global|global-headers))$/

/** The parts of a report that machines read, wherever they stand. Where none can be told apart, as much as there is of the source. */
function reportOf(parsed: ParsedMail | null, answers: readonly string[], source: Buffer): string {
  const parts = (form: RegExp) => (parsed?.attachments ?? []).filter(({ contentType }) => form.test(contentType))
  const statuses = parts(statusForm).map(({ content }) => content.toString('utf8', 0, textMax))
  if (statuses.length === 0) return source.toString('utf8', 0, textMax)
  const returned = parts(returnedForm).map(({ content }) => headOfLetter(content))
  return [answers.join(' '), joined(statuses), joined(returned)].join('\n\n')
}

function joined(parts: readonly string[]): string {
  return parts.join('\n\n').slice(0, textMax)
}

function headOfLetter(source: Buffer): string {
  return source.toString('utf8', 0, headMax).split(/\r?\n\r?\n/, 1)[0] ?? ''
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
  return Buffer.from(`${(headOfLetter(source).match(briefForm) ?? []).slice(0, 2).join('\r\n')}\r\n\r\n`)
}
