import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { simulateCreator } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'

/** `vouch` as a command of the system: whatever Node starts it, from wherever. */

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: { vouch: string } }
const command = join(root, bin.vouch)
const elsewhere = mkdtempSync(join(tmpdir(), 'vouch-elsewhere-'))
const at = '2026-01-01T00:00:00Z'
writeFileSync(
  join(elsewhere, 'creator.json'),
  JSON.stringify(simulateCreator({ seed: 'command', platform: 'instagram', at, size: 'tiny' }).snapshot),
)

/** The folder of the system's own Node, which may be older than the product needs; else of the one that runs this. */
const systemFolder = ['/usr/local/bin', '/usr/bin'].find((folder) => existsSync(join(folder, 'node')))
const path = [systemFolder ?? dirname(process.execPath), '/usr/bin', '/bin'].join(':')

function called(file: string, words: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(file, words, {
    ...{ cwd: elsewhere, input, encoding: 'utf8', maxBuffer: 50_000_000 },
    env: { PATH: path },
  })
  return { status, stdout, stderr }
}

test('the command reads a file of the folder that it is called from, through a link, under the system’s Node', () => {
  const link = join(elsewhere, 'vouch')
  symlinkSync(command, link)
  const { status, stdout, stderr } = called(link, ['verify', 'creator.json', '--json'])
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout).schema).toBe('vouch.report/1')
})

test('a Node that cannot read TypeScript starts the one that can', () => {
  const old = spawnSync(process.execPath, ['--no-strip-types', command, '--help'], { cwd: elsewhere, encoding: 'utf8' })
  expect([old.status, old.stderr]).toEqual([0, ''])
  expect(old.stdout).toMatch(/^Usage:\n {2}vouch start /)
})

test('standard input, exit codes and sentences go through it', () => {
  const lines = called(command, ['verify', '-', '--ndjson'], 'not json\n')
  expect([lines.status, JSON.parse(lines.stdout)]).toEqual([0, { error: expect.any(String), line: 1 }])
  expect(lines.stderr).toBe('1 of 1 lines couldn’t be verified.\n')
  expect(called(command, ['judge'])).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Unknown command judge; run vouch --help for usage.\n',
  })
})

test('the data are those of the installation, wherever the command is called from', () => {
  expect(loadConfig({}).dataDir).toBe(join(root, '.data'))
  expect(loadConfig({ DATA_DIR: 'other' }).dataDir).toBe(join(root, 'other'))
  expect(loadConfig({ DATA_DIR: elsewhere }).dataDir).toBe(elsewhere)
})
