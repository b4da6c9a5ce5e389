import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

// By the command itself, in a process of its own, as whoever mends it does.
test('the client is what the API’s document says: after a change of a call, run npm run client:generate', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const made = join(folder, 'api.ts')
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'generate.ts'), made])
  const kept = readFileSync(new URL('../src/api.ts', import.meta.url), 'utf8').split('\n')
  const written = readFileSync(made, 'utf8').split('\n')
  // The whole is too long to be compared by a report: where it first differs says what changed.
  const at = written.findIndex((line, place) => line !== kept[place])
  expect(at === -1 ? [] : written.slice(at, at + 12)).toEqual(at === -1 ? [] : kept.slice(at, at + 12))
  expect(written.length).toBe(kept.length)
}, 120_000)
