import { createServer as createTcpServer } from 'node:net'
import { createServer } from 'node:tls'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type PlatformScript, scriptedPlatform } from '../../../test/scripted-platform.ts'
import { FetchRefused } from './fetch-refused.ts'
import { type GuardedFetchSettings, guardedFetch } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

/** Whatever a name says or turns into, nothing but a public server is called, and nothing but what was looked at. */

const get = (signal = new AbortController().signal) => ({ method: 'GET' as const, headers: {}, body: null, signal })
const post = { ...get(), method: 'POST' as const, body: '{}' }

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((failure: unknown) => failure)
  return error instanceof FetchRefused ? error.reason : `not refused: ${error}`
}

async function served(script: PlatformScript, settings: GuardedFetchSettings = {}) {
  const server = await scriptedPlatform(script)
  const { host } = new URL(server.baseUrl)
  return { ...server, host, fetch: guardedFetch({ loopbackHosts: [host], ...settings }) }
}

describe('addresses', () => {
  test.each([
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.100.100.200'],
    ...['168.63.129.16', '192.0.0.192', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1'],
    ...['::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '::8.8.8.8'],
    ...['', 'localhost', '127.1'],
  ])('%s is nobody’s public server', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['8.8.8.8', '1.1.1.1', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

test.each([
  ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/'],
  ...['http://169.254.169.254/latest/meta-data/', 'http://localhost:3000/', 'https://[fd00:ec2::254]/'],
])('%s is refused before anything is sent', async (address) => {
  expect(await refusalOf(guardedFetch()(new URL(address), get()))).toBe('private')
})

test('a name is refused by what it resolves to, even where only one of its addresses is private', async () => {
  for (const addresses of [['10.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:10.0.0.1'], ['64:ff9b::a00:1']]) {
    const fetch = guardedFetch({ resolve: async () => addresses })
    expect(await refusalOf(fetch(new URL('https://supplier.example/'), get()))).toBe('private')
  }
})

test('what is no plain address of the web is refused', async () => {
  for (const address of ['ftp://example.com/', 'file:///etc/passwd', 'https://user:key@example.com/', 'data:,x'])
    expect(await refusalOf(guardedFetch()(new URL(address), get()))).toBe('address')
  expect(await refusalOf(guardedFetch({ resolve: async () => [] })(new URL('https://a.example'), get()))).toBe(
    'address',
  )
})

test('the name is resolved once, and the address that was looked at is the one that is called', async () => {
  const asked: string[] = []
  const server = await scriptedPlatform(() => ({ body: 'here' }))
  const { port } = new URL(server.baseUrl)
  const resolve = async (name: string) => {
    asked.push(name)
    return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']
  }
  const fetch = guardedFetch({ resolve, loopbackHosts: [`supplier.example:${port}`] })
  const answer = await fetch(new URL(`http://supplier.example:${port}/a?b=c`), get())
  await server.close()
  expect([await answer.text(), asked]).toEqual(['here', ['supplier.example']])
  expect(server.calls[0]).toMatchObject({
    path: '/a',
    query: { b: 'c' },
    headers: { host: `supplier.example:${port}` },
  })
})

test('a host that tests allow must still be this machine', async () => {
  const fetch = guardedFetch({ resolve: async () => ['10.0.0.1'], loopbackHosts: ['inner.example'] })
  expect(await refusalOf(fetch(new URL('http://inner.example/'), get()))).toBe('private')
})

test('encryption is asked for in the host’s name, and a certificate that is not its own is refused', async () => {
  const names: string[] = []
  const server = createServer({
    SNICallback: (name, done) => {
      names.push(name)
      done(null)
    },
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `supplier.example:${typeof address === 'object' && address ? address.port : 0}`
  const fetch = guardedFetch({ resolve: async () => ['127.0.0.1'], loopbackHosts: [host] })
  await expect(fetch(new URL(`https://${host}/`), get())).rejects.toThrow('fetch failed')
  server.close()
  expect(names).toEqual(['supplier.example'])
})

describe('redirects', () => {
  test('are followed within the host', async () => {
    const server = await served(({ path }) =>
      path === '/new' ? { body: 'moved' } : { status: 302, headers: { location: '/new' } },
    )
    const answer = await server.fetch(new URL(`${server.baseUrl}/old`), get())
    await server.close()
    expect(await answer.text()).toBe('moved')
  })

  test.each(['http://169.254.169.254/', 'http://127.0.0.1:1/', 'https://example.org/', '//example.org/x', 'http://'])(
    'to %s are not',
    async (location) => {
      const server = await served(() => ({ status: 302, headers: { location } }))
      expect(await refusalOf(server.fetch(new URL(server.baseUrl), get()))).toBe('redirected')
      await server.close()
      expect(server.calls).toHaveLength(1)
    },
  )

  test('that never end do, and what was posted is not posted again', async () => {
    const server = await served(() => ({ status: 307, headers: { location: '/again' } }))
    expect(await refusalOf(server.fetch(new URL(server.baseUrl), get()))).toBe('redirected')
    expect(server.calls).toHaveLength(4)
    expect(await refusalOf(server.fetch(new URL(server.baseUrl), post))).toBe('redirected')
    await server.close()
    expect(server.calls).toHaveLength(5)
  })
})

describe('size and time', () => {
  test('an answer beyond the bound is not read, compressed or not', async () => {
    const large = 'x'.repeat(3 * 1024 * 1024)
    const plain = await served(() => ({ body: large }))
    expect(await refusalOf(plain.fetch(new URL(plain.baseUrl), get()))).toBe('too-large')
    const wider = guardedFetch({ loopbackHosts: [plain.host], bytesMax: 4 * 1024 * 1024 })
    expect((await (await wider(new URL(plain.baseUrl), get())).text()).length).toBe(large.length)
    await plain.close()
  })

  test('an answer in a coding that nobody knows is read as it is, whatever its name', async () => {
    const odd = await served(() => ({ body: 'xxxx', headers: { 'content-encoding': 'constructor' } }))
    expect(await (await odd.fetch(new URL(odd.baseUrl), get())).text()).toBe('xxxx')
    await odd.close()
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('%s is read, and bounded by what it becomes', async (encoding, compress) => {
    const { createServer: createHttp } = await import('node:http')
    const server = createHttp((request, response) => {
      response.writeHead(200, { 'content-encoding': encoding })
      response.end(compress(Buffer.alloc(request.url === '/bomb' ? 40_000_000 : 4, 'x')))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const fetch = guardedFetch({ loopbackHosts: [host] })
    expect(await (await fetch(new URL(`http://${host}/`), get())).text()).toBe('xxxx')
    expect(await refusalOf(fetch(new URL(`http://${host}/bomb`), get()))).toBe('too-large')
    server.close()
    server.closeAllConnections()
  })

  test('a change of the protocol that nobody asked for ends as a network failure', async () => {
    const answer = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'
    const server = createTcpServer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.write(answer)),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const fetch = guardedFetch({ loopbackHosts: [host] })
    await expect(fetch(new URL(`http://${host}/`), post)).rejects.toThrow('fetch failed')
    await new Promise((resolve) => server.close(resolve))
  })

  test('silence, a hang-up and a cut answer end as network failures', async () => {
    const fault = async (name: 'silence' | 'hang-up' | 'cut', bounds?: { timeoutMs: number }) => {
      const server = await served(() => ({ body: 'x'.repeat(100), fault: name }), bounds)
      const error = await server.fetch(new URL(server.baseUrl), get()).catch((failure: unknown) => failure)
      await server.close()
      return error instanceof Error ? error.message : error
    }
    expect(await fault('hang-up')).toBe('fetch failed')
    expect(await fault('cut')).toBe('fetch failed')
    expect(await fault('silence', { timeoutMs: 60 })).toBe('The operation was aborted due to timeout')
  })
})
