import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { environmentWith } from '../config/config.ts'
import { FolderInUse, lockFolder } from '../foundation/db/embedded/folder-lock.ts'

/** The browser's half of the product, pages and extension, built when it is missing or older than its sources. Whether it is up to date is decided
 *  by names, sizes and times of all sources, so that a deleted file counts too. */

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const web = join(root, 'apps/web')
const extension = join(root, 'apps/extension')
/** Beside the build, not in it: the build's own tool empties its folder. */
const notes = join(root, '.cache/web')
const stampFile = join(notes, 'sources.sha256')
/** What ends up in the bundle: the application and the packages that it imports. */
const sources = [
  web,
  extension,
  join(root, 'packages/client/src'),
  join(root, 'packages/contract/src'),
  join(root, 'packages/engine/src'),
  join(root, 'packages/presentation/src'),
  // The methodology is drawn from these.
  join(root, 'docs/science.md'),
  join(root, 'docs/science'),
  join(root, 'docs/signals.md'),
  join(root, 'package-lock.json'),
]
const leftOut = new Set(['node_modules', 'build', '.react-router', '.wxt'])
/** A package brings its pages and not what they are made of. */
const isPackage = !existsSync(join(web, 'vite.config.ts'))
const waitMsMax = 180_000

/** Folder of the built site, whose pages are files. */
export const builtSite = join(web, 'build/client')
/** Folder of the built extension for Chrome. */
export const builtExtension = join(extension, 'build/chrome')
/** Beside the folder, not in it: nobody asks for it over the net. */
const addressesFile = join(web, 'build/addresses.json')

/** @returns the addresses that the built application draws, as patterns */
export function builtAddresses(): readonly string[] {
  return JSON.parse(readFileSync(addressesFile, 'utf8')) as string[]
}

/** Builds the web application unless it is up to date or came with a package. Two starts at once build one after the other.
 *  @throws Error when the build fails; its output was passed to `log`. */
export async function ensureWebBuild(log: (line: string) => void): Promise<void> {
  if (isPackage || isUpToDate()) return
  mkdirSync(notes, { recursive: true })
  const unlock = await lockPatiently(log)
  try {
    if (isUpToDate()) return
    const began = Date.now()
    log('Building the web app (once, and after changes)…')
    const fingerprint = sourcesFingerprint()
    await buildPatiently(log)
    writeFileSync(stampFile, fingerprint)
    log(`The web app is built (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  } finally {
    unlock()
  }
}

async function lockPatiently(log: (line: string) => void): Promise<() => void> {
  const deadline = Date.now() + waitMsMax
  for (let said = false; ; said = true) {
    try {
      return lockFolder(notes)
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error
      if (!said) log('Another process is building the web app; waiting for it…')
      await sleep(300)
    }
  }
}

function isUpToDate(): boolean {
  if (
    ![join(builtSite, 'index.html'), join(builtExtension, 'manifest.json'), addressesFile, stampFile].every((file) =>
      existsSync(file),
    )
  )
    return false
  return readFileSync(stampFile, 'utf8') === sourcesFingerprint()
}

function sourcesFingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      const { size, mtimeMs } = statSync(file)
      // Whole seconds: an image or an archive keeps no finer ones, and what was built before it was packed is still what it was.
      hash.update(`${file}\0${size}\0${Math.trunc(mtimeMs / 1_000)}\n`)
    }
  }
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name) && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** The command of the web application's own tool, run by the Node that runs this. */
export function reactRouterCommand(): string[] {
  const manifest = createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
  return [join(dirname(manifest), bin['react-router'] ?? 'bin.cjs')]
}

/** The tool gives each page ten seconds to be drawn, and the first pays for loading them all. On a machine that is busy for a moment
 *  that is too little, so a build that ran out of time is tried once more.
 *  @throws Error when it fails, after its last lines were passed to `log` */
async function buildPatiently(log: (line: string) => void): Promise<void> {
  const pages = [...reactRouterCommand(), 'build']
  let failure = await failureOf(web, pages)
  if (failure !== null && ranOutOfTime(failure)) {
    log('The machine is busy and the build timed out; trying again…')
    failure = await failureOf(web, pages)
  }
  failure ??= await failureOf(extension, ['publishing/pack-extension.ts', '--folder'])
  if (failure === null) return
  for (const line of failure.split('\n').slice(-40)) log(`  ${line}`)
  throw new Error('The web app could not be built; see the messages above')
}

/** @returns whether a build's output says that only time was missing. */
export function ranOutOfTime(output: string): boolean {
  return /aborted due to timeout|transport invoke timed out/.test(output)
}

/** Runs a tool by the Node that runs this. @returns what it printed where it failed; null where it did not. */
function failureOf(folder: string, words: readonly string[]): Promise<string | null> {
  return new Promise((resolve, reject) => {
    // Whoever starts the product may be a test or a developer; what is built is always what ships, and a third of the weight.
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: environmentWith({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: string[] = []
    for (const pipe of [child.stdout, child.stderr]) {
      pipe.setEncoding('utf8').on('data', (text: string) => output.push(text))
    }
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0 ? null : output.join('')))
  })
}
