import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './source-tree.ts'

/** `npm test`: everything that must hold, in the order of speed, with one closing line that counts it all. A step that fails
 *  does not hide the ones after it. Steps can be named to run only those: `npm test -- format unit`. */

interface Outcome {
  passed: number
  failed: number
  skipped: number
}

/** What is read of a test run's report. */
interface TestCounts {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[]
}

/** Named again at the end, where a reader of a long log looks first. */
const failures: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'vouch-results-'))

const steps: Record<string, () => Promise<Outcome>> = {
  format: () => command('biome', ['ci', '--colors=off', '.']),
  types: async () => sum([await webRouteTypes(), ...(await typeChecks())]),
  unit: () => tests('unit'),
  server: () => tests('server'),
  browser: () => (browserIsThere() ? tests('browser') : Promise.resolve({ passed: 0, failed: 1, skipped: 0 })),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}
const outcomes: Outcome[] = []
for (const [name, step] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n── ${name}`)
  outcomes.push(await step())
}
rmSync(folder, { recursive: true, force: true })
const total = sum(outcomes)
for (const failure of failures) console.log(`failed: ${failure}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 ? 1 : 0)

function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce(
    (so, each) => ({
      passed: so.passed + each.passed,
      failed: so.failed + each.failed,
      skipped: so.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

function webRouteTypes(): Promise<Outcome> {
  return command('react-router', ['typegen'], join(root, 'apps/web'))
}

async function typeChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const project of ['packages/engine', '.', 'apps/web']) outcomes.push(await command('tsc', ['-p', project]))
  return outcomes
}

/** A command of the workspace counts as one test. */
async function command(name: string, words: string[], cwd = root): Promise<Outcome> {
  const code = await run(name, words, cwd)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

async function tests(project: string): Promise<Outcome> {
  const results = join(folder, `${project}.json`)
  const words = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const code = await run('vitest', words, root)
  if (!existsSync(results)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = JSON.parse(readFileSync(results, 'utf8')) as TestCounts
  const failed = counts.numFailedTests ?? 0
  for (const { name, assertionResults } of counts.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') failures.push(`${relative(root, name)} > ${fullName}${reasonOf(failureMessages)}`)
  return {
    passed: counts.numPassedTests ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
  }
}

/** @returns the first lines of what a test said when it failed, below its name. */
function reasonOf(messages: string[] = []): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 6)
  return lines.map((line) => `\n    ${line}`).join('')
}

function run(name: string, words: string[], cwd: string): Promise<number> {
  const program = join(root, 'node_modules/.bin', name)
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Finds Chromium, or installs it: by apt as root on Debian, else by Playwright's own download. */
function browserIsThere(): boolean {
  if (chromiumPaths().some((path) => existsSync(path))) return true
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  } else {
    const cli = createRequire(join(root, 'e2e/package.json'))
      .resolve('playwright-core/package.json')
      .replace('package.json', 'cli.js')
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  }
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
