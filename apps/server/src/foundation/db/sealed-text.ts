import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Texts that the database keeps and must not be able to read: AES-256-GCM, under a key that follows from the product's secret or under one
 *  of a ring. */

export interface Seal {
  seal: (text: string) => string
  /** @throws Error when the text was changed, or sealed under another secret */
  open: (sealed: string) => string
}

const ivBytes = 12
const tagBytes = 16
/** AES-256. */
export const keyBytes = 32

/** @param purpose keeps the keys of different uses apart */
export function sealWith(secret: string, purpose: string): Seal {
  const key = keyFrom(secret, purpose)
  return { seal: (text) => sealUnder(key, text, ''), open: (sealed) => openUnder(key, sealed, '') }
}

/** @returns a key that follows from a secret, another one for each purpose */
export function keyFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vouch ${purpose}`, keyBytes))
}

/** @param place where the text is kept: sealed there it opens nowhere else */
export function sealUnder(key: Buffer, text: string, place: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws Error when the text was changed, moved to another place, or sealed under another key */
export function openUnder(key: Buffer, sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}
