import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { environmentWith } from '../config/config.ts'
import { repository } from './web-sources.ts'

const gatherer = fileURLToPath(new URL('./gather-server.ts', import.meta.url))

/** Packages are found from it, as from where the product keeps it. */
function freshFolder(): string {
  const cache = join(repository, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'gathered-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @returns what a program printed */
function printed(words: readonly string[], variables: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env: environmentWith(variables) })
  let text = ''
  for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', (piece) => (text += piece))
  return new Promise((resolve) => child.once('exit', () => resolve(text)))
}

test('the gathered server has every entry, finds its threads beside it and its files where they stand', async () => {
  const folder = freshFolder()
  expect(await printed([gatherer, folder])).toBe('')
  for (const entry of ['starter', 'run', 'snapshot-thread', 'printing-thread', 'upload-thread', 'import-thread'])
    expect(existsSync(join(folder, `${entry}.js`)), entry).toBe(true)
  // Refused by its configuration: the whole of it was found, and nothing was started.
  const said = await printed([join(folder, 'run.js')], { PORT: 'none' })
  expect(said).toContain('PORT')
  expect(said).not.toContain('    at ')
})
