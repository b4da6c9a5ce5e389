import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { environmentWith } from '../config/config.ts'
import { extensionFolder, serverFolder, webFolder } from './web-sources.ts'

/** The tools that build the browser's half of the product, each in a process of its own. */

/** What is new goes through a space that is emptied often. Building makes so much of it at once that a fifth of the time went into moving what
 *  lives on; a larger space (in MB) is emptied less often. */
const forBuilding = ['--max-semi-space-size=64']
/** In the degrees of `nice`: whoever opens the first pages goes before what is built behind them. */
const behindPriority = 5

/** The command of the web application's own tool, run by the Node that runs this. */
export function reactRouterCommand(): string[] {
  const manifest = createRequire(join(webFolder, 'package.json')).resolve('@react-router/dev/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
  return [join(dirname(manifest), bin['react-router'] ?? 'bin.cjs')]
}

/** Builds the pages and what they need to be served. The tool gives up where a machine is busy for a moment and its configuration comes too
 *  late, so a build that ran out of time is tried once more.
 *  @throws Error when it fails, after its last lines were passed to `log` */
export async function buildPages(log: (line: string) => void): Promise<void> {
  const build = () => failureOf(webFolder, [...forBuilding, ...reactRouterCommand(), 'build'])
  let failure = await build()
  if (failure !== null && ranOutOfTime(failure)) {
    log('The machine is busy and the build timed out; trying again…')
    failure = await build()
  }
  if (failure !== null) tellFailure(failure, 'The web app could not be built', log)
}

/** Makes what visitors do not wait for: the pictures of shared links, compressed copies, and the extension.
 *  @param stopping ends the tools; then nothing failed
 *  @throws Error when one fails, after its last lines were passed to `log` */
export async function finishBuild(log: (line: string) => void, stopping: AbortSignal): Promise<void> {
  const behind = { stopping, priority: behindPriority }
  const failures = await Promise.all([
    failureOf(webFolder, ['publishing/finish-site.ts'], behind),
    failureOf(extensionFolder, ['publishing/pack-extension.ts', '--folder'], behind),
  ])
  const failure = failures.find((text) => text !== null)
  if (failure !== undefined && !stopping.aborted)
    tellFailure(failure, 'The pictures of shared links or the browser extension could not be built', log)
}

/** Gathers the server's own sources for later starts.
 *  @param stopping ends it; then nothing failed
 *  @throws Error when it fails */
export async function gatherServer(stopping: AbortSignal): Promise<void> {
  const failure = await failureOf(serverFolder, ['src/site/gather-server.ts'], { stopping, priority: behindPriority })
  if (failure !== null && !stopping.aborted) throw new Error(failure)
}

/** @returns whether a build's output says that only time was missing. */
export function ranOutOfTime(output: string): boolean {
  return /aborted due to timeout|transport invoke timed out/.test(output)
}

function tellFailure(output: string, what: string, log: (line: string) => void): never {
  for (const line of output.split('\n').slice(-40)) log(`  ${line}`)
  throw new Error(`${what}; see the messages above`)
}

interface Manner {
  stopping?: AbortSignal
  priority?: number
}

/** Runs a tool by the Node that runs this. @returns what it printed where it failed; null where it did not. */
function failureOf(
  folder: string,
  words: readonly string[],
  { stopping, priority }: Manner = {},
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    // Whoever starts the product may be a test or a developer; what is built is always what ships, and a third of the weight. The other tells
    // the router that its pages are drawn for files.
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: environmentWith({ NODE_ENV: 'production', IS_RR_BUILD_REQUEST: 'yes' }),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(stopping && { signal: stopping }),
    })
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
    // A start that fails meanwhile must not leave a tool behind that writes what the next start builds.
    const end = () => child.kill()
    process.once('exit', end)
    const output: string[] = []
    for (const pipe of [child.stdout, child.stderr]) {
      pipe.setEncoding('utf8').on('data', (text: string) => output.push(text))
    }
    child.once('error', (error) => (stopping?.aborted ? resolve(null) : reject(error)))
    child.once('exit', (code) => {
      process.off('exit', end)
      resolve(code === 0 ? null : output.join(''))
    })
  })
}
