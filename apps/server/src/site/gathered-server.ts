import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { noteOf, notesFolder } from './build-step.ts'
import { fingerprintOf, repository, serverFolder } from './web-sources.ts'

/** The server's own sources, gathered into a few files: loading fifteen hundred took half of the time until a start serves. They are made behind a
 *  start and used by later ones for as long as the sources are those that they were made of; else the sources run as they are, and so they do
 *  where a gathered file is broken. */

/** The name of the step that makes them. */
export const gatheredStep = 'server'
/** One folder for each state of the sources: a process that began with one loads the rest of it later. */
export const gatheredFolders = join(repository, '.cache/server')
/** The file in such a folder that says how long all others are. */
export const gatheredList = 'sizes.json'
/** Packages that nobody but the sources loads, so that they may be gathered too. */
export const packagesTakenIn: readonly string[] = ['stripe']

const ownSources = [
  join(serverFolder, 'src'),
  ...['client', 'contract', 'engine', 'presentation', 'simulator'].map((name) =>
    join(repository, 'packages', name, 'src'),
  ),
]
const packageFolder = (name: string) => join(repository, 'node_modules', name)

/** @returns the digest of all that is gathered as it is now, in hexadecimal letters */
export function fingerprintOfServer(): string {
  const packages = packagesTakenIn.flatMap((name) => programsIn(packageFolder(name)))
  return fingerprintOf([...ownSources, join(repository, 'package-lock.json'), ...packages])
}

/** @returns whether a file counts for the fingerprint */
export function isCounted(file: string): boolean {
  const folders = [...ownSources, ...packagesTakenIn.map((name) => realpathSync(packageFolder(name)))]
  return folders.some((folder) => file.startsWith(folder + sep))
}

/** @returns the folder in which sources are gathered that have this digest */
export function gatheredFolder(fingerprint: string): string {
  return join(gatheredFolders, fingerprint.slice(0, 16))
}

/** Runs what was gathered of the sources as they are now.
 *  @returns false where there is none, and where it cannot be loaded: then nothing has begun, and it is made anew */
export async function runGathered(say: (line: string) => void): Promise<boolean> {
  try {
    const folder = noted()
    if (folder === null) return false
    if (!isWhole(folder)) throw new Error('A file is missing or torn')
    for (const entry of ['starter', 'run']) await import(pathToFileURL(join(folder, `${entry}.js`)).href)
    return true
  } catch {
    forgetGathered()
    say('A file that makes starts quicker is broken. Starting without it…')
    return false
  }
}

/** Later starts run the sources, until they are gathered again. */
export function forgetGathered(): void {
  try {
    rmSync(noteOf(notesFolder, gatheredStep), { force: true })
  } catch {
    // A folder that may only be read keeps its note, and every start finds out anew.
  }
}

/** @returns where the sources as they are now were gathered; null where they have yet to be */
function noted(): string | null {
  const note = noteOf(notesFolder, gatheredStep)
  // Most of what has none, a package for example, has no sources to look at either.
  if (!existsSync(note)) return null
  const fingerprint = fingerprintOfServer()
  return readFileSync(note, 'utf8') === fingerprint ? gatheredFolder(fingerprint) : null
}

/** A file that a failing disk or a hand has cut has another size; reading all of it would take as long as the gathering saves. */
function isWhole(folder: string): boolean {
  const sizes = JSON.parse(readFileSync(join(folder, gatheredList), 'utf8')) as Record<string, number>
  return Object.entries(sizes).every(([file, size]) => statSync(join(folder, file)).size === size)
}

/** What a package runs, without what it only says of itself. */
function programsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return files.filter((file) => /(?:\.[cm]?js|^package\.json)$/.test(file)).map((file) => join(folder, file))
}
