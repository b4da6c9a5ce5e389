import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { noteOf, notesFolder } from './build-step.ts'
import { fingerprintOf, repository, serverFolder } from './web-sources.ts'

/** The server's own sources, gathered into a few files: loading fifteen hundred took half of the time until a start serves. They are made behind a
 *  start and used by later ones for as long as the sources are those that they were made of; else the sources run as they are. */

/** What is gathered, one entry each beside the threads. */
export type GatheredEntry = 'starter' | 'run'

/** The name of the step that makes them. */
export const gatheredStep = 'server'
/** One folder for each state of the sources: a process that began with one loads the rest of it later. */
export const gatheredFolders = join(repository, '.cache/server')

const sources = [
  join(serverFolder, 'src'),
  ...['client', 'contract', 'engine', 'presentation', 'simulator'].map((name) =>
    join(repository, 'packages', name, 'src'),
  ),
  join(repository, 'package-lock.json'),
]

/** @returns the digest of the server's sources as they are now, in hexadecimal letters */
export function fingerprintOfServer(): string {
  return fingerprintOf(sources)
}

/** @returns the folder in which sources are gathered that have this digest */
export function gatheredFolder(fingerprint: string): string {
  return join(gatheredFolders, fingerprint.slice(0, 16))
}

/** @returns where the gathered entry of the sources as they are now lies; null where it has yet to be made */
export function gatheredEntries(): ((entry: GatheredEntry) => string) | null {
  const note = noteOf(notesFolder, gatheredStep)
  // Most of what has none, a package for example, has no sources to look at either.
  if (!existsSync(note)) return null
  const fingerprint = fingerprintOfServer()
  if (readFileSync(note, 'utf8') !== fingerprint) return null
  const file = (entry: GatheredEntry) => join(gatheredFolder(fingerprint), `${entry}.js`)
  return existsSync(file('run')) ? (entry) => pathToFileURL(file(entry)).href : null
}
