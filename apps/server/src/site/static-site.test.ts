import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { encodingFor } from '../foundation/http/packed-text.ts'
import type { SandboxReach } from '../foundation/http/sandbox-door.ts'
import type { PageFill } from './first-list.ts'
import type { OperatorFacts } from './operator-facts.ts'
import { listPlace, originStandIn } from './site-document.ts'

const script = 'const asset = 1\n'.repeat(200)
const page = `<html><head><link rel="canonical" href="${originStandIn}/"><script>window.a=1</script><script type="application/ld+json">{"b":2}</script></head></html>`

const addresses = [
  ...['/', '/pricing', '/discovery', '/auth/verify', '/stripe-test', '/dev/mail', '/go/:token', '/app', '/app/verify'],
  ...['/app/verifications/:id', '/app/*', '/dashboard', '/dashboard/*', '/admin', '/admin/users', '/admin/*'],
]
/** What the build says of a page that is no file of its own. */
const early = { '/app/verifications/:id': ['/assets/report.css#', '/assets/report.js', '/assets/table.js'] }
const starting = '<head></head>Loading'
const teammate = { sessionId: 's', name: 'Ann', beganAt: new Date(), expiresAt: new Date() }
const ofTeam = { cookie: 'vouch_team=of-ann' }
const aloneNotFound = '<h1>404 Page Not Found</h1>'

/** What changes while a site is served. */
interface ChangingSite {
  address: string
  operator: OperatorFacts
  list: PageFill | null
}

async function builtSite(sandbox: SandboxReach = 'local', whole: Promise<unknown> = Promise.resolve()) {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-site-'))
  for (const name of ['404', 'assets', 'cards', 'pricing', 'discovery']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'pricing/index.html'), '<h1>Pricing</h1><p>{{operator.name}}</p>')
  writeFileSync(join(folder, 'discovery/index.html'), `<div ${listPlace}></div>`)
  writeFileSync(join(folder, '404/index.html'), `${aloneNotFound}<script data-start="">draw()</script>`)
  writeFileSync(join(folder, '__spa-fallback.html'), starting)
  writeFileSync(join(folder, 'sitemap.xml'), `<loc>${originStandIn}/pricing</loc>`)
  writeFileSync(join(folder, 'assets/app-abc.js'), script)
  writeFileSync(join(folder, 'assets/app-abc.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/.hidden.js'), script)
  writeFileSync(join(folder, 'assets/page.html'), '{{operator.name}}')
  const site: ChangingSite = { address: 'https://first.example', operator, list: null }
  const publicAddress = () => site.address
  const unforeseen: Error[] = []
  const app = await buildApp({
    version: '0',
    unforeseen: (error) => void unforeseen.push(error),
    log: pino({ level: 'silent' }),
    trustProxy: false,
    identify: async () => null,
    identifyTeammate: async (cookie) => (cookie === 'of-ann' ? teammate : null),
    sandbox,
    site: {
      ...{ folder, whole, addresses, early, outsiders: noOutsiders, publicAddress },
      operator: () => site.operator,
      firstList: async () => site.list,
    },
    rooms: () => undefined,
  })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return { app, site, folder, unforeseen }
}

const operator = {
  name: 'Example Ltd',
  number: '1',
  address: '1 Street',
  supportEmail: 's@a.example',
  salesEmail: 's@a.example',
  xHandle: '@example',
  chat: 'absent',
  mode: 'sandbox',
}
const noOutsiders = { realCards: false, chatEmbedUrl: null, analytics: false }

test('pages and the sitemap name the public address, whatever it is by now', async () => {
  const { app, site } = await builtSite()
  expect((await app.inject('/')).body).toContain('href="https://first.example/"')
  site.address = 'https://second.example'
  expect((await app.inject('/')).body).toContain('href="https://second.example/"')
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.body).toBe('<loc>https://second.example/pricing</loc>')
  expect(sitemap.headers['content-type']).toContain('application/xml')
})

test('a page names its operator, who may change what it says', async () => {
  const { app, site } = await builtSite()
  const asked = () => app.inject('/pricing')
  const first = await asked()
  expect(first.body).toBe('<h1>Pricing</h1><p>Example Ltd</p>')
  site.operator = { ...operator, name: 'Renamed Ltd' }
  const second = await asked()
  expect(second.body).toBe('<h1>Pricing</h1><p>Renamed Ltd</p>')
  expect(second.headers.etag).not.toBe(first.headers.etag)
})

