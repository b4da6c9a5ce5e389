import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, vi } from 'vitest'
import { commandHere } from '../../../test/command-here.ts'

/** Commands that write files, against an instance that only counts what is asked of it. */

const test = base.extend('ground', async ({ task: _ }, { onCleanup }) => {
  const home = mkdtempSync(join(tmpdir(), 'vouch-out-'))
  const asked: { call: string; key: string | undefined }[] = []
  const ground = {
    home,
    asked,
    file: { state: 'ready', fileName: 'vouch-ava.csv' } as Record<string, unknown>,
    whenRead: () => {},
  }
  const server = createServer((request, response) => {
    asked.push({ call: `${request.method} ${request.url}`, key: request.headers['idempotency-key']?.toString() })
    if (request.url?.endsWith('/file')) ground.whenRead()
    response.setHeader('content-type', 'application/json')
    response.end(
      request.url?.endsWith('/file') ? 'the file' : JSON.stringify({ id: 'e1', stage: null, ...ground.file }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mkdirSync(join(home, '.config/vouch'), { recursive: true })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  writeFileSync(join(home, '.config/vouch/instance.json'), JSON.stringify({ address, key: 'vk_1' }))
  vi.stubEnv('HOME', home)
  onCleanup(() => {
    vi.unstubAllEnvs()
    server.close()
    rmSync(home, { recursive: true })
  })
  return ground
})

const commands = [
  ['export', 'verifications', '--format', 'csv', '--yes'],
  ['api', '/api/shortlists'],
]

test.for(commands)(
  'vouch %s asks for nothing where its file can’t be written, and says why',
  async (words, { ground }) => {
    const { home, asked } = ground
    const there = join(home, 'there.csv')
    writeFileSync(there, 'mine')
    const link = join(home, 'link.csv')
    symlinkSync(join(home, 'nowhere.csv'), link)
    for (const [out, sentence] of [
      [join(home, 'no/x.csv'), `${home}/no/x.csv can’t be written: there’s no folder ${home}/no.`],
      [home, `${home} is a folder. Name a file in it.`],
      [there, `${there} is there already. Choose another name, or delete it first.`],
      [link, `${link} is there already. Choose another name, or delete it first.`],
    ] as const)
      expect(await commandHere([...words, '--out', out])).toMatchObject({
        status: 2,
        stdout: '',
        stderr: `${sentence}\n`,
      })
    expect([asked, readFileSync(there, 'utf8')]).toEqual([[], 'mine'])
  },
)

test.for(commands)('vouch %s writes its file', async (words, { ground: { home } }) => {
  const out = join(home, 'new.csv')
  expect(await commandHere([...words, '--out', out])).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(out)).toBe(true)
})

test('an export carries an idempotency key, and one that can’t be kept at last is fetched again for free', async ({
  ground,
}) => {
  const out = join(ground.home, 'late.csv')
  ground.whenRead = () => writeFileSync(out, 'of somebody else')
  const { status, stderr } = await commandHere(['export', 'verifications', '--yes', '--out', out])
  expect([status, stderr]).toEqual([
    2,
    `${out} is there already. Choose another name, or delete it first. Fetch it again for free: vouch api /api/exports/e1/file --out FILE\n`,
  ])
  expect(readFileSync(out, 'utf8')).toBe('of somebody else')
  expect(ground.asked[0]).toEqual({ call: 'POST /api/exports', key: expect.stringMatching(/^[\da-f-]{36}$/) })
})

test.for([
  ['gone', 2, 'It cost 2 credits.'],
  ['failed', 0, 'Nothing was charged.'],
] as const)('what a file cost that is %s is told as it is', async ([state, creditsUsed, sentence], { ground }) => {
  ground.file = { state, creditsUsed, reason: 'There is none.' }
  const { stderr } = await commandHere(['export', 'verifications', '--yes', '--out', join(ground.home, 'a.csv')])
  expect(stderr).toBe(`There is none. ${sentence}\n`)
})
