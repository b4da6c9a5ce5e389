import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { changedFiles, testsNear, withinTime } from './changed-tests.ts'
import { root, sourceFiles } from './source-tree.ts'
import { browserIsThere, installPrograms } from './system-programs.ts'

/** `npm test`: everything that must hold, in the order of speed, with one closing line that counts it all. A step that fails
 *  does not hide the ones after it. Steps can be named to run only those: `npm test -- format unit`; `npm test -- changed` runs
 *  what the change at hand touches. */

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
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; duration?: number | null; failureMessages?: string[] }[]
  }[]
}

/** Named again at the end, where a reader of a long log looks first. */
const failures: string[] = []
/** Likewise: whoever lacks a program reads here which promises were not looked at. */
const skips: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'vouch-results-'))
const slowTests: { name: string; seconds: number }[] = []
const slowTestsNamed = 10
/** Seconds that each file of tests took when it last ran here. */
const secondsFile = join(root, 'node_modules/.cache/vouch/test-seconds.json')
const seconds = knownSeconds()
/** Leaves the types, the format and a slow machine their part of two minutes. */
const changedSeconds = 70

const steps = {
  format: () => command('biome', ['ci', '--colors=off', '.']),
  types: async () => sum([await webRouteTypes(), ...(await typeChecks())]),
  unit: () => tests('unit'),
}

/** Tests that wait for a database or a page. Side by side they fill the processor that each of them leaves idle. */
const waitingSteps = ['server', 'browser']

/** Runs only when it is named: the whole has it all. */
const parts = {
  changed: async () => sum([await steps.format(), await steps.types(), await touchedTests()]),
}

const asked = process.argv.slice(2)
const known = [...Object.keys(steps), ...waitingSteps, ...Object.keys(parts)]
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${known.join(', ')}.`)
  process.exit(2)
}
const outcomes: Outcome[] = []
for (const [name, step] of Object.entries({ ...steps, ...parts })) {
  if (asked.length > 0 ? !asked.includes(name) : name in parts) continue
  console.log(`\n── ${name}`)
  outcomes.push(await step())
}
const waiting = waitingSteps.filter((name) => asked.length === 0 || asked.includes(name))
if (waiting.length > 0) {
  console.log(`\n── ${waiting.join(', ')}`)
  installPrograms()
  outcomes.push(...(await Promise.all(waiting.map(waitingTests))))
}
rmSync(folder, { recursive: true, force: true })
tellSlowTests()
const total = sum(outcomes)
for (const skip of skips) console.log(`skipped: ${skip}`)
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

function typeChecks(): Promise<Outcome[]> {
  return Promise.all(
    ['packages/engine', '.', 'apps/web', 'apps/extension'].map((project) => command('tsc', ['-p', project])),
  )
}

/** A command of the workspace counts as one test. */
async function command(name: string, words: string[], cwd = root): Promise<Outcome> {
  const code = await run(name, words, cwd)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** The tests that the change at hand touches, as many as two minutes hold. */
async function touchedTests(): Promise<Outcome> {
  const near = testsNear(changedFiles(), sourceFiles)
  const { run: files, left } = withinTime(near, seconds, changedSeconds)
  console.log(`The change touches ${near.length} files of tests.`)
  if (left.length > 0) console.log(`Not run, for they take longer than two minutes: ${left.join(' ')}`)
  const outcomes: Outcome[] = []
  for (const [project, place] of Object.entries({ server: 'apps/server/', browser: 'e2e/' })) {
    const own = files.filter((path) => path.startsWith(place))
    if (own.length > 0) outcomes.push(await tests(project, own))
  }
  const rest = files.filter((path) => !/^(apps\/server|e2e)\//.test(path))
  return sum([...outcomes, await tests('unit', ['checks/', ...rest])])
}

/** A project lacks what it needs only where it is the browser's; the lack counts as a failure. */
async function waitingTests(project: string): Promise<Outcome> {
  return project !== 'browser' || browserIsThere() ? tests(project) : { passed: 0, failed: 1, skipped: 0 }
}

/** @param files only these, or those below these folders; all of the project when there are none */
async function tests(project: string, files: string[] = []): Promise<Outcome> {
  const results = join(folder, `${project}.json`)
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const words = ['run', '--project', project, ...report, ...files]
  const code = await run('vitest', words, root)
  if (!existsSync(results)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = JSON.parse(readFileSync(results, 'utf8')) as TestCounts
  noteSeconds(counts)
  const failed = counts.numFailedTests ?? 0
  for (const { name, assertionResults } of counts.testResults)
    for (const { status, fullName, failureMessages } of assertionResults) {
      const told = `${relative(root, name)} > ${fullName}`
      if (status === 'failed') failures.push(told + reasonOf(failureMessages))
      else if (status !== 'passed') skips.push(told)
    }
  return {
    passed: counts.numPassedTests ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
  }
}

function noteSeconds({ testResults }: TestCounts): void {
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const path = relative(root, name)
    seconds[path] = (endTime - startTime) / 1_000
    for (const { fullName, duration } of assertionResults)
      slowTests.push({ name: `${path} > ${fullName}`, seconds: (duration ?? 0) / 1_000 })
  }
  mkdirSync(dirname(secondsFile), { recursive: true })
  writeFileSync(secondsFile, JSON.stringify(seconds))
}

function knownSeconds(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(secondsFile, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}

function tellSlowTests(): void {
  if (slowTests.length === 0) return
  console.log(`\nThe slowest of ${slowTests.length} tests:`)
  const slowest = slowTests.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowTestsNamed)
  for (const each of slowest) console.log(`${each.seconds.toFixed(1).padStart(6)} s  ${each.name}`)
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
