import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

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
