import { drawToken } from '../../customers/accounts/token.ts'

/** How keys are written: a mark by which secret scanners and people know them, and 256 random bits. */

const mark = 'vk_'
/** Characters by which a list tells keys apart. */
const prefixChars = 10

export function drawKey(): { key: string; prefix: string } {
  const key = `${mark}${drawToken()}`
  return { key, prefix: key.slice(0, prefixChars) }
}

/** @returns whether a bearer token is a key, and no session's */
export function isKey(text: string): boolean {
  return /^vk_[\w-]{43}$/.test(text)
}
