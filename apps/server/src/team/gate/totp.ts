import { Secret, TOTP } from 'otpauth'

/** Codes of six digits that change every half minute (RFC 6238, HMAC-SHA-1, which is what every authenticator understands). A code
 *  counts within one half minute of its own, so that clocks may differ a little. */

const period = 30
/** Steps before and after the present one that still count. RFC 6238, section 5.2, recommends one at most. */
const window = 1
/** RFC 4226, section 4, asks for 160 bits. */
const secretBytes = 20

/** @returns a fresh secret in base 32, as authenticators take it */
export function drawSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** @returns the code of a step, which is the number of half minutes since 1970 */
export function codeOf(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * period * 1_000 })
}

/** @returns the step whose code this is; null when it is none of the present ones. The comparison takes the same time for any code. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const token = code.replaceAll(/\s/g, '')
  const delta = totpOf(secret).validate({ token, timestamp: at.getTime(), window })
  return delta === null ? null : stepAt(at) + delta
}

/** @returns the number of half minutes since 1970 */
export function stepAt(at: Date): number {
  return TOTP.counter({ period, timestamp: at.getTime() })
}

/** @returns the address that an authenticator reads from a picture or takes by hand */
export function authenticatorUri(secret: string, account: string): string {
  return totpOf(secret, account).toString()
}

function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period, issuer: 'Vouch', ...(label !== undefined && { label }) })
}
