import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seenTexts } from './seen-text.ts'
import { allFiles, root, sourceFiles } from './source-tree.ts'
import { words } from './word-list.ts'

/** What people read is American English as its marketers write it. The list of words is a fence and no style: it keeps out what was
 *  once said wrong. */

const shipped = /^(apps\/(web|extension)\/|apps\/server\/src\/|packages\/(contract|engine)\/src\/)/
const documents =
  /^(README|CONTRIBUTING|SECURITY|CHANGELOG)\.md$|^apps\/web\/marketing\/articles\/.*\.md$|^\.env\.example$/

/** Sources whose texts are not ours to word, each with the reason. */
const others: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^apps\/server\/src\/outside\/payments\/simulator\//, 'says what the card provider says'],
  [/^apps\/server\/src\/outside\/platforms\/import\/csv-columns\.ts$/, 'headers as the exports of others name them'],
  [/^apps\/server\/src\/(config\/object-variables|outside\/object-store\/s3-store)\.ts$/, 'what a store calls its own'],
  [/^packages\/engine\/src\/spam\/example-/, 'comments as people wrote them'],
  [
    /^packages\/contract\/src\/finding\/(creator-(sentence|places|topics|cities)|(sentence|topic|trait)-\w+)\.ts$/,
    'words that are understood',
  ],
]

/** Single texts that may say a word of the list, each with the reason. */
const exceptions: readonly { path: string; text: string; reason: string }[] = [
  {
    path: 'apps/server/src/finding/discovery/compared-creator.ts',
    text: ', audience, manner',
    reason: 'columns of a table',
  },
  {
    path: '.env.example',
    text: 'A bucket of an S3-compatible store',
    reason: 'what every such store calls it',
  },
  {
    path: 'apps/server/src/finding/discovery/found-creator.ts',
    text: 'audience, manner,',
    reason: 'columns of a table',
  },
]

interface Read {
  path: string
  line: number
  text: string
}

const read: readonly Read[] = [
  ...sourceFiles
    .filter(({ path, isTest }) => shipped.test(path) && !isTest && !others.some(([other]) => other.test(path)))
    .flatMap(({ path, text }) => seenTexts(path, text).map((seen) => ({ path, ...seen }))),
  ...allFiles()
    .filter((path) => documents.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n')
      return lines.map((text, index) => ({ path, line: index + 1, text }))
    }),
]

test('texts between tags, sentences, labels and templates are read; comments, names and statements are not', () => {
  const source = `import { colour } from './grey colour.ts'
    /** A letter in a comment. */
    const manner = { bucket: 'bucket', label: 'Bucket' }
    const asked = db.query('select manner from letters where id = $1', [colour])
    export const Letter = () => <p className="grey letter" title={\`\${share} % of all\`}>Your letter <b>{manner.label}</b></p>`
  const texts = seenTexts('letter.tsx', source).map(({ text, line }) => `${line}: ${text.trim()}`)
  expect(texts).toEqual(['3: Bucket', '5: 0 % of all', '5: Your letter'])
})

const isExcepted = ({ path, text }: Read) => exceptions.some((each) => each.path === path && text.includes(each.text))

test.each(words)('nobody reads “$not”', ({ pattern, where }) => {
  const found = read.filter((each) => (where?.test(each.path) ?? true) && pattern.test(each.text) && !isExcepted(each))
  expect(found.map(({ path, line, text }) => `${path}:${line}: ${text.trim().slice(0, 160)}`)).toEqual([])
})

test('every exception is still needed', () => {
  const idle = exceptions.filter(
    ({ path, text }) => !read.some((each) => each.path === path && each.text.includes(text)),
  )
  expect(idle).toEqual([])
})

test('the word list of the design document says the same', () => {
  const design = readFileSync(join(root, 'docs/design.md'), 'utf8')
  const rows = design.split('\n').filter((line) => line.startsWith('| '))
  const lacking = words.filter(({ not, say }) => !rows.includes(`| ${not} | ${say} |`))
  expect(lacking.map(({ not, say }) => `| ${not} | ${say} |`)).toEqual([])
})