test('a page with a place for the list of creators comes with it, unless its address asks for a search', async () => {
  const { app, site } = await builtSite()
  const into = (html: string) => html.replace('></', '>Ann</')
  const bare = await app.inject('/discovery')
  expect(bare.body).toBe(`<div ${listPlace}></div>`)
  site.list = { tag: 'Ann', into }
  const filled = await app.inject('/discovery')
  expect(filled.body).toBe(`<div ${listPlace}>Ann</div>`)
  expect((await app.inject('/discovery?country=DE')).body).toBe(bare.body)
  expect((await app.inject('/pricing')).body).not.toContain('Ann')

  const again = { url: '/discovery', headers: { 'if-none-match': String(filled.headers.etag) } }
  expect((await app.inject(again)).statusCode).toBe(304)
  site.list = { tag: 'Ben', into: (html) => into(html).replace('Ann', 'Ben') }
  expect((await app.inject(again)).body).toBe(`<div ${listPlace}>Ben</div>`)
})

test('an address of the product names the files of its own page at once, and no other does', async () => {
  const { app } = await builtSite()
  const report = await app.inject('/app/verifications/7')
  expect(report.body).toBe(
    '<head><link rel="stylesheet" href="/assets/report.css#"/><link rel="modulepreload" href="/assets/report.js"/><link rel="modulepreload" href="/assets/table.js"/></head>Loading',
  )
  expect((await app.inject('/app/nothing')).body).toBe(starting)
})

test('a page comes in the smallest encoding that the visitor reads', async () => {
  const { app } = await builtSite()
  const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('first.example')
  const zipped = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(zipped.rawPayload).toString()).toContain('first.example')
  expect((await app.inject('/')).headers['content-encoding']).toBeUndefined()
})

test('an encoding that is refused is not sent', () => {
  expect(encodingFor('br;q=0, gzip;q=1')).toBe('gzip')
  expect(encodingFor('gzip; q=0.0')).toBe('identity')
  expect(encodingFor(undefined)).toBe('identity')
})

test('who has the page already is told so, and gets it again when it differs', async () => {
  const { app, site } = await builtSite()
  const { etag } = (await app.inject('/')).headers
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  site.address = 'https://second.example'
  expect((await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200)
})

test('of the assets only files that are named by what they hold are kept for ever', async () => {
  const { app } = await builtSite()
  for (const url of ['/assets/.hidden.js', '/assets/app-abc.js%00', '/assets/app-abc.js.br', '/assets/none.js'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  for (const url of ['/assets/app-abc.js', '/assets/%61pp-abc.js', '/assets/app-abc.js/'])
    expect([url, (await app.inject(url)).body]).toEqual([url, script])
  const page = await app.inject('/assets/page.html')
  expect([page.body, page.headers['cache-control']]).toEqual(['Example Ltd', 'no-cache'])
})

test('a file that breaks off while it is sent ends its connection, and counts as no failure of ours', async () => {
  const { app, unforeseen } = await builtSite()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { createReadStream } = fs
  const read = vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...words) => {
    const stream = createReadStream(...words)
    setImmediate(() => stream.destroy())
    return stream
  })
  onTestFinished(() => read.mockRestore())
  const asked = fetch(`${address}/assets/app-abc.js`).then((answer) => answer.text())
  await expect(asked).rejects.toThrow(TypeError)
  expect([read.mock.calls.length, unforeseen]).toEqual([1, []])
})

test('hashed assets are kept for ever and come as the build compressed them', async () => {
  const { app } = await builtSite()
  const asset = await app.inject({ url: '/assets/app-abc.js', headers: { 'accept-encoding': 'br' } })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(asset.rawPayload).toString()).toBe(script)
  expect((await app.inject('/assets/app-abc.js')).body).toBe(script)
})

test.each([
  [{ range: 'bytes=9999999-' }, 416, 'range_unsatisfiable', `bytes */${script.length}`],
  [{ range: 'bytes=9-1' }, 416, 'range_unsatisfiable', `bytes */${script.length}`],
  [{ 'if-match': '"old"' }, 412, 'precondition_failed', undefined],
  [{ 'if-unmodified-since': 'Fri, 01 Jan 1999 00:00:00 GMT' }, 412, 'precondition_failed', undefined],
])('%o asks a file for what it cannot be, which is refused and is no fault of ours', async (headers, ...refusal) => {
  const { app, unforeseen } = await builtSite()
  const answer = await app.inject({ url: '/assets/app-abc.js', headers })
  expect([answer.statusCode, answer.json().code, answer.headers['content-range']]).toEqual(refusal)
  expect(unforeseen).toEqual([])
})

test('an unknown address is a 404 with a page that needs no script', async () => {
  const { app } = await builtSite()
  for (const url of ['/nowhere', '/pricing/deeper', '/404', '/sitemap.xml.br']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, expect.stringContaining(aloneNotFound)])
  }
})

test.each(['/%ff', '/%', '/help/%E0%A4%A'])('%s, which no route can read, is a page that is not found', async (url) => {
  const { app } = await builtSite()
  const { statusCode, body, headers } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } })
  expect([statusCode, body, headers['content-type']]).toEqual([404, aloneNotFound, 'text/html; charset=utf-8'])
  const called = await app.inject({ url: `/api${url}` })
  expect([called.statusCode, called.json().code]).toEqual([404, 'not_found'])
})

