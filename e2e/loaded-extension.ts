import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { closing, patienceMs, systemBrowser } from './browser.ts'
import { shapedPage } from './shaped-pages.ts'

/** The extension as somebody loads it: the zip that the product gives out, unpacked, in a browser with a profile of its own. What it sends passes
 *  through a listener that writes it down. The badge's shadow, which is closed to pages, is opened: what looks at a page for a test is no more
 *  than a script of that page. */

export interface Sent {
  method: string
  address: string
  body: string
}

export interface LoadedExtension {
  folder: string
  context: BrowserContext
  /** Where its own pages are, with a slash at the end. */
  ownPages: string
  /** What it sent to the instance, oldest first. */
  sent: Sent[]
  /** The instance can be reached no more. */
  cutOff: () => Promise<void>
  close: () => Promise<void>
}

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)

export async function loadExtension(productUrl: string): Promise<LoadedExtension> {
  const executablePath = systemBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'vouch-extension-'))
  const answer = await fetch(`${productUrl}/extension/vouch-chrome.zip`)
  await unpack(Buffer.from(await answer.arrayBuffer()), folder)
  openShadow(join(folder, 'content-scripts/profile.js'))
  const sent: Sent[] = []
  const listener = await listenBefore(productUrl, sent)
  const { port } = listener.address() as AddressInfo
  // The same host under another port, which the package may call as it may call the product.
  const instance = Object.assign(new URL(productUrl), { port }).origin
  writeFileSync(join(folder, 'instance.json'), JSON.stringify({ address: instance }))
  const context = await chromium.launchPersistentContext('', {
    ...{ headless: true, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      ...[`--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ],
  })
  context.setDefaultTimeout(patienceMs)
  closing(context)
  for (const site of ['www.instagram.com', 'www.tiktok.com', 'www.youtube.com'])
    await context.route(`https://${site}/**`, async (route) => {
      const { html, headers } = shapedPage(route.request().url())
      await route.fulfill({ body: html, headers })
    })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const cutOff = () =>
    new Promise<void>((done) => {
      listener.close(() => done())
      listener.closeAllConnections()
    })
  return {
    ...{ folder, context, sent, cutOff, ownPages: new URL('/', worker.url()).href },
    close: async () => {
      await context.close()
      if (listener.listening) await cutOff()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Signs in by the extension's own way: the badge, the page of the product, the demo brand. */
export async function signInExtension({ context }: LoadedExtension, page: Page): Promise<void> {
  const opened = context.waitForEvent('page')
  await page.locator('vouch-badge').getByRole('button', { name: 'Sign in to Vouch' }).click()
  const window = await opened
  await window.getByRole('link', { name: 'Sign in to continue' }).click()
  await window.getByLabel('Email', { exact: true }).fill('brand@vouch.test')
  await window.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await window.getByRole('button', { name: 'Sign In', exact: true }).click()
  await window.getByRole('button', { name: 'Connect as brand@vouch.test' }).click()
}

/** @throws Error where the package does not close it exactly once */
function openShadow(file: string): void {
  const parts = readFileSync(file, 'utf8').split(/(?<=attachShadow\(\{mode:[`"'])closed(?=[`"']\}\))/)
  if (parts.length !== 2) throw new Error(`${file} closes ${parts.length - 1} shadows instead of one`)
  writeFileSync(file, parts.join('open'))
}

async function unpack(zip: Buffer, folder: string): Promise<void> {
  const archive = await openZip(zip, { lazyEntries: true })
  const read = promisify(archive.openReadStream.bind(archive)) as (
    entry: Entry,
  ) => Promise<NodeJS.ReadableStream & AsyncIterable<Buffer>>
  await new Promise<void>((done, fail) => {
    archive.on('end', done)
    archive.on('entry', (entry: Entry) => {
      const file = join(folder, entry.fileName)
      read(entry)
        .then((stream) => buffer(stream))
        .then((body) => {
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, body)
          archive.readEntry()
        }, fail)
    })
    archive.readEntry()
  })
}

async function listenBefore(productUrl: string, sent: Sent[]): Promise<Server> {
  const server = createServer((request, response) => {
    pass(request, productUrl, sent).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    )
  })
  await new Promise<void>((done) => server.listen(0, done))
  return server
}

async function pass(request: IncomingMessage, productUrl: string, sent: Sent[]) {
  const { method = 'GET', url = '/', headers } = request
  const body = await buffer(request)
  // The page that signs in asks for much of its own; what the extension sends brings its token, or trades for one.
  const isExtensions = /^Bearer vx_/.test(headers.authorization ?? '') || url === '/api/extension/sessions'
  if (isExtensions) sent.push({ method, address: url, body: body.toString() })
  const passed = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
  const answer = await fetch(productUrl + url, {
    ...{ method, headers: passed as [string, string][], redirect: 'manual' },
    ...(body.length > 0 && { body }),
  })
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
  )
  return { status: answer.status, headers: Object.fromEntries(kept), body: Buffer.from(await answer.arrayBuffer()) }
}
