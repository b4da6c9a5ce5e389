import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonicalJson } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import { describe, expect, test } from 'vitest'
import { environmentWith } from '../config/config.ts'
import { keyRing } from '../verdicts/signing/key-ring.ts'
import { signatureOf, signedText } from '../verdicts/signing/signed-text.ts'
import { newKey } from '../verdicts/signing/signing-key.ts'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { answerToLine } from './answer-to-line.ts'
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

test('a file’s report says that it was brought; one on fetched data, and an old one on a file, is still the same', () => {
  const claimed = { ...snapshot, source: { connector: 'instagram', basis: 'consent' } as const }
  const file = written('claimed.json', JSON.stringify(claimed))
  const verified = vouch(['verify', file, '--json'])
  expect(JSON.parse(verified.stdout).subject.basis).toBe('import')
  expect(JSON.parse(answerToLine(Buffer.from(JSON.stringify(claimed)), 1).text).subject.basis).toBe('import')
  for (const text of [verified.stdout, JSON.stringify(reportOf(claimed, { computedAt: at }).report)]) {
    const run = vouch(['verify', file, '--against', written('of-claimed.json', text)])
    expect(run).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Same report: engine /) })
  }
})

test('another engine’s report is told apart from a changed one, each move with its reason', () => {
  const trust = report.trust && { ...report.trust, score: 12, low: 5, high: 30, band: 'poor' as const }
  const [first, ...others] = report.signals
  if (first === undefined) throw new Error('A report has signals')
  const bent = { ...report, trust, signals: [{ ...first, value: (first.value ?? 0) + 0.25 }, ...others.slice(1)] }
  const changed = replay(snapshot, reportIn(JSON.stringify(bent)))
  expect([changed.outcome, replayExit(changed)]).toEqual(['changed', 1])
  const before = { ...bent, parts: [], decision: null, flags: ['An old flag.'] }
  const older = replay(snapshot, reportIn(JSON.stringify({ ...before, engine: '1.2.0' })))
  expect([older.outcome, replayExit(older)]).toEqual(['engine', 3])
  const moved = Object.fromEntries(older.changes.map(({ what, why }) => [what, why]))
  expect(older.changes.find(({ what }) => what === 'Trust')).toMatchObject({ before: '12 (5 to 30), poor' })
  expect(moved[first.title]).toBe('measured differently on the same data')
  expect(moved[others[0]?.title ?? '']).toBe('new in this engine')
  expect(older.others).toEqual(['flags'])
  const text = replayText(older)
  expect(text).toContain('the report is from engine 1.2.0')
  expect(text).toContain('its signature can show whether someone changed the report: vouch check')
  for (const { what } of older.changes) expect(text).toContain(`  ${what}\n`)
})

describe('a report whose engine was changed by hand', () => {
  const key = newKey(new Date(at))
  const ring = keyRing(() => [key])
  const { privateKey } = key
  if (privateKey === null) throw new Error('A new key signs')
  const unsigned = { issuer: 'https://vouch.test', code: null, signedAt: at }
  const signed = (given: Report) => signedText(given, signatureOf(given, unsigned, { ...key, privateKey }))
  const told = (text: string, keys: typeof ring | null) => {
    const replayed = replay(snapshot, reportIn(text, keys))
    return [replayed.outcome, replayExit(replayed), replayText(replayed).split(':')[0]]
  }
  const forged = ['forged', 1, 'Forged, unless a signature shows otherwise']

  test.each(['9.9.9', '0.9.0', 'forged', ''])('is forged where there was no engine %j', (engine) => {
    expect(told(JSON.stringify({ ...report, engine }), null)).toEqual(forged)
  })

  test('is forged where it holds what that engine did not have yet', () => {
    for (const engine of ['1.0.0', '1.2.0']) expect(told(JSON.stringify({ ...report, engine }), ring)).toEqual(forged)
  })

  test('is forged where it was signed before, whatever engine it names', () => {
    for (const engine of ['1.2.0', '9.9.9']) {
      const text = signed(report).replace(`"engine":"${report.engine}"`, `"engine":"${engine}"`)
      expect(told(text, ring)).toEqual(['forged', 1, 'Forged'])
    }
  })

  test('is another engine’s where a signature holds, of a later Vouch too', () => {
    const replayed = replay(snapshot, reportIn(signed({ ...report, engine: '9.9.9' }), ring))
    expect([replayed.outcome, replayExit(replayed), replayed.proof]).toEqual(['engine', 3, 'signed'])
    expect(replayText(replayed)).toContain('that engine said so')
    const elsewhere = keyRing(() => [newKey(new Date(at))])
    expect(told(signed({ ...report, engine: '9.9.9' }), elsewhere)).toEqual(forged)
  })

  test('is told so at a terminal, by the keys that are named there', () => {
    const file = written('forged.json', signed(report).replace(`"engine":"${report.engine}"`, '"engine":"1.9.0"'))
    const keys = written('keys.json', JSON.stringify({ keys: ring.published() }))
    const run = vouch(['verify', snapshotFile, '--against', file, '--keys', keys])
    expect(run).toMatchObject({ status: 1, stdout: expect.stringMatching(/^Forged: the report names engine 1\.9\.0/) })
  })
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
