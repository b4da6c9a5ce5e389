import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonicalJson } from '@vouch/contract'
import { simulateCreator } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { environmentWith } from '../config/config.ts'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { replay, reportIn } from './replay.ts'
import { replayExit, replayText } from './replay-text.ts'

/** A report held against what it was made from, as somebody at a terminal does it. */

const program = fileURLToPath(new URL('vouch.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vouch-replay-'))
const at = '2026-01-01T00:00:00.000Z'
const { snapshot } = simulateCreator({ seed: 'signatures', platform: 'instagram', at, size: 'tiny' })
const { report } = reportOf(snapshot, { computedAt: at })

function vouch(words: string[]) {
  const env = environmentWith({ DATA_DIR: folder })
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', env })
  return { status, stdout, stderr }
}

function written(name: string, text: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

const snapshotFile = written('snapshot.json', JSON.stringify(snapshot))

test('a report is the same when its snapshot is scored again, whenever it was computed, signed or not', () => {
  const later = reportOf(snapshot, { computedAt: '2026-05-05T05:05:05.000Z' }).report
  expect(replay(snapshot, reportIn(canonicalJson(later)))).toMatchObject({ outcome: 'same', changes: [], others: [] })
  expect(replay(snapshot, reportIn(JSON.stringify({ ...report, signature: { value: 'x' } }))).outcome).toBe('same')
  const run = vouch(['verify', snapshotFile, '--against', written('report.json', canonicalJson(later))])
  expect(run).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Same report: engine /), stderr: '' })
})

test('another engine’s report is told apart from a changed one, each move with its reason', () => {
  const trust = report.trust && { ...report.trust, score: 12, low: 5, high: 30, band: 'poor' as const }
  const [first, ...others] = report.signals
  if (first === undefined) throw new Error('A report has signals')
  const bent = { ...report, trust, signals: [{ ...first, value: (first.value ?? 0) + 0.25 }, ...others.slice(1)] }
  const changed = replay(snapshot, reportIn(JSON.stringify(bent)))
  expect([changed.outcome, replayExit(changed)]).toEqual(['changed', 1])
  const older = replay(snapshot, reportIn(JSON.stringify({ ...bent, engine: '0.9.0', flags: ['An old flag.'] })))
  expect([older.outcome, replayExit(older)]).toEqual(['engine', 3])
  const moved = Object.fromEntries(older.changes.map(({ what, why }) => [what, why]))
  expect(older.changes.find(({ what }) => what === 'Trust')).toMatchObject({ before: '12 (5 to 30), poor' })
  expect(moved[first.title]).toBe('measured otherwise on the same data')
  expect(moved[others[0]?.title ?? '']).toBe('new in this engine')
  expect(older.others).toEqual(['flags'])
  const text = replayText(older)
  expect(text).toContain('the report is from engine 0.9.0')
  expect(text).toContain('only its signature tells: vouch check')
  for (const { what } of older.changes) expect(text).toContain(`  ${what}\n`)
})

test('a report on other data is said to be one', () => {
  const other = simulateCreator({ seed: 'another', platform: 'instagram', at, size: 'tiny' }).snapshot
  const replayed = replay(other, reportIn(canonicalJson(report)))
  expect([replayed.outcome, replayExit(replayed)]).toEqual(['data', 1])
  expect(replayed.digests.before).toBe(report.snapshotDigest)
})

/** Exports in which nothing says when they were made. */
const undated: [what: string, files: Record<string, string>, handle: string, changed: Record<string, string>][] = [
  ['an X archive', { 'data/follower.js': xFollowers(3) }, 'x.com/nasa', { 'data/follower.js': xFollowers(4) }],
  [
    'a Takeout',
    {
      'channels/channel.csv':
        'Channel ID,Channel Title (Original),Channel Visibility\nUCxxxxxxxxxxxxxxxxxxxxxx,First,Public\n',
    },
    'youtube.com/@first',
    {
      'channels/channel.csv':
        'Channel ID,Channel Title (Original),Channel Visibility\nUCxxxxxxxxxxxxxxxxxxxxxx,Second,Public\n',
    },
  ],
]

function xFollowers(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => ({ follower: { accountId: `${index + 1}` } }))
  return `window.YTD.follower.part0 = ${JSON.stringify(rows)}`
}

test.each(undated)(
  '%s without a date gives the same report again, and another one when it was changed',
  (what, files, handle, changed) => {
    const place = join(folder, what)
    const write = (some: Record<string, string>) => {
      for (const [name, text] of Object.entries(some)) written(join(what, name), text)
    }
    write(files)
    const first = vouch(['verify', place, '--handle', handle, '--json'])
    expect(JSON.parse(first.stdout)).toMatchObject({ state: 'INSUFFICIENT', trust: null, fraudRisk: null })
    const against = written(`${what}.report.json`, first.stdout)
    const again = ['verify', place, '--handle', handle, '--against', against]
    expect(vouch(again)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Same report: /) })
    write(changed)
    expect(vouch(again)).toMatchObject({ status: 1, stdout: expect.stringMatching(/^Other data: /) })
  },
)
