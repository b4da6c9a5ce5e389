import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { startProduct } from '../../apps/server/src/product.ts'
import { launchBrowser } from '../../e2e/browser.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** What a visitor with a slow phone sees: how long until the largest part of a page is there, how much of it moves afterwards, and how
 *  long scripts keep it from answering. Phone and network are a browser's own slowing of this machine: figures of different machines
 *  are not to be compared, shifts are. */

const paths = ['/', '/pricing', '/blog', '/free-search', '/coming-soon', '/help', '/blog/reading-error-bars']
const visits = 3

/** Slow 4G and a phone of the middle class, as page-speed audits simulate them. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const cpuSlowing = 4

/** Of the guidelines for good pages; the shift is our own and five times stricter. */
const limits = { shift: 0.02, largestMs: 2_500, blockedMs: 200 }

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

interface Drawing {
  shift: number
  largestMs: number
  blockedMs: number
}

export async function drawingRows(dataDir: string): Promise<Row[]> {
  const product = await startProduct(loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }), {
    withSite: true,
    say: () => undefined,
  })
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const path of paths) rows.push(...rowsOf(path, await drawings(browser, product.url + path)))
    return rows
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function drawings(browser: Browser, address: string): Promise<Drawing[]> {
  const seen: Drawing[] = []
  for (let visit = 0; visit < visits; visit++) seen.push(await drawingOf(browser, address))
  return seen
}

/** Notes what the browser tells of shifts, large parts and long tasks, from before the page begins. A task blocks by what it takes
 *  beyond 50 ms. */
const noting = `window.seen = { shift: 0, largestMs: 0, blockedMs: 0 }
const note = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
note('layout-shift', (entry) => { if (!entry.hadRecentInput) window.seen.shift += entry.value })
note('largest-contentful-paint', (entry) => { window.seen.largestMs = entry.startTime })
note('longtask', (entry) => { window.seen.blockedMs += entry.duration - 50 })`

/** The banner and the chat button come within these; they must move nothing. */
const lookMs = 4_000

async function drawingOf(browser: Browser, address: string): Promise<Drawing> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(noting)
  await page.goto(address, { waitUntil: 'load' })
  await sleep(lookMs)
  const { largestMs, blockedMs } = await page.evaluate<Drawing>('window.seen')
  await scrollThrough(page)
  const shift = await page.evaluate<number>('window.seen.shift')
  await context.close()
  return { shift, largestMs, blockedMs }
}

/** Makes a page as slow as the phone and the network above, from its next request on. */
export async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', network)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowing })
}

/** What comes only when it is scrolled to must not push what is being read. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
  })()`)
}

function rowsOf(path: string, seen: Drawing[]): Row[] {
  const of = (key: keyof Drawing) => median(seen.map((each) => each[key]))
  const [shift, largest, blocked] = [of('shift'), of('largestMs'), of('blockedMs')]
  return [
    row(`shift of ${path}`, shift.toFixed(3), `limit ${limits.shift}`, shift <= limits.shift),
    row(
      `largest part of ${path}`,
      `${(largest / 1_000).toFixed(2)} s`,
      `limit ${limits.largestMs / 1_000} s`,
      largest <= limits.largestMs,
    ),
    row(`blocked on ${path}`, `${Math.round(blocked)} ms`, `limit ${limits.blockedMs} ms`, blocked <= limits.blockedMs),
  ]
}

function row(what: string, figure: string, peer: string, kept: boolean): Row {
  return { what, figure, peer, kept }
}
