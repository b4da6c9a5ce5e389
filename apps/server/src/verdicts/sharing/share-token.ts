import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token of a share link: the link's id, and a signature of it. It can be written again for its maker without being kept,
 *  nobody can make one up, and one that was not made here costs no query. */

const idBytes = 16
const signatureBytes = 24
const uuidForm = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** @param secret what links are signed with. @returns 54 characters that an address can hold. */
export function shareToken(id: string, secret: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([name, signatureOf(name, secret)]).toString('base64url')
}

/** @returns the id of the link that a token names; null for one that was not signed here. */
export function sharedId(token: string, secret: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null
  const name = bytes.subarray(0, idBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(name, secret))) return null
  return name.toString('hex').replace(uuidForm, '$1-$2-$3-$4-$5')
}

function signatureOf(name: Buffer, secret: string): Buffer {
  // The purpose is part of what is signed: the secret signs other things as well.
  return createHmac('sha256', secret).update('vouch share link\n').update(name).digest().subarray(0, signatureBytes)
}
