import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RevokedSignatures } from '@vouch/contract'
import { simulateCreator } from '@vouch/simulator'
import { expect, test, vi } from 'vitest'
import { commandHere } from '../../test/command-here.ts'
import { environmentWith } from '../config/config.ts'
import { keyRing } from '../verdicts/signing/key-ring.ts'
import { signatureOf, signedText } from '../verdicts/signing/signed-text.ts'
import { newKey } from '../verdicts/signing/signing-key.ts'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { checkReport } from './check-report.ts'

/** Signatures as somebody at a terminal meets them. */

const program = fileURLToPath(new URL('vouch.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vouch-signatures-'))
const at = '2026-01-01T00:00:00.000Z'
const { snapshot } = simulateCreator({ seed: 'signatures', platform: 'instagram', at, size: 'tiny' })
const { report } = reportOf(snapshot, { computedAt: at })

function vouch(words: string[], dataDir = folder) {
  const env = environmentWith({ DATA_DIR: dataDir })
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', env })
  return { status, stdout, stderr }
}

function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const snapshotFile = written('snapshot.json', JSON.stringify(snapshot))

test('a report that was signed here is checked here, and by its keys elsewhere', () => {
  const file = written('signed.json', vouch(['verify', snapshotFile, '--json', '--signed']).stdout)
  expect(vouch(['check', file])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Signed: This file is exactly/),
  })
  const keys = written('keys.json', vouch(['keys', '--json']).stdout)
  const elsewhere = mkdtempSync(join(tmpdir(), 'vouch-elsewhere-'))
  expect(vouch(['check', file, '--keys', keys], elsewhere).status).toBe(0)
  expect(vouch(['check', file], elsewhere)).toMatchObject({ status: 2, stderr: expect.stringContaining('Add --keys') })
})

test('a rotation leaves what was signed before it signed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-rotation-'))
  const file = written('before.json', vouch(['verify', snapshotFile, '--json', '--signed'], dataDir).stdout)
  const [first = ''] = vouch(['keys'], dataDir).stdout.split(' ')
  expect(vouch(['keys', 'add'], dataDir).stdout).toContain('signs from now on')
  expect(vouch(['keys', 'retire', first], dataDir).stdout).toContain('no longer signs')
  expect(vouch(['check', file], dataDir).status).toBe(0)
  expect(vouch(['keys', 'retire', 'nobody'], dataDir)).toMatchObject({ status: 2, stdout: '' })
  const dashed = `-${'a'.repeat(42)}`
  expect(vouch(['keys', 'retire', dashed], dataDir).stderr).toContain(`There is no key ${dashed}`)
})

test('the name of a key is never taken for an option', () => {
  for (let each = 0; each < 300; each += 1) expect(newKey(new Date(at)).id).toMatch(/^\w[\w-]{42}$/)
})

const key = newKey(new Date(at))
const ring = keyRing(() => [key])
const code = 'VR-0123-4567-89AB-CDEF'

/** @returns what the command writes and its exit code, without the start of a process */
async function checked(file: string, options: { keys?: string; revoked?: string }) {
  const written: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text))))
  try {
    const exit = await checkReport(file, { json: false, keys: undefined, revoked: undefined, ...options })
    return { exit, text: written.join('') }
  } finally {
    spy.mockRestore()
  }
}

test('keys and revocations are read from the addresses where an instance publishes them, page by page', async () => {
  const signer = ring.signing()
  if (signer === null) throw new Error('This key signs')
  const signed = signedText(report, signatureOf(report, { issuer: 'https://vouch.test', code, signedAt: at }, signer))
  const file = written('published.json', signed)
  let revoked: RevokedSignatures['revoked'] = []
  const pages = (url: string): object => {
    if (url === '/.well-known/vouch-keys.json') return { keys: ring.published() }
    const isLast = url.includes('?cursor=next')
    return { issuer: 'https://vouch.test', revoked: isLast ? revoked : [], nextCursor: isLast ? null : 'next' }
  }
  const server = createServer((request, response) => response.end(JSON.stringify(pages(request.url ?? ''))))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const keys = `http://127.0.0.1:${(server.address() as AddressInfo).port}/.well-known/vouch-keys.json`
  try {
    expect(await checked(file, { keys })).toMatchObject({ exit: 0, text: expect.stringContaining('It still counts.') })
    revoked = [{ code, digest: 'sha256:0', at: '2026-02-01T00:00:00.000Z', reason: 'dispute_accepted' }]
    const found = await checked(file, { keys })
    expect(found.exit).toBe(3)
    expect(found.text).toContain('on Feb 1, 2026 it was revoked: the creator disputed it, and we agreed')
    const indented = written('indented.json', JSON.stringify(JSON.parse(signed), null, 2))
    const again = await checked(indented, { keys })
    expect([again.exit, again.text]).toEqual([3, expect.stringContaining('on Feb 1, 2026 it was revoked')])
    revoked = []
    const saved = await checked(indented, { keys })
    expect([saved.exit, saved.text]).toEqual([1, expect.stringMatching(/^Saved again by another program/)])
    const kept = written('kept-keys.json', JSON.stringify({ keys: ring.published() }))
    expect(await checked(file, { keys: kept })).toMatchObject({
      exit: 0,
      text: expect.stringContaining('wasn’t checked'),
    })
    expect((await checked(written('bent.json', signed.replace('"line":0.2', '"line":0.3')), { keys: kept })).exit).toBe(
      1,
    )
    await expect(checked(file, { keys: file })).rejects.toThrow('isn’t a list of Vouch’s signing keys')
  } finally {
    server.close()
  }
})

test.each([
  ['no report', ['check'], /^Missing a report to check; /],
  ['two reports', ['check', 'a', 'b'], /^Check one report at a time, not 2; /],
  ['a file that is not there', ['check', 'nothing.json'], /^File not found: nothing\.json\.$/],
  ['keys that are none', ['check', snapshotFile, '--keys', snapshotFile], /isn’t a list of Vouch’s signing keys\.$/],
  ['another word of keys', ['keys', 'burn'], /^vouch keys takes list, add or retire, not burn\.$/],
  ['a signature without JSON', ['verify', snapshotFile, '--signed'], /^--signed writes JSON: add --json\.$/],
  ['a comparison with a snapshot', ['verify', snapshotFile, '--against', snapshotFile], /isn’t a report/],
])('%s is exit 2 and says what is wrong', async (_what, words, sentence) => {
  const { status, stdout, stderr } = await commandHere(words)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr.trimEnd()).toMatch(sentence)
})
