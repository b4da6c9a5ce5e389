import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assess, canonicalSnapshot, type Snapshot } from '../src/index.ts'

/** The approved reports: what the engine says about creators that never change. A change of the engine that changes a verdict
 *  shows here as a difference that a reviewer reads, instead of being found by a customer. */

const folder = import.meta.dirname
const snapshotEnding = '.snapshot.json'
export const reportEnding = '.report.json'

/** @returns the names of all creators of the corpus, sorted */
export function corpusNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(snapshotEnding))
    .map((file) => file.slice(0, -snapshotEnding.length))
    .sort()
}

export function snapshotPath(name: string): string {
  return join(folder, name + snapshotEnding)
}

export function reportPath(name: string): string {
  return join(folder, name + reportEnding)
}

/** @returns the creator of that name, as a connector would hand it to the engine */
export function corpusSnapshot(name: string): Snapshot {
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  return { ...lists, ...JSON.parse(readFileSync(snapshotPath(name), 'utf8')) }
}

/** What the engine of this checkout says, as the text that is compared. The digest is real, so the canonical form is held
 *  still as well.
 *
 *  @returns JSON with one line for each value, so that a difference is read line by line */
export function reportText(name: string): string {
  const snapshot = corpusSnapshot(name)
  const digest = `sha256:${createHash('sha256').update(canonicalSnapshot(snapshot)).digest('hex')}`
  return `${JSON.stringify(assess(snapshot, { digest, computedAt: snapshot.fetchedAt }), null, 1)}\n`
}
