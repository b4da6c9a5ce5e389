import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes of six digits that change every half minute (RFC 6238 over RFC 4226, HMAC-SHA-1, which is what every authenticator
 *  understands). A code counts within one half minute of its own, so that clocks may differ a little. */

const stepSeconds = 30
const digits = 6
/** Steps before and after the present one that still count. RFC 6238, section 5.2, recommends one at most. */
const driftSteps = 1
/** RFC 4226, section 4, asks for 160 bits. */
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** @returns a fresh secret in base 32, as authenticators take it */
export function drawSecret(): string {
  return base32Of(randomBytes(secretBytes))
}

/** @returns the code of a step, which is the number of half minutes since 1970 */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** @returns the step whose code this is; null when it is none of the present ones. All are compared, whichever matches. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const given = Buffer.from(code.replaceAll(/\s/g, ''))
  const now = stepAt(at)
  let found: number | null = null
  for (let step = now - driftSteps; step <= now + driftSteps; step += 1) {
    const right = Buffer.from(codeOf(secret, step))
    if (given.length === right.length && timingSafeEqual(given, right)) found = step
  }
  return found
}

/** @returns the number of half minutes since 1970 */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / stepSeconds)
}

/** @returns the address that an authenticator reads from a picture or takes by hand */
export function authenticatorUri(secret: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Vouch', algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(`Vouch:${account}`)}?${query}`
}

function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
