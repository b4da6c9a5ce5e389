import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { simulateCreator } from '@vouch/simulator'
import { expect, onTestFinished, test } from 'vitest'

/** The example of `docs/scale.md`: whole with Beam, where `npm install --no-save apache-beam@2.49.0` was run, and its pipe without. */

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const example = at('docs/examples/score-on-beam.mjs')
const hasBeam = existsSync(at('node_modules/apache-beam'))

const handles = (part: string) => Array.from({ length: 5 }, (_, index) => `${part}_${index}`)
const linesOf = (part: string) =>
  handles(part).map((handle) => {
    const of = { seed: handle, platform: 'instagram', at: '2026-01-01T00:00:00Z', size: 'tiny', handle } as const
    return JSON.stringify(simulateCreator(of).snapshot)
  })

function folderOfParts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['one', 'two'])
    writeFileSync(join(folder, `${part}.ndjson`), linesOf(part).toSpliced(2, 0, 'not json').join('\n'))
  return folder
}

function reportsOf(folder: string, part: string): string[] {
  const lines = readFileSync(join(folder, `${part}.reports.ndjson`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => JSON.parse(line)).map(({ subject, error }) => subject?.handle ?? error)
}

const answersOf = (part: string) => handles(part).toSpliced(2, 0, 'The snapshot is not valid JSON.')

function run(...words: string[]): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trimEnd().split('\n')
}

test('a part of the snapshots goes through the pipe of the example, a bad line answered in its place', () => {
  const folder = folderOfParts()
  const script = `import { scorePart } from ${JSON.stringify(example)}
    console.log(JSON.stringify(scorePart(${JSON.stringify(join(folder, 'one.ndjson'))})))`
  const [counts = ''] = run('--input-type=module', '--eval', script)
  expect(JSON.parse(counts)).toMatchObject({ asked: 6, answered: 6 })
  expect(reportsOf(folder, 'one')).toEqual(answersOf('one'))
})

test.skipIf(!hasBeam)('Apache Beam scores a folder, as many rows out as in, a bad line answered in its place', () => {
  const folder = folderOfParts()
  const counts = run(example, folder).filter((line) => line.startsWith('{'))
  expect(counts.map((line) => JSON.parse(line).answered)).toEqual([6, 6])
  for (const part of ['one', 'two']) expect(reportsOf(folder, part)).toEqual(answersOf(part))
})
