import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportSchema, watches } from '@vouch/contract'
import { simulateCreator } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { commandHere } from '../../test/command-here.ts'
import { followersPath, instagramFollowers } from '../../test/made-exports.ts'
import { madeZip } from '../../test/made-zip.ts'

/** The command line as a user calls it: a process with arguments, standard input and exit codes. */

const program = fileURLToPath(new URL('vouch.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vouch-cli-'))
const at = '2026-01-01T00:00:00Z'
const snapshot = JSON.stringify(simulateCreator({ seed: 'cli', platform: 'instagram', at, size: 'tiny' }).snapshot)

function vouch(words: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    input,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  return { status, stdout, stderr }
}

function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function withoutTime(json: string): string {
  return json.replace(/"computedAt":"[^"]*"/g, '')
}

test('a snapshot file gives a readable report', () => {
  const { status, stdout } = vouch(['verify', written('creator.json', snapshot)])
  expect(status).toBe(0)
  expect(stdout).toMatch(/Trust \d+ out of 100, (excellent|good|moderate|poor), \d+ to \d+/)
  expect(stdout.split('\n').every((line) => line.length <= 200)).toBe(true)
})

test('a data export is read here: its report says what is missing, and its snapshot can be kept', () => {
  const path = join(folder, 'instagram-ava.b-2026-06-01-Xy.zip')
  writeFileSync(path, madeZip([{ path: followersPath, content: instagramFollowers(60) }]))
  const report = vouch(['verify', path])
  expect([report.status, report.stderr]).toEqual([0, expect.stringContaining('likes, views and comments are missing')])
  const kept = vouch(['import', path, '--handle', 'ben'])
  expect(JSON.parse(kept.stdout)).toMatchObject({ platform: 'instagram', handle: 'ben', profile: { followers: 60 } })
  expect(vouch(['verify', '-', '--json'], kept.stdout).status).toBe(0)
})

test('an export in HTML is exit 2 and says what to ask for', () => {
  const path = join(folder, 'html.zip')
  writeFileSync(path, madeZip([{ path: 'followers_1.html', content: '<html>' }]))
  const { status, stderr } = vouch(['verify', path])
  expect([status, stderr]).toEqual([2, expect.stringMatching(/is in HTML, which Vouch can’t read.*JSON/)])
})

test('--json gives the report of the contract, the same bytes each time but for the time', () => {
  const path = written('creator.json', snapshot)
  const first = vouch(['verify', path, '--json'])
  const second = vouch(['verify', '-', '--json'], snapshot)
  expect(reportSchema.safeParse(JSON.parse(first.stdout)).success).toBe(true)
  expect(withoutTime(second.stdout)).toBe(withoutTime(first.stdout))
})

test('a list of followers gives a report about the creator that is named beside it', () => {
  const rows = Array.from({ length: 60 }, (_, n) => `person${n},${n * 7},${200 + n},${n},yes`)
  const csv = ['username,followers,following,posts,has_avatar', ...rows].join('\n')
  const { status, stdout } = vouch([
    'verify',
    written('followers.csv', csv),
    '--platform',
    'instagram',
    '--handle',
    'ava',
    '--json',
  ])
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ subject: { handle: 'ava' }, coverage: { followersSample: 60 } })
})

test.each([
  ['a file that is no snapshot', ['verify', written('other.json', '{"a":1}')], /schema/],
  [
    'a snapshot with a negative count',
    ['verify', written('bad.json', snapshot.replace(/"likes":\d+/, '"likes":-5'))],
    /likes must be .* not -5/,
  ],
  ['no file and no address', ['verify', 'nothing-here.json'], /^File not found: nothing-here\.json\.$/],
  ['a path to no file', ['verify', '/nonexistent.json'], /^File not found: \/nonexistent\.json\.$/],
  ['a path without an ending', ['verify', './nothing/here'], /^File not found: \.\/nothing\/here\.$/],
  ['a path of another system', ['verify', 'lists\\a.csv'], /^File not found: lists\\a\.csv\.$/],
  ['a folder', ['verify', folder], /^\S+ is a folder without a data export in it\.$/],
  [
    'a real address that nothing serves',
    ['verify', 'instagram.com/natgeo'],
    /^Vouch can’t look up natgeo on Instagram because no live Instagram connector [^.]*\.$/,
  ],
  ['a name that ends like a file', ['verify', 'instagram.com/nat.json'], /^Vouch can’t look up nat\.json on Instagram/],
  [
    'a post whose owner nobody finds',
    ['verify', 'instagram.com/p/CxYz12'],
    /^That’s an Instagram post, which doesn’t tell us who the creator is\./,
  ],
  ['no command', [], /^Missing command; run vouch --help [^.]*\.$/],
  ['another command, asked how it works', ['judge', '--help'], /^Unknown command judge; run vouch --help [^.]*\.$/],
  ['another command', ['judge'], /^Unknown command judge; run vouch --help [^.]*\.$/],
  ['no input', ['verify'], /^Missing a file or profile link to verify; run vouch --help [^.]*\.$/],
  ['two inputs', ['verify', 'a', 'b'], /^Verify one file or link at a time, not 2; run vouch --help [^.]*\.$/],
  ['an unknown option', ['verify', 'x', '--nope'], /^Unknown option '--nope'; run vouch --help [^.]*\.$/],
  ['lines from a file', ['verify', 'x.json', '--ndjson'], /standard input/],
  ['lines on no thread', ['verify', '-', '--ndjson', '--threads', '0'], /a whole number from 1 to \d+ on this machine/],
])('%s is exit 2 and says what is wrong', async (_what, words, sentence) => {
  const { status, stdout, stderr } = await commandHere(words)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr.trimEnd()).toMatch(sentence)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).not.toContain('    at ')
})

