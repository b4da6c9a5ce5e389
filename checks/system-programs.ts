import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './source-tree.ts'

/** What tests need beside npm's packages: a browser, and the servers that people run in front of the product or behind it. On Debian, root's
 *  `npm test` installs what is missing. Elsewhere only the browser is fetched, and tests of the rest are skipped by name. */

/** Debian's packages with the program that each of them brings. */
const packages: readonly (readonly [name: string, program: string])[] = [
  ['chromium', '/usr/bin/chromium'],
  ['dovecot-imapd', '/usr/sbin/dovecot'],
  ['haproxy', '/usr/sbin/haproxy'],
  ['pgbouncer', '/usr/sbin/pgbouncer'],
  ['postgresql-15', '/usr/lib/postgresql/15/bin/pg_basebackup'],
]
/** Journeys are twice as quick in it; where there is none, they are made in the whole browser. */
const quickBrowser = ['chromium-headless-shell', '/usr/bin/chromium-headless-shell'] as const

/** Installs what is missing, where this may: by apt as root on Debian. Says so, and what apt said where it failed. */
export function installPrograms(): void {
  const missing = packages.filter(([, program]) => !existsSync(program)).map(([name]) => name)
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (missing.length === 0 || !mayInstall) return
  console.log(`Installing ${missing.join(', ')} …`)
  apt(['update', '-qq'])
  // One after the other: where one cannot be had, tests of the others still run.
  for (const name of missing) if (!apt(['install', '-y', '-qq', name])) console.error(`${name} could not be installed.`)
  if (!existsSync(quickBrowser[1])) apt(['install', '-y', '-qq', quickBrowser[0]])
}

function apt(words: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0
}

/** @returns whether there is a Chromium, after Playwright has fetched its own where there was none. */
export function browserIsThere(): boolean {
  if (chromiumPaths().some((path) => existsSync(path))) return true
  const cli = createRequire(join(root, 'e2e/package.json'))
    .resolve('playwright-core/package.json')
    .replace('package.json', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  if (chromiumPaths().some((path) => existsSync(path))) return true
  console.error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium) and run npm test again.',
  )
  return false
}

function chromiumPaths(): string[] {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core') as {
    chromium: { executablePath: () => string }
  }
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()]
}
