import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token of a link that opens something by itself: an id, and a signature of it. It can be written again for its maker without being
 *  kept, nobody can make one up, and one that was not made here costs no query. */

/** What a link opens. It is part of what is signed: a link for one thing opens no other, and the secret signs other things as well. */
export type LinkPurpose =
  | 'share link'
  | 'consent request'
  | 'creator page'
  | 'creator report'
  | 'sheet address'
  | 'unsubscribe'
  | 'contract'

const idBytes = 16
const signatureBytes = 24
const uuidForm = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** @param secret what links are signed with. @returns 54 characters that an address can hold. */
export function shareToken(id: string, secret: string, purpose: LinkPurpose = 'share link'): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([name, signatureOf(name, secret, purpose)]).toString('base64url')
}

/** @returns the id of the link that a token names; null for one that was not signed here. */
export function sharedId(token: string, secret: string, purpose: LinkPurpose = 'share link'): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null
  const name = bytes.subarray(0, idBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(name, secret, purpose))) return null
  return name.toString('hex').replace(uuidForm, '$1-$2-$3-$4-$5')
}

function signatureOf(name: Buffer, secret: string, purpose: LinkPurpose): Buffer {
  return createHmac('sha256', secret).update(`vouch ${purpose}\n`).update(name).digest().subarray(0, signatureBytes)
}
