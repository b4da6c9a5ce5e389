import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { signedIn } from './api.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'

/** The client as others get it: packed, in a folder of its own, against an instance that runs. */

const root = fileURLToPath(new URL('../', import.meta.url))
let product: RunningProduct

beforeAll(async () => {
  product = await startPrepared()
})

afterAll(async () => {
  await product?.end()
})

/** What somebody writes who has read the README, and a line that compiles only while codes are a closed list. */
const program = `import { createVouch, ok } from '@vouch/client'

const [baseUrl = '', key] = process.argv.slice(2)
const vouch = createVouch({ baseUrl, key })
const { id } = ok(await vouch.POST('/api/verifications', { body: { url: 'instagram.com/ava_fields_sandbox' } }))
const { error } = await vouch.GET('/api/verifications/{id}', { params: { path: { id: crypto.randomUUID() } } })
const known = ok(await vouch.GET('/api/verifications/{id}', { params: { path: { id } } }))
const code: 'not_found' | null = error?.code === 'not_found' ? error.code : null
type Known = NonNullable<typeof error>['code']
const isClosed: 'no_such_code' extends Known ? never : true = true
console.log(JSON.stringify({ handle: known.creator.handle, code, isClosed }))
`

test('the packed client is typed, and verifies, in a folder that has nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  install(folder)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'program.ts'), program)
  const strict = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--skipLibCheck',
    'false',
  ]
  execFileSync(join(root, 'node_modules/.bin/tsc'), [...strict, 'program.ts'], { cwd: folder, stdio: 'pipe' })
  const { body } = await (await signedIn(product.url)).post('/api/keys', { name: 'Client', scopes: ['read', 'verify'] })
  const said = execFileSync(process.execPath, ['program.js', product.url, String(body.key)], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(JSON.parse(said)).toEqual({ handle: 'ava_fields_sandbox', code: 'not_found', isClosed: true })
})

/** Installs what `npm pack` makes, with the dependencies that it names and without asking any registry. */
function install(folder: string): void {
  const place = join(folder, 'node_modules/@vouch/client')
  mkdirSync(place, { recursive: true })
  mkdirSync(join(folder, 'node_modules/@types'))
  execFileSync('npm', ['pack', '--workspace', 'packages/client', '--pack-destination', folder], {
    cwd: root,
    stdio: 'pipe',
  })
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  execFileSync('tar', ['xzf', join(folder, packed), '--strip-components', '1', '-C', place])
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}
