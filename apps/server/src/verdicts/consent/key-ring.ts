import { keyFrom, openUnder, sealUnder } from '../../foundation/db/sealed-text.ts'

/** The keys that creators' tokens are sealed under. The first seals; all of them open, so that a new key can be put before the old one,
 *  what is stored sealed again by a job, and the old one taken out. */

export interface SealedText {
  keyId: string
  sealed: string
}

export interface KeyRing {
  /** The key that seals now. */
  currentId: string
  /** Every key that opens something here. */
  ids: readonly string[]
  /** @param place the row and column: a text that is moved elsewhere does not open there */
  seal: (text: string, place: string) => SealedText
  /** @throws Error for a key that is no longer in the ring, and for a text that was changed or moved */
  open: (kept: SealedText, place: string) => string
}

/** The key that follows from the product's own secret, which stands last: it seals where no other is configured. */
export const ownKeyId = 'own'

/** @param keys of the configuration, the newest first
 *  @param secret the product's own */
export function openKeyRing(keys: readonly { id: string; key: Buffer }[], secret: string): KeyRing {
  const ring = new Map([
    ...keys.map(({ id, key }) => [id, key] as const),
    [ownKeyId, keyFrom(secret, 'consent tokens')],
  ])
  const [current] = ring
  if (current === undefined) throw new Error('A ring without a key')
  const [currentId, currentKey] = current
  return {
    currentId,
    ids: [...ring.keys()],
    seal: (text, place) => ({ keyId: currentId, sealed: sealUnder(currentKey, text, place) }),
    open: ({ keyId, sealed }, place) => {
      const key = ring.get(keyId)
      if (key === undefined) throw new Error(`No key ${keyId} in TOKEN_KEYS`)
      return openUnder(key, sealed, place)
    },
  }
}
