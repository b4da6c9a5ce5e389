import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { type Api, signedIn } from '../../e2e/api.ts'
import { launchBrowser } from '../../e2e/browser.ts'
import { slowDown } from './drawing.ts'
import { quietProduct } from './quiet-product.ts'
import type { Row } from './row.ts'
import { memberContext } from './signed-in.ts'

/** Presses the controls of the pages that members use most, one after the other on a slowed phone, and tells how long each takes from the finger
 *  to the frame that answers. Controls of lists are among them: rows and what stands in them. */

const pressMsMax = 60
/** Browsers tell of no press that is answered sooner. */
const toldMsMin = 16
/** An event is told after the frame that shows its effect. */
const toldAfterMs = 500
/** Of the controls of a page as many are pressed, evenly over all: a long list has the same ones in every row. */
const pressesMax = 40
const lines = 160
const restMs = 400
/** A press may have taken controls away: what isn't there soon is left out. */
const waitMsMax = 2_000

/** What answers on the page itself. Who would end the session is left out. */
const controls = ['button', '[role=tab]', 'summary', 'main input', 'main select']
  .map((control) => `${control}:visible:not([disabled])`)
  .join(',')

interface Press {
  place: string
  name: string
  ms: number
}

/** What was looked at on the pages. */
interface Tried {
  /** Controls that are there. */
  found: number
  /** Controls that were chosen of them. */
  chosen: number
  /** Those of the chosen that would end something, and are never pressed. */
  spared: number
}

export async function pressRows(dataDir: string): Promise<Row[]> {
  const product = await quietProduct(dataDir)
  const browser = await launchBrowser()
  try {
    const places = await placesOf(await signedIn(product.url))
    const member = await memberContext(browser, product.url)
    const presses: Press[] = []
    const tried: Tried = { found: 0, chosen: 0, spared: 0 }
    for (const [place, path] of Object.entries(places)) {
      const page = await member.newPage()
      await page.addInitScript(noting)
      await page.goto(path, { waitUntil: 'networkidle' })
      await slowDown(page)
      presses.push(...(await pressesOf(page, { place, path, tried })))
      await page.close()
    }
    return rowsOf(presses, tried)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function placesOf(api: Api): Promise<Record<string, string>> {
  const { body } = await api.post('/api/verifications', { url: 'instagram.com/ava_fields_sandbox' })
  const { id } = await api.verificationWhen(String(body.id), ({ state }) => state === 'done')
  const text = Array.from({ length: lines }, (_, line) => `instagram.com/nobody_at_all_${line}`).join('\n')
  const { body: batch } = await api.post('/api/bulk', { text, name: 'A long list' })
  const report = `/dashboard/verifications/${id}`
  return {
    ...{ home: '/dashboard', report, posts: `${report}?tab=posts`, method: `${report}?tab=method` },
    ...{ discovery: '/dashboard/discovery', verifications: '/dashboard/verifications' },
    list: `/dashboard/bulk/${batch.id}`,
  }
}

/** Notes the longest press since it was last set back. */
const noting = `window.pressedMs = 0
new PerformanceObserver((list) => list.getEntries().forEach(({ duration, interactionId }) => {
  if (interactionId) window.pressedMs = Math.max(window.pressedMs, duration)
})).observe({ type: 'event', durationThreshold: ${toldMsMin}, buffered: true })`

async function pressesOf(
  page: Page,
  { place, path, tried }: { place: string; path: string; tried: Tried },
): Promise<Press[]> {
  const all = await page.locator(controls).count()
  tried.found += all
  const step = Math.max(1, all / pressesMax)
  const presses: Press[] = []
  for (let next = 0; next < all; next += step) {
    const control = page.locator(controls).nth(Math.floor(next))
    const name = await nameOf(control)
    tried.chosen += 1
    if (endsSomething.test(name)) {
      tried.spared += 1
      continue
    }
    // Nobody presses before the page rests that was scrolled, or closed a menu.
    await control.scrollIntoViewIfNeeded({ timeout: waitMsMax }).catch(() => undefined)
    await sleep(restMs)
    await page.evaluate('window.pressedMs = 0')
    // What lies under something else, or has gone meanwhile, is nothing that somebody could press.
    const isPressed = await control.click({ timeout: waitMsMax }).then(
      () => true,
      () => false,
    )
    await sleep(toldAfterMs)
    if (isPressed) presses.push({ place, name, ms: await page.evaluate<number>('window.pressedMs') })
    await page.keyboard.press('Escape')
    if (page.url() !== new URL(path, page.url()).href) await page.goto(path, { waitUntil: 'networkidle' })
  }
  return presses
}

/** What is asked of a control, in the page. */
interface Named {
  ariaLabel: string | null
  textContent: string | null
  labels?: ArrayLike<{ textContent: string | null }> | null
  name?: string
}

function namesOf(element: unknown): (string | null | undefined)[] {
  const { ariaLabel, textContent, labels, name } = element as Named
  return [ariaLabel, textContent, labels?.[0]?.textContent, name]
}

const endsSomething = /log out|delete|skip/i

/** @returns what a control is called: by itself, by its label, or by its name in a form */
async function nameOf(control: ReturnType<Page['locator']>): Promise<string> {
  const said = control.evaluate(namesOf, undefined, { timeout: waitMsMax })
  const names = await said.catch(() => [])
  const [name = 'without a name'] = names.map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
  return name.slice(0, 40)
}

function rowsOf(presses: readonly Press[], { found, chosen, spared }: Tried): Row[] {
  const slowest = presses.toSorted((one, other) => other.ms - one.ms)
  const p95 = slowest[Math.floor(slowest.length * 0.05)]?.ms ?? Number.NaN
  const told = (ms: number) => (ms === 0 ? `under ${toldMsMin} ms` : `${Math.round(ms)} ms`)
  return [
    {
      what: `${presses.length} presses of ${chosen} chosen among ${found} controls (${spared} would end something, ${chosen - spared - presses.length} lay under something or had gone), 95 of 100 answered within`,
      figure: told(p95),
      peer: `limit ${pressMsMax} ms, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
      kept: p95 <= pressMsMax,
    },
    ...slowest
      .slice(0, 12)
      .map(({ place, name, ms }) => ({ what: `${place}: ${name}`, figure: told(ms), peer: '', kept: null })),
  ]
}
