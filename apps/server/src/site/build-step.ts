import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FolderInUse, lockFolder } from '../foundation/db/embedded/folder-lock.ts'
import { repository } from './web-sources.ts'

/** One step of a build. It notes what it was made from once it is whole, and is done again when that changes. */

/** Where the notes of builds lie: beside the builds, not in them, for a build's own tool empties its folder. */
export const notesFolder = join(repository, '.cache/web')

/** @returns the file in which a step notes what it was made from */
export function noteOf(notes: string, name: string): string {
  return join(notes, `${name}.sha256`)
}

const waitMsMax = 180_000
const lookEveryMs = 300

interface StepSettings {
  /** The folder of the notes; one process at a time builds. */
  notes: string
  name: string
  /** What the sources are at the moment. */
  fingerprint: string
  /** What the step makes; where one of them is gone it is done again. */
  files: readonly string[]
  log: (line: string) => void
}

export class BuildStep {
  readonly #settings: StepSettings
  readonly #stamp: string

  constructor(settings: StepSettings) {
    this.#settings = settings
    this.#stamp = noteOf(settings.notes, settings.name)
  }

  isMade(): boolean {
    const isThere = [this.#stamp, ...this.#settings.files].every((file) => existsSync(file))
    return isThere && readFileSync(this.#stamp, 'utf8') === this.#settings.fingerprint
  }

  /** Runs `work` unless what it makes is there, or is there once another process has made it.
   *  @param stopping once aborted nothing begins, and what `work` leaves is not taken for made */
  async make(work: () => Promise<void>, stopping?: AbortSignal): Promise<void> {
    // A folder that may only be read holds a build that is whole.
    if (this.isMade()) return
    mkdirSync(this.#settings.notes, { recursive: true })
    const unlock = await this.#lockPatiently(stopping)
    try {
      if (unlock === null || this.isMade()) return
      // What an interrupted build leaves behind must not pass for a whole one.
      rmSync(this.#stamp, { force: true })
      await work()
      if (!stopping?.aborted) writeFileSync(this.#stamp, this.#settings.fingerprint)
    } finally {
      unlock?.()
    }
  }

  /** @returns what gives the lock back; null where nothing is left to do */
  async #lockPatiently(stopping?: AbortSignal): Promise<(() => void) | null> {
    const deadline = Date.now() + waitMsMax
    for (let said = false; ; said = true) {
      if (this.isMade() || stopping?.aborted) return null
      try {
        return lockFolder(this.#settings.notes)
      } catch (error) {
        if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error
        if (!said) this.#settings.log('Another process is building the web app; waiting for it…')
        await sleep(lookEveryMs)
      }
    }
  }
}
