import { drawToken } from '../../customers/accounts/token.ts'

/** How tokens of the extension are written: a mark that tells them from sessions and keys, and 256 random bits. */

const mark = 'vx_'

export function drawExtensionToken(): string {
  return `${mark}${drawToken()}`
}

/** @returns whether a bearer token is one of the extension's */
export function isExtensionToken(text: string): boolean {
  return /^vx_[\w-]{43}$/.test(text)
}
