import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildStep, notesFolder as notes } from './build-step.ts'
import { fingerprintOfServer, gatheredFolder, gatheredList, gatheredStep } from './gathered-server.ts'
import { extensionFolder, fingerprintOfSources, webFolder } from './web-sources.ts'
import { buildPages, finishBuild, gatherServer } from './web-tools.ts'

/** The browser's half of the product, built when it is missing or older than its sources, in two steps. The pages come first, with all that they
 *  need to be served; pictures of shared links, compressed copies and the browser extension follow while the product runs already. */

/** A package brings its pages and not what they are made of. */
const isPackage = !existsSync(join(webFolder, 'vite.config.ts'))

/** Folder of the built site, whose pages are files. */
export const builtSite = join(webFolder, 'build/client')
/** Folder of the built extension for Chrome. */
export const builtExtension = join(extensionFolder, 'build/chrome')
/** Beside the folder, not in it: nobody asks for it over the net. */
const addressesFile = join(webFolder, 'build/addresses.json')
const earlyFilesFile = join(webFolder, 'build/early-files.json')
/** What draws the list of creators into the page of discovery. */
const listDrawingFile = join(webFolder, 'build/drawing/first-list.js')

/** Puts a list of creators into a built page. @throws Error for a page that has no place for one */
export type ListDrawing = (html: string, list: { page: unknown; on: string }) => string

/** Loads what draws the list: a module of the build with React inside, so only whoever draws waits for it. @returns null until it is made,
 *  which is behind the pages */
export async function loadListDrawing(): Promise<ListDrawing | null> {
  if (!existsSync(listDrawingFile)) return null
  const { default: drawing }: { default: ListDrawing } = await import(pathToFileURL(listDrawingFile).href)
  return drawing
}

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
  /** Resolves when later starts have less to load, or do without. */
  gathered: Promise<void>
  /** Ends what is under way; the next start makes it. */
  stop: () => void
}

/** Builds what is missing or old, all of it. Two starts at once build one after the other.
 *  @throws Error when the build fails; its output was passed to `log` */
export async function ensureWebBuild(log: (line: string) => void): Promise<void> {
  const { done, gathered } = await ensurePages(log)
  await done
  await gathered
}

/** Builds the pages unless they are up to date or came with a package, and begins with what may follow while they are served.
 *  @throws Error when the pages cannot be built; the tool's output was passed to `log` */
export async function ensurePages(log: (line: string) => void): Promise<BuildBehind> {
  if (isPackage) return { done: Promise.resolve(), gathered: Promise.resolve(), stop: () => undefined }
  const fingerprint = fingerprintOfSources()
  const step = (name: string, files: string[]) => new BuildStep({ notes, name, fingerprint, files, log })
  const pages = step('sources', [join(builtSite, 'index.html'), addressesFile, earlyFilesFile])
  const rest = step('finished', [listDrawingFile, join(builtExtension, 'manifest.json')])
  await pages.make(async () => {
    const began = performance.now()
    log('Building the web app (once, and after changes)…')
    await buildPages(log)
    log(`The web app is built (${((performance.now() - began) / 1_000).toFixed(1)} s)`)
  })
  const stopping = new AbortController()
  const done = rest.make(() => finishBuild(log, stopping.signal), stopping.signal)
  const gathered = done.then(() => ensureGathered(stopping.signal)).catch(() => undefined)
  return { done, gathered, stop: () => stopping.abort() }
}

/** Whoever cannot make it, in a folder that may only be read for example, starts from the sources. */
async function ensureGathered(stopping: AbortSignal): Promise<void> {
  const fingerprint = fingerprintOfServer()
  const files = [join(gatheredFolder(fingerprint), gatheredList)]
  const step = new BuildStep({ notes, name: gatheredStep, fingerprint, files, log: () => undefined })
  await step.make(() => gatherServer(stopping), stopping)
}
