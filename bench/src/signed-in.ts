import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn } from '../../e2e/api.ts'
import { launchBrowser } from '../../e2e/browser.ts'
import { slowDown } from './drawing.ts'
import { quietProduct } from './quiet-product.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** What a member with a slow phone sees who was here before: how long until a page of the product is useful, and how long a press takes to
 *  show. The browser's cache is warm; phone and network are slowed as for the public pages. */

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>
type Context = ReturnType<Page['context']>

const visits = 5
const limits = { usefulMs: 700, pressMs: 60 }

interface Place {
  name: string
  path: string
  /** What makes the page useful: the first of its own data. A selector, and words that it begins with. */
  useful: { selector: string; words: string }
  /** What is pressed, as a selector. */
  press: string
}

export async function signedInRows(dataDir: string): Promise<Row[]> {
  const product = await quietProduct(dataDir)
  const browser = await launchBrowser()
  try {
    const api = await signedIn(product.url)
    const { body } = await api.post('/api/verifications', { url: 'instagram.com/ava_fields_sandbox' })
    const { id } = await api.verificationWhen(String(body.id), ({ state }) => state === 'done')
    const member = await memberContext(browser, product.url)
    const rows: Row[] = []
    for (const place of placesOf(id)) rows.push(...rowsOf(place, await measured(member, place)))
    return rows
  } finally {
    await browser.close()
    await product.stop()
  }
}

function placesOf(id: string): Place[] {
  return [
    {
      name: 'home',
      path: '/dashboard',
      useful: { selector: 'h2', words: 'Needs attention' },
      press: 'button[aria-haspopup="menu"]:visible',
    },
    {
      name: 'a report',
      path: `/dashboard/verifications/${id}`,
      useful: { selector: 'h2', words: 'Concerns' },
      press: '[data-tab="performance"]',
    },
    {
      name: 'discovery',
      path: '/dashboard/discovery',
      useful: { selector: 'main tbody tr', words: '' },
      press: 'button[aria-haspopup="menu"]:visible',
    },
  ]
}

/** @returns windows of a phone in which the demo account is signed in */
export async function memberContext(browser: Browser, baseURL: string): Promise<Context> {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
  return context
}

interface Seen {
  usefulMs: number
  pressMs: number
}

/** The first visit warms the cache and is not counted. */
async function measured(member: Context, place: Place): Promise<Seen[]> {
  const page = await member.newPage()
  await page.addInitScript(noting(place.useful))
  await seenOf(page, place)
  await slowDown(page)
  const seen: Seen[] = []
  for (let visit = 0; visit < visits; visit++) seen.push(await seenOf(page, place))
  await page.close()
  return seen
}

/** Notes when the frame that first shows what makes the page useful is drawn, and how long the longest press takes from the finger to the next frame. */
const noting = ({ selector, words }: Place['useful']) => `(() => {
  window.seen = { usefulMs: 0, pressMs: 0 }
  const drawn = new MessageChannel()
  drawn.port1.onmessage = () => { window.seen.usefulMs ||= performance.now() }
  const watch = new MutationObserver(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.textContent.startsWith(${JSON.stringify(words)}))
    if (!found) return
    watch.disconnect()
    // What is posted in a frame comes after its drawing.
    requestAnimationFrame(() => drawn.port2.postMessage(null))
  })
  watch.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration, interactionId }) => {
    if (interactionId) window.seen.pressMs = Math.max(window.seen.pressMs, duration)
  })).observe({ type: 'event', durationThreshold: 16, buffered: true })
})()`

async function seenOf(page: Page, { path, press }: Place): Promise<Seen> {
  await page.goto(path, { waitUntil: 'load' })
  // The product's content policy forbids the waiting function of the driver, which evaluates text.
  while (!(await page.evaluate<boolean>('window.seen.usefulMs > 0'))) await sleep(50)
  await page.locator(press).first().click()
  // An event is told after the frame that shows its effect.
  await sleep(600)
  return page.evaluate<Seen>('window.seen')
}

function rowsOf({ name }: Place, seen: Seen[]): Row[] {
  const [useful, press] = [median(seen.map(({ usefulMs }) => usefulMs)), median(seen.map(({ pressMs }) => pressMs))]
  return [
    {
      what: `${name}, useful from a warm shell`,
      figure: `${(useful / 1_000).toFixed(2)} s`,
      peer: `limit ${limits.usefulMs / 1_000} s`,
      kept: useful <= limits.usefulMs,
    },
    {
      what: `${name}, a press until it shows`,
      figure: press === 0 ? 'under 16 ms' : `${Math.round(press)} ms`,
      peer: `limit ${limits.pressMs} ms`,
      kept: press <= limits.pressMs,
    },
  ]
}
