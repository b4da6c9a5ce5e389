import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { choicesTable } from '../experiments/forecast-choices.ts'
import { runLab } from '../lab.ts'
import { forecastPart } from '../measures/forecast-part.ts'
import { forecastExamples } from './forecast-example.ts'
import { madeUpTiktok } from './made-up-creators.ts'
import { industryRules, luckFloor, peekingError } from './simple-rules.ts'
import { writeForecast } from './write-forecast.ts'

let folder = ''
const file = madeUpTiktok({ creators: 24, posts: 20, youngShare: 0.3 })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vouch-forecast-'))
  writeFileSync(join(folder, `${file.name}.json`), JSON.stringify(file.creators))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('the command writes plays and likes of every TikTok creator, ends in order', () => {
  const out = join(folder, 'out')
  expect(runLab(['forecast', '--data', folder, '--out', out])).toBe(0)
  const [header, ...lines] = readFileSync(join(out, `${file.name}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
  expect(header).toBe('creator,metric,p10,p50,p90')
  expect(lines).toHaveLength(48)
  expect(lines[0]).toMatch(/^c_0,plays,/)
  expect(lines[1]).toMatch(/^c_0,likes,/)
  for (const line of lines) {
    const [p10 = 0, p50 = 0, p90 = 0] = line.split(',').slice(2).map(Number)
    expect(p10).toBeLessThanOrEqual(p50)
    expect(p50).toBeLessThanOrEqual(p90)
  }
})

test('the command does not look at what comes after the cut', () => {
  const blind = mkdtempSync(join(tmpdir(), 'vouch-forecast-blind-'))
  const creators = file.creators.map((raw) => {
    return { ...raw, posts: raw.posts.map((row, index) => (index < 14 ? row : [row[0], 1, 1, 1, 1, 1])) }
  })
  writeFileSync(join(blind, `${file.name}.json`), JSON.stringify(creators))
  expect(runLab(['forecast', '--data', blind, '--out', join(blind, 'out')])).toBe(0)
  expect(runLab(['forecast', '--data', folder, '--out', join(folder, 'seeing')])).toBe(0)
  const written = (root: string) => readFileSync(join(root, `${file.name}.csv`), 'utf8')
  expect(written(join(blind, 'out'))).toBe(written(join(folder, 'seeing')))
  rmSync(blind, { recursive: true, force: true })
})

test('the command without --out says so', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(runLab(['forecast', '--data', folder])).toBe(2)
  expect(complaint).toHaveBeenCalledWith('--out is missing.')
})

test('training writes the same bytes twice, and nothing where there are no creators', { timeout: 60_000 }, () => {
  const [first, second, empty] = ['first', 'second', 'empty'].map((name) =>
    mkdtempSync(join(tmpdir(), `vouch-${name}-`)),
  )
  if (first === undefined || second === undefined || empty === undefined) throw new Error('Three folders were made.')
  writeForecast(folder, first)
  writeForecast(folder, second)
  expect(readFileSync(join(first, 'forecast.json'), 'utf8')).toBe(readFileSync(join(second, 'forecast.json'), 'utf8'))
  writeForecast(empty, empty)
  expect(() => readFileSync(join(empty, 'forecast.json'))).toThrow()
  for (const made of [first, second, empty]) rmSync(made, { recursive: true, force: true })
})

test('the accuracy part has a goal for plays and one for each range of a file', { timeout: 60_000 }, () => {
  const measured = forecastPart.measure(folder, '1')
  expect(measured?.goals.map(({ measure }) => measure)).toEqual([
    'next-post forecast, median error: TikTok plays',
    `80% range covers: ${file.name} views`,
    `80% range covers: ${file.name} likes`,
  ])
  expect(measured?.text).toContain('luck alone')
})

test('a folder without creators has no forecast part', () => {
  const empty = mkdtempSync(join(tmpdir(), 'vouch-forecast-none-'))
  expect(forecastPart.measure(empty, '1')).toBeNull()
  rmSync(empty, { recursive: true, force: true })
})

test('the experiment compares every choice on the same creators', { timeout: 60_000 }, () => {
  const table = choicesTable(folder)
  expect(table).toContain('| shipped |')
  expect(table).toContain('| all posts alike |')
})

test('luck alone costs less than peeking at half of the posts to come', () => {
  const examples = forecastExamples(file, 'views')
  expect(luckFloor(examples)).toBeGreaterThan(0)
  expect(luckFloor(examples)).toBeLessThan(peekingError(examples))
})

test('the rules of the trade are the average of twelve posts and the usual count for the followers', () => {
  const examples = forecastExamples(file, 'views')
  expect(industryRules(examples).map(({ name }) => name)).toEqual(['average of the last 12', 'followers × usual rate'])
  const strangers = examples.map((example) => ({ ...example, followers: null }))
  expect(industryRules(strangers)).toHaveLength(1)
})
