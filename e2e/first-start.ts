import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'
import { freshDataDir } from './running-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the data that one first start has left. */
    firstStart: string
  }
}

/** @returns a new folder with what a first start leaves, so that no journey waits for one. */
export function startedDataDir(): string {
  const dataDir = freshDataDir()
  // Root's database belongs to another user, and a copy must too.
  execFileSync('cp', ['-a', `${inject('firstStart')}/.`, dataDir])
  return dataDir
}
