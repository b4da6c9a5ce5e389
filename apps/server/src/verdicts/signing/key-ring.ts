import type { PublishedKey } from '@vouch/contract'
import { keyOfPublished, publishedOf, type SigningKey } from './signing-key.ts'

/** The keys of an instance: the newest signs, all check. */
export interface KeyRing {
  /** Null where none signs: all are retired, or their private halves are elsewhere. */
  signing: () => (SigningKey & { privateKey: NonNullable<SigningKey['privateKey']> }) | null
  find: (id: string) => SigningKey | null
  /** Newest first. */
  published: () => PublishedKey[]
}

/** @param load gives the keys as they are now; called at each use, so that a key can be added while everything runs */
export function keyRing(load: () => readonly SigningKey[]): KeyRing {
  const newestFirst = () => load().toSorted((one, other) => other.created.getTime() - one.created.getTime())
  return {
    signing: () => {
      for (const { privateKey, ...key } of newestFirst())
        if (privateKey !== null && key.retired === null) return { ...key, privateKey }
      return null
    },
    find: (id) => load().find((key) => key.id === id) ?? null,
    published: () => newestFirst().map(publishedOf),
  }
}

/** @returns a ring that can only check. @throws Error when one of the keys is not what it says */
export function publishedRing(keys: readonly PublishedKey[]): KeyRing {
  const read = keys.map(keyOfPublished)
  return keyRing(() => read)
}
