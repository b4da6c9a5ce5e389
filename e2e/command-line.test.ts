import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, signedIn } from './api.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'

/** The command line against an instance that runs, in the order in which somebody would use it. */

const program = fileURLToPath(new URL('../apps/server/src/cli/vouch.ts', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'vouch-home-'))
const kept = join(home, '.config/vouch/instance.json')
let product: RunningProduct
let api: Api

beforeAll(async () => {
  product = await startPrepared()
  api = await signedIn(product.url)
})

afterAll(async () => {
  await product?.end()
  rmSync(home, { recursive: true, force: true })
})

/** Standard input is no terminal: lines of it answer questions. */
async function vouch(words: string[], input = '') {
  const child = spawn('/usr/bin/env', [`HOME=${home}`, process.execPath, program, ...words], { cwd: home })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk
  })
  child.stdin.end(input)
  const status = await new Promise((resolve) => child.once('close', resolve))
  return { status, stdout, stderr }
}

test('whoever has not signed in is told to, and a key that is none is not kept', async () => {
  expect(await vouch(['credits'])).toMatchObject({ status: 2, stderr: 'Sign in to an instance first: vouch login\n' })
  const strange = await vouch(['login', product.url], `vk_${'a'.repeat(43)}\n`)
  expect([strange.status, strange.stdout]).toEqual([2, ''])
  expect(strange.stderr).toContain('doesn’t know this key')
  const plain = await vouch(['login', 'http://vouch.example'], 'vk_1\n')
  expect([plain.status, plain.stderr]).toEqual([2, expect.stringContaining('must begin with https')])
  expect(existsSync(kept)).toBe(false)
})

test('signed in: credits, a search, a shortlist, and a file that is paid for only when somebody says so', async () => {
  const made = await api.post('/api/keys', { name: 'Command line', scopes: ['read', 'verify', 'discover'] })
  const signed = await vouch(['login'], `${product.url}\n${made.body.key}\n`)
  expect([signed.status, signed.stderr]).toEqual([0, expect.stringContaining('Signed in to ')])
  expect(statSync(kept).mode & 0o777).toBe(0o600)
  expect(signed.stdout + signed.stderr).not.toContain(String(made.body.key))

  const before = JSON.parse((await vouch(['credits', '--json'])).stdout).credits.totalCredits
  expect(before).toBeGreaterThan(11)
  expect((await vouch(['credits'])).stdout).toContain(`${before} credits to spend`)

  const found = await vouch(['discover', 'fitness', 'creators', '--limit', '3', '--json'])
  expect(JSON.parse(found.stdout).creators.length).toBeLessThanOrEqual(3)
  expect((await vouch(['discover', 'fitness', '--limit', '0'])).status).toBe(2)

  await api.post('/api/shortlists', { name: 'Spring launch' })
  const added = await vouch(['shortlist', 'add', 'spring launch', 'instagram.com/ava_fields_sandbox'])
  expect(added).toMatchObject({ status: 0, stdout: 'ava_fields_sandbox is on spring launch.\n' })
  expect((await vouch(['shortlist'])).stdout).toContain('Spring launch: ava_fields_sandbox')
  expect((await vouch(['shortlist', 'Autumn'])).stderr).toContain('There’s no shortlist “Autumn”')

  expect((await vouch(['campaign'])).stdout).toContain('No campaigns yet.')
  const { body: campaign } = await api.post('/api/campaigns', { name: 'Spring tea', goal: 'sales' })
  const creators = [{ platform: 'instagram', handle: 'ava_fields_sandbox' }]
  await api.post(`/api/campaigns/${campaign.id}/creators`, { creators })
  expect((await vouch(['campaign'])).stdout).toMatch(/Spring tea +draft +1 +1 of 7/)
  const told = (await vouch(['campaign', 'spring tea'])).stdout
  expect(told).toContain('3. Find creators: done')
  expect(told).toContain('- instagram.com/ava_fields_sandbox: considering, verdict –')
  expect((await vouch(['campaign', 'Autumn'])).stderr).toContain('There’s no campaign “Autumn”')

  expect(JSON.parse((await vouch(['api', '/api/watches'])).stdout)).toMatchObject({ room: {} })
  const lists = await vouch(['api', 'POST', '/api/shortlists', '-'], '{"name": "By hand"}')
  expect(JSON.parse(lists.stdout)).toMatchObject({ name: 'By hand' })
  const dear = await vouch(['api', 'POST', '/api/market/instagram/food'])
  expect([dear.status, dear.stderr]).toEqual([
    2,
    expect.stringMatching(/costs 2 credits\. Add --yes to spend them\.\n$/),
  ])
  expect((await vouch(['api', '/api/nothing'])).stderr).toBe(
    'The API has no GET /api/nothing. Its calls are listed at /api/docs.\n',
  )
  expect((await vouch(['api', '/api/keys'])).stderr).toContain('only people do this')
  expect((await vouch(['api', 'POST', '/api/shortlists', '{name}'])).stderr).toBe('The body isn’t JSON.\n')

  const { body } = await api.post('/api/verifications', { url: 'instagram.com/ava_fields_sandbox' })
  const id = String(body.id)
  await api.verificationWhen(id, ({ state }) => state === 'done')
  const spent = JSON.parse((await vouch(['credits', '--json'])).stdout).credits.totalCredits
  const unsaid = await vouch(['export', id, '--format', 'csv'])
  expect(unsaid).toMatchObject({ status: 2, stderr: 'A CSV export costs 2 credits. Add --yes to spend them.\n' })
  const file = await vouch(['export', id, '--format', 'csv', '--yes', '--out', 'ava.csv'])
  expect(file).toMatchObject({ status: 0, stdout: 'ava.csv\n' })
  expect(readFileSync(join(home, 'ava.csv'), 'utf8')).toContain('ava_fields_sandbox')
  expect(JSON.parse((await vouch(['credits', '--json'])).stdout).credits.totalCredits).toBe(spent - 2)

  await vouch(['logout'])
  expect(existsSync(kept)).toBe(false)
})

