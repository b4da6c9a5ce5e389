import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { startProduct } from '../../apps/server/src/product.ts'
import { builtSite } from '../../apps/server/src/site/web-build.ts'
import { earlyBytes, earlyBytesMax, scriptsOf } from '../../e2e/early-scripts.ts'
import { scriptBytesMax } from '../../e2e/script-budget.ts'
import { sentBytes } from '../../e2e/sent-bytes.ts'
import { answersPerSecond } from './answers-per-second.ts'
import { listedPages } from './published-pages.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** The public site: what a newcomer's page runs before it is pressed, what each page's scripts weigh as they are sent once it is, and how fast pages are served beside a server that does nothing
 *  else but hand out the same file. */

const looksMax = 60
const lookEveryMs = 1_000
const rounds = 3
const shareMin = 0.5

export async function pageRows(dataDir: string): Promise<Row[]> {
  const product = await startProduct(loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }), {
    withSite: true,
    say: () => undefined,
  })
  const bare = await bareFileServer(join(builtSite, 'pricing/index.html'))
  try {
    const ours = Number(new URL(product.url).port)
    const early = await earlyRows(product.url)
    return [await speedRow(ours, (bare.address() as AddressInfo).port), ...early, ...weightRows()]
  } finally {
    bare.close()
    await product.stop()
  }
}

/** Reads the file for every request, as a static file server does. */
async function bareFileServer(file: string): Promise<Server> {
  const server = createServer((_request, response) => {
    const body = readFileSync(file)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

async function speedRow(ours: number, peer: number): Promise<Row> {
  const measured: { our: number; their: number }[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push({ our: await answersPerSecond(ours, '/pricing'), their: await answersPerSecond(peer, '/pricing') })
  }
  const our = median(measured.map((each) => each.our))
  const their = median(measured.map((each) => each.their))
  return {
    what: 'a public page',
    figure: `${(our / their).toFixed(2)} x bare file server (${Math.round(our)}/s against ${Math.round(their)}/s)`,
    peer: `limit ${shareMin} x`,
    kept: our >= shareMin * their,
  }
}

/** What is run before the first press. */
async function earlyRows(url: string): Promise<Row[]> {
  await untilListed(url)
  const pages = await Promise.all(
    listedPages().map(async (path) => ({ path, html: await (await fetch(url + path)).text() })),
  )
  const weighed = pages.map(({ path, html }) => ({ path, bytes: earlyBytes(html) }))
  const [most] = weighed.toSorted((a, b) => b.bytes - a.bytes)
  const over = weighed.filter(({ bytes }) => bytes > earlyBytesMax).map(({ path }) => path)
  const middle = median(weighed.map(({ bytes }) => bytes))
  return [
    {
      what: `scripts before the first press, ${weighed.length} pages`,
      figure: `${(middle / 1_024).toFixed(1)} kB brotli, at most ${((most?.bytes ?? 0) / 1_024).toFixed(1)} kB (${most?.path})`,
      peer: `limit ${earlyBytesMax / 1_024} kB${over.length > 0 ? `; over it: ${over.join(', ')}` : ''}`,
      kept: over.length === 0,
    },
  ]
}

/** A page of discovery has something to say by itself until simulated creators can be found, once after the first start. */
async function untilListed(url: string): Promise<void> {
  for (let look = 0; look < looksMax; look++) {
    if (!(await (await fetch(`${url}/discovery`)).text()).includes('data-lively="now"')) return
    await pause(lookEveryMs)
  }
}

/** One row for each page of the sitemap, heaviest first. */
function weightRows(): Row[] {
  const weighed = listedPages()
    .map((path) => ({ path, bytes: scriptBytes(path) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  return weighed.map(({ path, bytes }) => {
    const most = scriptBytesMax(path)
    return {
      what: `scripts of ${path}`,
      figure: `${(bytes / 1_024).toFixed(1)} kB brotli`,
      peer: `limit ${most / 1_024} kB`,
      kept: bytes <= most,
    }
  })
}

function scriptBytes(path: string): number {
  const html = readFileSync(join(builtSite, path, 'index.html'), 'utf8')
  return scriptsOf(html).reduce((sum, script) => sum + sentBytes(script), 0)
}
