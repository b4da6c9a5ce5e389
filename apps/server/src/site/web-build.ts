import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuildStep } from './build-step.ts'
import { extensionFolder, fingerprintOfSources, repository, webFolder } from './web-sources.ts'
import { buildPages, finishBuild } from './web-tools.ts'

/** The browser's half of the product, built when it is missing or older than its sources, in two steps. The pages come first, with all that they
 *  need to be served; pictures of shared links, compressed copies and the browser extension follow while the product runs already. */

/** Beside the build, not in it: the build's own tool empties its folder. */
const notes = join(repository, '.cache/web')
/** A package brings its pages and not what they are made of. */
const isPackage = !existsSync(join(webFolder, 'vite.config.ts'))

/** Folder of the built site, whose pages are files. */
export const builtSite = join(webFolder, 'build/client')
/** Folder of the built extension for Chrome. */
export const builtExtension = join(extensionFolder, 'build/chrome')
/** Beside the folder, not in it: nobody asks for it over the net. */
const addressesFile = join(webFolder, 'build/addresses.json')
const earlyFilesFile = join(webFolder, 'build/early-files.json')

/** @returns for addresses that have no file the styles and scripts that their page needs, by pattern */
export function builtEarlyFiles(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(earlyFilesFile, 'utf8')) as Record<string, string[]>
}

/** @returns the addresses that the built application draws, as patterns */
export function builtAddresses(): readonly string[] {
  return JSON.parse(readFileSync(addressesFile, 'utf8')) as string[]
}

/** What is made after the pages. */
export interface BuildBehind {
  /** Resolves when it is there, or was stopped. @throws Error when it could not be made; what the tool said was passed to `log` */
  done: Promise<void>
  /** Ends what is under way; the next start makes it. */
  stop: () => void
}

/** Builds what is missing or old, all of it. Two starts at once build one after the other.
 *  @throws Error when the build fails; its output was passed to `log` */
export async function ensureWebBuild(log: (line: string) => void): Promise<void> {
  await (await ensurePages(log)).done
}

/** Builds the pages unless they are up to date or came with a package, and begins with what may follow while they are served.
 *  @throws Error when the pages cannot be built; the tool's output was passed to `log` */
export async function ensurePages(log: (line: string) => void): Promise<BuildBehind> {
  if (isPackage) return { done: Promise.resolve(), stop: () => undefined }
  const fingerprint = fingerprintOfSources()
  const step = (name: string, files: string[]) => new BuildStep({ notes, name, fingerprint, files, log })
  const pages = step('sources', [join(builtSite, 'index.html'), addressesFile, earlyFilesFile])
  const rest = step('finished', [join(builtExtension, 'manifest.json')])
  await pages.make(async () => {
    const began = performance.now()
    log('Building the web app (once, and after changes)…')
    await buildPages(log)
    log(`The web app is built (${((performance.now() - began) / 1_000).toFixed(1)} s)`)
  })
  const stopping = new AbortController()
  const done = rest.make(() => finishBuild(log, stopping.signal), stopping.signal)
  return { done, stop: () => stopping.abort() }
}