test('a creator is verified on the instance for its credits once somebody says so, and again for none', async () => {
  const made = await api.post('/api/keys', { name: 'Verifying', scopes: ['read', 'verify'] })
  await vouch(['login'], `${product.url}\n${made.body.key}\n`)
  const balance = async () => JSON.parse((await vouch(['credits', '--json'])).stdout).credits.totalCredits
  const before = await balance()
  const asked = ['verify', 'instagram.com/luxe_lena_sandbox', '--instance']
  const unsaid = await vouch(asked)
  const price = 'Verifying luxe_lena_sandbox costs 10 credits. Add --yes to spend them.\n'
  expect(unsaid).toMatchObject({ status: 2, stdout: '', stderr: price })
  const said = await vouch([...asked, '--yes', '--json'])
  expect([said.status, JSON.parse(said.stdout).subject.handle]).toEqual([0, 'luxe_lena_sandbox'])
  expect(await balance()).toBe(before - 10)
  const again = await vouch(asked)
  expect([again.status, again.stdout]).toEqual([0, expect.stringContaining('luxe_lena_sandbox')])
  expect(await balance()).toBe(before - 10)
  expect(await vouch([...asked, '--signed'])).toMatchObject({ status: 2 })
})

test('a language model’s client starts vouch mcp and uses the instance over standard input and output', async () => {
  const made = await api.post('/api/keys', { name: 'Model', scopes: ['read', 'verify'] })
  await vouch(['login'], `${product.url}\n${made.body.key}\n`)
  const client = new Client({ name: 'test', version: '1' })
  const [command, args] = [process.execPath, [program, 'mcp']]
  await client.connect(new StdioClientTransport({ command, args, env: { HOME: home }, cwd: home, stderr: 'ignore' }))
  const { content } = await client.callTool({
    name: 'get_report',
    arguments: { creator: 'instagram.com/ava_fields_sandbox' },
  })
  expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining('@ava_fields_sandbox on instagram') }])
  const told = await client.callTool({
    name: 'verify_creator',
    arguments: { creator: 'instagram.com/stdio_tale_sandbox' },
  })
  expect(told.structuredContent).toMatchObject({ price: { credits: 10 }, confirmToken: expect.any(String) })
  await client.close()
})