test('nothing is served but the files of the build: no list of a folder, nothing beside it', async () => {
  const { app } = await builtSite()
  for (const url of ['/assets', '/assets/', '/assets/..%2f..%2fpackage.json', '/.git/config', '/.env', '/assets/%00']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, expect.stringContaining(aloneNotFound)])
  }
})

test.for([
  ['/app/nothing', starting],
  ['/dashboard/verify/deeper', starting],
  ['/app/verifications/', starting],
  ['/admin/nothing', starting],
  ['/auth/nothing', '404 Page'],
  ['/go', '404 Page'],
  ['/__spa-fallback.html', '404 Page'],
  ['/404', '404 Page'],
  ['/app%2Fverify', '404 Page'],
] as const)('%s is a 404, which the frame draws that it stands in', async ([url, drawn], { expect: that }) => {
  const answer = await (await builtSite()).app.inject(url)
  that([answer.statusCode, answer.body]).toEqual([404, that.stringContaining(drawn)])
})

test.for([
  ['/%61pp/verify?x=%2F', '/app/verify?x=%2F'],
  ['/Pricing', '/pricing'],
  ['/APP/Verifications/AbC%20d', '/app/verifications/AbC%20d'],
  ['/pricing//', '/pricing'],
  ['/GO/Token', '/go/Token'],
] as const)('%s leads to %s, which is how the application reads it', async ([url, written], { expect: that }) => {
  const { statusCode, headers } = await (await builtSite()).app.inject(url)
  that([statusCode, headers.location]).toEqual([308, written])
})

test('a way to write an address never leads to another site', async () => {
  const { app } = await builtSite()
  for (const url of ['//evil.example/app', '/%2F%2Fevil.example', '/\\evil.example', '//evil.example//app/verify']) {
    const { statusCode, headers } = await app.inject({ url: `http://localhost${url}` })
    expect([url, statusCode, headers.location]).toEqual([url, 404, undefined])
  }
})

test.for([
  ['local', '/stripe-test', {}, 200],
  ['open', '/stripe-test', {}, 200],
  ['none', '/stripe-test', {}, 404],
  ['none', '/Stripe-Test/', {}, 308],
  ['none', '/stripe-test', ofTeam, 200],
  ['local', '/dev/mail', {}, 200],
  ['local', '/dev/mail', { host: 'rebound.evil.example' }, 404],
  ['open', '/dev/mail', {}, 404],
  ['open', '/dev/mail', ofTeam, 200],
  ['none', '/dev/mail', ofTeam, 404],
] as [SandboxReach, string, Record<string, string>, number][])(
  'where the sandbox is %s, %s asked with %o is %i',
  async ([sandbox, url, headers, status], { expect: that }) => {
    const answer = await (await builtSite(sandbox)).app.inject({ url, headers })
    that(answer.statusCode).toBe(status)
    // The application knows these addresses: it would draw their pages upon the one that says that there is nothing.
    if (status === 404) that(answer.body).toBe(aloneNotFound)
  },
)

test('addresses of the product start from its one page, with or without a slash at the end', async () => {
  const { app } = await builtSite()
  for (const url of ['/app', '/app/verify', '/dashboard/', '/auth/verify?token=1', '/dev/mail', '/go/a_token'])
    expect([(await app.inject(url)).statusCode, (await app.inject(url)).body]).toEqual([200, starting])
  expect((await app.inject('/pricing/')).statusCode).toBe(200)
})

test('the policy of a page allows its own scripts by their digest and does not spend words on data', async () => {
  const { app } = await builtSite()
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect((await app.inject('/sitemap.xml')).headers['content-security-policy']).not.toContain('sha256')
})

test('what is made behind the pages is waited for, and compressed copies are taken once they come', async () => {
  const made = Promise.withResolvers<void>()
  const { app, folder } = await builtSite('local', made.promise)
  const asked = app.inject('/cards/home.png')
  expect((await app.inject('/')).statusCode).toBe(200)
  writeFileSync(join(folder, 'cards/home.png'), 'a picture')
  made.resolve()
  expect(await asked).toMatchObject({ statusCode: 200, body: 'a picture' })
  expect((await asked).headers['cache-control']).toBe('public, max-age=3600')
  expect((await app.inject('/cards/none.png')).statusCode).toBe(404)

  const copyGone = join(folder, 'assets/app-abc.js.br')
  rmSync(copyGone)
  const asset = () => app.inject({ url: '/assets/app-abc.js', headers: { 'accept-encoding': 'br' } })
  const before = await asset()
  expect(brotliDecompressSync(before.rawPayload).toString()).toBe(script)
  const copy = brotliCompressSync(script)
  writeFileSync(copyGone, copy)
  expect((await asset()).rawPayload.equals(copy)).toBe(true)
})
