import { test } from 'vitest'
import { expectLinearTime, linearTimePatienceMs } from '../../../checks/linear-time.ts'
import { failedRecipients, idsIn } from './campaigns/outreach/bounce-report.ts'
import { ownWords } from './campaigns/outreach/own-words.ts'
import { deviceOf } from './customers/accounts/device-of.ts'
import { queryNames, searchableText } from './finding/discovery/searchable-text.ts'
import { noFindings } from './outside/platforms/import/archive/findings.ts'
import { audienceIn } from './outside/platforms/import/archive/instagram-insights.ts'
import { connections } from './outside/platforms/import/archive/read-tables.ts'
import { followerText } from './outside/platforms/import/archive/read-tiktok.ts'
import { importSnapshot } from './outside/platforms/import/import-snapshot.ts'
import { withoutLineBreaks } from './site/one-line.ts'
import { readRequest } from './team/sales-copy/read-request.ts'

/** What the server reads of files, forms and headers that anybody sends. */

const inFiles = [
  ...[
    'username',
    'date,',
    'likes',
    '2026-01-01',
    '1/2/26 ',
    '3 de mayo ',
    'Jan 1 ',
    '10:00',
    'UTC',
    '12.5k',
    '1.000',
    '1:02',
  ],
  ...[
    '""',
    '","',
    '"\n',
    'x"',
    '" ,',
    'sep=;\n',
    '{"a":',
    '[1,',
    '#a ',
    'PT1M',
    '.com/',
    'https://x.com/',
    ...[
      '> ',
      '\n> a',
      '\nFrom: a@b\nTo: c\nDate: d\n',
      'On 1 wrote:\n',
      'Action: failed\n',
      'Status: 5.1.1\n\n',
      '<a@b>',
    ],
    '[](',
    '\u0000',
  ],
]
const imported = (text: string) => importSnapshot({ name: 'a.csv', text }, { at: '2026-11-20T00:00:00Z' })
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
/** A list of posts whose every column but the date holds the text. */
const columns = ['likes', 'duration', 'sponsored', 'tags', 'type', 'link', 'caption', 'platform', 'creator']
const inEveryColumn = (text: string) =>
  imported(`date,${columns.join(',')}\n2026-11-20,${columns.map(() => quoted(text)).join(',')}`)

const readers: [string, (text: string) => unknown][] = [
  ['a file', imported],
  ['a file in which a quotation mark is open', (text) => imported(`username,bio\nann,"${text}`)],
  ['the header of a file', (text) => imported(`username,${text.replaceAll('\n', ' ')}\nann,1`)],
  ['the date of a post', (text) => imported(`date,likes\n${quoted(text)},5`)],
  ['the cells of a post', inEveryColumn],
  [
    'the name of a file',
    (text) => importSnapshot({ name: text, text: 'username\nann' }, { at: '2026-11-20T00:00:00Z' }),
  ],
  ['a list of followers as text', (text) => followerText(text, noFindings(new Date(0)))],
  ['a table of connections', (text) => connections(`Connected On\n${text}`, noFindings(new Date(0)))],
  ['what Instagram says of an audience', (text) => audienceIn([{ label: text, value: text }])],
  ['a name that is searched for', (text) => [searchableText([text]), queryNames(text)]],
  ['the name of a browser', deviceOf],
  ['a wish for copy', (text) => readRequest('hero', text)],
  ['a subject', withoutLineBreaks],
  ['an answer by email', (text) => ownWords(text, `Hi a. ${text.slice(0, 2_000)}`)],
  ['a mail server’s report', (text) => [failedRecipients(text), idsIn(text)]],
]

const dates = ['1/2/2026', '2026.1.2', '3 May 2026', 'May 3, 2026', '2026-01-02']

test.each(dates)(
  'reading what stands behind %s in a cell takes time linear in it',
  (date) => {
    const reading = (text: string) => imported(`date,likes\n${quoted(`${date} ${text} a\nb`)},5`)
    expectLinearTime(reading, { words: [' ', '\t', ', ', ' at ', ' de '], chars: 1_500, runs: 40 })
  },
  linearTimePatienceMs,
)

test(
  'looking for quoted lines that are in the middle of words everywhere takes time linear in them',
  () => {
    const reading = (text: string) => {
      const word = text.replaceAll(/\P{L}/gu, '')
      return [ownWords(`> ${word}`, word.repeat(2)), ownWords(`> ${word}-${word}`, word.repeat(3))]
    }
    expectLinearTime(reading, { words: ['a', 'ab'], chars: 500, charsMax: 20_000, runs: 40 })
  },
  linearTimePatienceMs,
)

test.each(readers)(
  'reading %s takes time linear in it, whatever it repeats',
  (_, read) => expectLinearTime(read, { words: inFiles, chars: 1_500, runs: 40 }),
  linearTimePatienceMs,
)
