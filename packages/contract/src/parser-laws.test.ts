import { test } from 'vitest'
import { expectLinearTime, type Held, linearTimePatienceMs } from '../../../checks/linear-time.ts'
import { amountsIn } from './campaigns/negotiation/amounts-in-text.ts'
import { readCreatorSentence } from './finding/creator-sentence.ts'
import { topicOf } from './finding/creator-topics.ts'
import { customerOf, guessedMapping } from './finding/customer-list.ts'
import { countedWords } from './team/copy-size.ts'
import { parseAddress, platformHint } from './verdicts/address/address.ts'
import { addressLines } from './verdicts/address/address-lines.ts'
import { decoded, unwrapped } from './verdicts/address/address-paste.ts'
import { repaired } from './verdicts/archives/archive-parts.ts'
import { JsonRows } from './verdicts/archives/json-rows.ts'
import { parseSnapshotJson } from './verdicts/snapshot/snapshot.ts'
import { csvLines } from './wire/csv-lines.ts'
import { fileText } from './wire/file-text.ts'

const inAddresses = [
  ...['www.', '.com/', 'instagram.com/a', 'https://x.com/', 'youtube.com/', 'instagram', 'ig: ', '/pub/', 'xn--'],
  ...['[](<', '>)', '[a](https://x.com/', '?v=', '@natgeo'],
]
const inSentences = [
  ...[
    'low ',
    'or ',
    'and ',
    'risk ',
    'fraud ',
    'score ',
    'rate ',
    'trust ',
    'fake ',
    'engagement ',
    'followers ',
    'by ',
  ],
  ...['50k ', 'to ', '1,', 'above ', 'at least ', 'audience in ', 'the ', 'german', 'new ', 'us ', 'verified ', 'not '],
  ...[
    'women ',
    'aged ',
    '25-34 ',
    'audience ',
    '40% ',
    'like ',
    'posted ',
    'last ',
    '€5 ',
    'micro ',
    'speaking ',
    'no ',
    'fitnes ',
  ],
]
const inTables = ['""', '","', '"\n"', 'x"', '" ,', '"\r\n', ';;', 'username,', '34', '1990-', '25-', ' to ']

/** A field takes 2,000 characters, so what a field costs shows in many of them. */
const manyTimes = (parse: (text: string) => unknown) => (text: string) => {
  for (let time = 0; time < 12; time += 1) parse(text)
}
const inField = { chars: 480, charsMax: 2_000 }

/** Refusing is reading too: most texts are no JSON. */
function rowsIn(text: string): void {
  const rows = new JsonRows(
    'a.json',
    (keys) => (keys.at(-1) === 'rows' ? 'list' : null),
    () => undefined,
  )
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 64) rows.feed(bytes.subarray(at, at + 64))
  rows.end()
}

const parsers: [string, (text: string) => unknown, Held][] = [
  ['an address out of what was pasted', unwrapped, { words: inAddresses }],
  ['an address', manyTimes(parseAddress), { words: inAddresses, ...inField }],
  ['an address that is being typed', manyTimes(platformHint), { words: inAddresses, ...inField }],
  ['a percent-escape', decoded, {}],
  ['a list of addresses', addressLines, { words: inAddresses }],
  [
    'a list of long addresses',
    (text) => addressLines(Array.from({ length: 12 }, () => text.replaceAll(/[\r\n]/g, ' ')).join('\n')),
    { words: inAddresses, ...inField },
  ],
  ['a sentence of discovery', readCreatorSentence, { words: inSentences, chars: 1_500 }],
  ['a topic', topicOf, { words: ['food', 'video games'] }],
  ['the rows of a table', (text) => [...csvLines(text)], { words: inTables }],
  ['the rows of a table of one quoted cell', (text) => [...csvLines(`a;"${text}`, ';')], { words: inTables }],
  ['the columns of a table', (text) => guessedMapping(text.split(',')), { words: ['country', 'date of birth,'] }],
  ...(['country', 'age', 'gender', 'interests'] as const).map((column): [string, (text: string) => unknown, Held] => [
    `the ${column} of a customer`,
    (text) => customerOf({ country: null, age: null, gender: null, interests: null, [column]: text }, 2026),
    { words: inTables },
  ]),
  ['the bytes of a file', (text) => fileText(Buffer.from(text, 'latin1')), {}],
  ['a snapshot', parseSnapshotJson, { words: ['{"a":', '[1,', '{"schema":"', '\\u0000'] }],
  ['the rows of a large file', rowsIn, { words: ['{"rows":[', '[1,', '\\"', '}]'] }],
  ['a text that was broken on its way', repaired, { words: ['Ã©'] }],
  [
    'the amounts of a message',
    (text) => amountsIn(text, '$'),
    { words: ['$1,', '900', ' USD', 'k ', '€', '.50', '1,200 '], charsMax: 20_000 },
  ],
  ['the words of a script', (text) => countedWords('video-scripts', text), { words: ['[pause', '\n['] }],
]

test.each(parsers)(
  'reading %s takes time linear in its text, whatever the text repeats',
  (_, parse, held) => expectLinearTime(parse, held),
  linearTimePatienceMs,
)