test('--help shows how it is called', () => {
  const { status, stdout, stderr } = vouch(['--help'])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Usage:\n {2}vouch start /)
  const [, example] = /example: vouch api (\S+)$/m.exec(stdout) ?? []
  expect(example).toBe(watches.list.path)
})

test('a sandbox creator is verified without starting a database', () => {
  const { status, stdout, stderr } = vouch(['verify', 'instagram.com/ava_fields_sandbox'])
  expect(status).toBe(0)
  expect(stdout).toContain('@ava_fields_sandbox')
  expect(stderr).not.toMatch(/database/i)
})

test('data that can’t be this creator’s gets no report, from a file or in a line', async () => {
  const few = JSON.parse(snapshot)
  few.profile.followers = 5
  const sentence = /^The follower sample lists [\d,]+ accounts, but the profile has 5 followers\. Correct one of them/
  const file = await commandHere(['verify', written('few.json', JSON.stringify(few))])
  expect([file.status, file.stdout]).toEqual([2, ''])
  expect(file.stderr).toMatch(sentence)
  const { stdout } = vouch(['verify', '-', '--ndjson'], `${JSON.stringify(few)}\n`)
  expect(JSON.parse(stdout)).toMatchObject({ error: expect.stringMatching(sentence), line: 1 })
})

test('lines: each answer stands in the place of its question, a bad line gives its sentence', () => {
  const lines = [snapshot, '{"schema":"vouch.snapshot/2"}', 'not json', '', snapshot]
  const { status, stdout, stderr } = vouch(['verify', '-', '--ndjson'], `${lines.join('\n')}\n`)
  // Whoever pipes lines would stop at another exit code.
  expect([status, stderr]).toEqual([0, '3 of 5 lines couldn’t be verified.\n'])
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map((answer) => ('error' in answer ? 'error' : answer.schema))).toEqual([
    'vouch.report/1',
    'error',
    'error',
    'error',
    'vouch.report/1',
  ])
  expect(answers.filter((answer) => 'error' in answer).map(({ line }) => line)).toEqual([2, 3, 4])
  expect(answers.filter((answer) => 'error' in answer).every(({ error }) => /^[A-Z“"s].*\.$/.test(error))).toBe(true)
})

test('a list in the encoding of an old spreadsheet is read, and said to be', () => {
  const rows = Array.from({ length: 60 }, (_, n) => `zo\xeb${n};${n * 7};${200 + n};${n}`)
  const path = join(folder, 'old.csv')
  writeFileSync(path, Buffer.from(['username;followers;following;posts', ...rows].join('\n'), 'latin1'))
  const { status, stderr } = vouch(['verify', path, '--platform', 'instagram', '--handle', 'ava'])
  expect([status, stderr]).toEqual([0, expect.stringContaining('old.csv was read as Windows-1252.')])
})

test('a watch reads counts once, or as often as it is told, and says what changed', () => {
  const once = vouch(['watch', 'instagram.com/ava_fields_sandbox'])
  expect(once.stdout).toMatch(/@ava_fields_sandbox on Instagram: [\d,]+ followers, [\d,]+ posts\n {2}post from /)
  const often = vouch(['watch', 'instagram.com/ava_fields_sandbox', '--every', '1s', '--times', '2', '--json'])
  const readings = often.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(readings).toMatchObject([{ gained: null }, { gained: expect.any(Number), change: null }])
  expect(readings[0].posts.length).toBeGreaterThan(5)
})

test.each([
  [['watch'], 'Watch one profile link'],
  [['watch', 'instagram.com/ava_fields_sandbox', '--every', 'often'], '--every takes a time from 1s to 7d'],
  [['watch', 'instagram.com/ava_fields_sandbox', '--every', '1s', '--times', '0'], '--times takes a whole number'],
  [['watch', 'instagram.com/somebody_real'], 'no live Instagram connector is set up here'],
])('%j is refused with one sentence', async (words, sentence) => {
  const { status, stderr } = await commandHere(words)
  expect(status).toBe(2)
  expect(stderr).toContain(sentence)
})
