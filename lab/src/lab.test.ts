import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syntheticData } from '../test/synthetic-data.ts'
import { runLab } from './lab.ts'

const said = { out: [] as string[], error: [] as string[] }

beforeEach(() => {
  said.out = []
  said.error = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.out.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => said.error.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
})

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'vouch-lab-out-'))
}

const mistakes: [string, string[], RegExp][] = [
  ['no command', [], /^Name a command: convert, train, arrival, predict, forecast, accuracy, verdicts\.$/],
  ['an unknown command', ['trian'], /^"trian" is not one of convert/],
  ['a missing folder option', ['train'], /^--data is missing: name a folder\.$/],
  [
    'a folder that does not exist',
    ['train', '--data', '/nowhere/at/all'],
    /^--data \/nowhere\/at\/all does not exist\.$/,
  ],
  ['a file in place of a folder', ['train', '--data', import.meta.filename], /is not a folder\.$/],
  ['an unknown option', ['train', '--date', 'x'], /--date/],
  ['a stray word', ['train', 'everything'], /everything/],
  [
    'a number of creators that is none',
    ['accuracy', '--data', import.meta.dirname, '--creators', 'many'],
    /^--creators many is not a whole number from 1 to 50000\.$/,
  ],
  ['an option without its value', ['train', '--data'], /--data/],
]

for (const [name, args, sentence] of mistakes) {
  test(`${name} is answered by exit code 2 and one sentence`, () => {
    expect(runLab(args)).toBe(2)
    expect(said.error).toHaveLength(1)
    expect(said.error[0]).toMatch(sentence)
    expect(said.error[0]).not.toContain('\n')
  })
}

test('a folder without tables is a mistake for every command that reads them', () => {
  const empty = temporaryFolder()
  expect(runLab(['train', '--data', empty, '--out', temporaryFolder()])).toBe(2)
  expect(runLab(['predict', '--data', empty, '--out', temporaryFolder()])).toBe(2)
  expect(runLab(['convert', '--data', empty, '--out', temporaryFolder()])).toBe(2)
  expect(runLab(['verdicts', '--data', empty])).toBe(2)
  expect(runLab(['accuracy', '--data', empty])).toBe(2)
})

test('convert needs somewhere to write', () => {
  expect(runLab(['convert', '--data', syntheticData()])).toBe(2)
  expect(said.error[0]).toBe('Name --out DIR or --ndjson FILE.')
})

test('convert writes one snapshot a creator, as files and as lines', () => {
  const out = temporaryFolder()
  const lines = join(out, 'all.ndjson')
  expect(runLab(['convert', '--data', syntheticData(), '--out', out, '--ndjson', lines])).toBe(0)
  expect(readdirSync(out).sort()).toEqual(['all.ndjson', 'instagram_c_ig.json', 'youtube_c_yt.json'])
  const snapshots = readFileSync(lines, 'utf8').trim().split('\n')
  expect(snapshots).toHaveLength(2)
  expect(snapshots[0]).toBe(readFileSync(join(out, 'instagram_c_ig.json'), 'utf8').trim())
})

test('a creator file that is not JSON is named', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'creators_broken.json'), '[{')
  expect(runLab(['convert', '--data', folder, '--out', temporaryFolder()])).toBe(2)
  expect(said.error[0]).toMatch(/creators_broken\.json is not JSON\.$/)
})

test('training twice on the same data gives the same bytes', { timeout: 60_000 }, () => {
  const data = syntheticData()
  const [first, second] = [temporaryFolder(), temporaryFolder()]
  expect(runLab(['train', '--data', data, '--out', first])).toBe(0)
  expect(runLab(['train', '--data', data, '--out', second])).toBe(0)
  expect(readdirSync(first).sort()).toEqual(['accounts-instagram.json', 'accounts-x.json'])
  for (const name of readdirSync(first)) {
    expect(readFileSync(join(first, name), 'utf8')).toBe(readFileSync(join(second, name), 'utf8'))
  }
})

function predictions(path: string): { row: number; p: number }[] {
  const [header, ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  expect(header).toBe('row,p')
  return lines.map((line) => {
    const [row, p] = line.split(',').map(Number)
    return { row: row ?? Number.NaN, p: p ?? Number.NaN }
  })
}

test('predict writes a probability for each record of each known table that is there', () => {
  const out = temporaryFolder()
  expect(runLab(['predict', '--data', syntheticData(), '--out', out])).toBe(0)
  expect(readdirSync(out).sort()).toEqual([
    'comments_youtube_spam.csv',
    'ig_instafake.csv',
    'ig_srf_followers.csv',
    'tw_gilani.csv',
    'tw_midterm2018.csv',
  ])
  const rows = predictions(join(out, 'ig_instafake.csv'))
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 160 }, (_, row) => row))
  expect(rows.every(({ p }) => p >= 0 && p <= 1)).toBe(true)
  const [ordinary, advertising] = predictions(join(out, 'comments_youtube_spam.csv'))
  expect(ordinary?.p).toBeLessThan(0.5)
  expect(advertising?.p).toBeGreaterThan(0.5)
})

test('predictions do not need the labels', () => {
  const data = syntheticData()
  const path = join(data, 'ig_instafake.csv')
  const [withLabels, without] = [temporaryFolder(), temporaryFolder()]
  runLab(['predict', '--data', data, '--out', withLabels])
  const stripped = readFileSync(path, 'utf8').replace(/,[^,\n]*$/gm, '')
  writeFileSync(path, stripped)
  expect(runLab(['predict', '--data', data, '--out', without])).toBe(0)
  expect(predictions(join(without, 'ig_instafake.csv'))).toEqual(predictions(join(withLabels, 'ig_instafake.csv')))
})

test('predict with an excluded source trains without it and leaves the shipped models alone', {
  timeout: 60_000,
}, () => {
  const data = syntheticData()
  const models = join(import.meta.dirname, '../../packages/engine/src/models')
  const before = readdirSync(models).map((name) => readFileSync(join(models, name), 'utf8'))
  const out = temporaryFolder()
  expect(runLab(['predict', '--data', data, '--out', out, '--exclude', 'ig_instafake', '--train', data])).toBe(0)
  expect(existsSync(join(out, 'ig_instafake.csv'))).toBe(true)
  expect(readdirSync(models).map((name) => readFileSync(join(models, name), 'utf8'))).toEqual(before)
})

test('predict refuses to exclude what it does not know, and needs data to train on', () => {
  const data = syntheticData()
  const out = temporaryFolder()
  expect(runLab(['predict', '--data', data, '--out', out, '--exclude', 'ig_nobody', '--train', data])).toBe(2)
  expect(said.error[0]).toMatch(/^--exclude ig_nobody is not one of/)
  expect(runLab(['predict', '--data', data, '--out', out, '--exclude', 'ig_pd'])).toBe(2)
  expect(said.error[1]).toBe('--train is missing: name a folder.')
})

test('verdicts prints a table with a row for each file and one for all', () => {
  expect(runLab(['verdicts', '--data', syntheticData()])).toBe(0)
  const table = said.out.join('\n')
  expect(table).toMatch(/^\| file \| n \| READY/)
  expect(table).toContain('| creators_small | 2 |')
  expect(table).toContain('| all | 2 |')
})
