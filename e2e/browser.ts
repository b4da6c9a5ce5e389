import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** Chromium of the system, quiet: nothing of it calls out. Journeys are made in its shell without windows, where it is installed: the same
 *  engine in half of the processor time. Benchmarks, and what loads an extension, are given the whole browser. */

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const shellPath = '/usr/bin/chromium-headless-shell'
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** @returns where the system's own browser is; undefined where there is none and Playwright's own is used. */
export function systemBrowser(): string | undefined {
  return systemPaths.find((path) => existsSync(path))
}

/** A page of a journey is left before code that was made quick for it has paid. */
const shortLived = ['--js-flags=--no-turbofan --no-maglev']

/** For each thing that a journey waits for: two cores that draw, serve and test at once are slow, and a hang ends the test all the same. */
export const patienceMs = 90_000

/** @returns a headless browser. The test runner has made sure that one is installed. */
export async function launchBrowser(executablePath = systemBrowser(), more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ args: [...quiet, ...more], ...(executablePath && { executablePath }) })
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    context.setDefaultTimeout(patienceMs)
    return closing(context)
  }
  return browser
}

/** The longest that closing is waited for, in milliseconds. About one context in a hundred never answers that it is closed, on a busy
 *  machine; everything else is bounded by Playwright. */
const closeMsMax = 15_000

/** Lets a journey go on whose window is not said to be closed, and gives the next file another browser. */
export function closing(context: BrowserContext): BrowserContext {
  const bounded = (close: () => Promise<void>) => async () => {
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      console.error('The browser did not say that a window is closed; the next file has another.')
      shared = undefined
      late.resolve()
    }, closeMsMax)
    await Promise.race([close(), late.promise]).finally(() => clearTimeout(timer))
  }
  const close = context.close.bind(context)
  context.close = bounded(async () => {
    await answerNothing(context)
    await close()
  })
  context.on('page', (page) => {
    page.close = bounded(page.close.bind(page))
  })
  return context
}

/** Whatever a window still asks for when it is left stays without the journey's answer: one that waits for the server's own would throw
 *  where nobody hears it, and fail the run. */
async function answerNothing(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
}

let shared: Promise<Browser> | undefined

/** @returns the browser of this worker, which outlives its files: to start one takes longer than many a journey */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser(existsSync(shellPath) ? shellPath : undefined, shortLived)
  return shared
}

/** @returns the pages that are open in this worker's browser */
export async function openPages(): Promise<Page[]> {
  const browser = await shared
  return browser?.contexts().flatMap((context) => context.pages()) ?? []
}

/** Closes what the journeys of a file have left open. */
export async function leaveBrowser(): Promise<void> {
  const browser = await shared
  for (const context of browser?.contexts() ?? []) await context.close()
}
