import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

/** Chromium of the system, quiet: nothing of it calls out. */

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** @returns where the system's own browser is; undefined where there is none and Playwright's own is used. */
export function systemBrowser(): string | undefined {
  return systemPaths.find((path) => existsSync(path))
}

/** @returns a headless browser. The test runner has made sure that one is installed. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = systemBrowser()
  return chromium.launch({ args: quiet, ...(executablePath && { executablePath }) })
}

let shared: Promise<Browser> | undefined

/** @returns the browser of this worker, which outlives its files: to start one takes longer than many a journey */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser()
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
