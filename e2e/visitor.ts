import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { aliveEvent } from '../apps/web/marketing/standing/standing-parts.ts'
import { axeFaults } from './axe-faults.ts'

/** A visitor of the public site: a page that notes what goes wrong on it, and the looks in which a page must be in order. */

/** The narrowest and the widest look, one in each scheme. */
export const looks = [
  { width: 375, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const

const faultsOf = new WeakMap<Page, string[]>()

/** Opens a page of its own, with the decision about cookies already made: the banner has tests of its own. */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions & { undecided?: boolean } = {},
): Promise<Page> {
  const { undecided = false, ...rest } = options
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...rest,
  })
  if (!undecided) await context.addInitScript(decidedScript)
  await context.addInitScript(aliveScript)
  const page = await context.newPage()
  const faults: string[] = []
  faultsOf.set(page, faults)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return page
}

const decidedScript = `if (location.protocol.startsWith('http')) {
  localStorage.setItem('cookie-consent', '{"essential":true,"analytics":false,"marketing":false}')
  localStorage.setItem('cookie-consent-date', new Date().toISOString())
}`

/** @returns what went wrong on a page so far: errors thrown, hydration warnings, things blocked; each once. */
export function faultsSoFar(page: Page): string[] {
  return [...new Set(faultsOf.get(page))]
}

/** Ends a visit, during which the page must have had no error of its own. */
export async function leave(page: Page): Promise<void> {
  expect(faultsSoFar(page)).toEqual([])
  await page.context().close()
}

/** Goes on by the tab key until an element has the focus. What is not there yet is waited for: keys are faster than a page that loads. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) === 1) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tab key does not lead to ${wanted}`)
}

/** A newcomer's page asks for the application when it is needed. Something is put into it until the application has taken over, and has looked
 *  at the sections that wait for a sign of need, which it does when nothing else is under way: from then on all of it answers to keys. */
export async function alive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(`dispatchEvent(new Event('paste')), ${isAlive} && ${idleMoment}`)).toBe(true)
}

/** Asks a page whether the application has taken over what the server sent. */
export const isAlive = 'window.isAlive === true'

/** Comes after five seconds in any case: a page that moves may have none. */
const idleMoment = 'new Promise((come) => requestIdleCallback(() => come(true), { timeout: 5_000 }))'

const aliveScript = `addEventListener('${aliveEvent}', () => { window.isAlive = true })`

/** @returns what a screen reader, or a reader with little room, trips over on the page as it stands, in each of the looks; it is left
 *  in the last. */
export async function flaws(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const place = `${new URL(page.url()).pathname} ${width} ${colorScheme}`
    found.push(...(await axeFaults(page)).map((fault) => `${place} ${fault}`))
    const [headings, overflow] = await page.evaluate<[number, number]>(
      "[document.querySelectorAll('h1').length, document.documentElement.scrollWidth - window.innerWidth]",
    )
    if (headings !== 1) found.push(`${place} has ${headings} first headings`)
    if (overflow > 0) found.push(`${place} is ${overflow} px too wide`)
  }
  return found
}

/** Waits until the product's page has a place for its toast, which it loads when it is idle: nothing could be told where that fails to load. */
export async function toastsTold(page: Page): Promise<void> {
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' })
}

/** Waits until the open dialog stands over the page, where its styles put it. Without them it would stand below all else. */
export async function inSight(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  await expect
    .poll(async () => {
      const box = await page.getByRole('dialog').boundingBox()
      return box !== null && box.y >= 0 && box.y < height / 2
    })
    .toBe(true)
}
