import { hash, randomBytes } from 'node:crypto'

/** Bearer tokens: 256 random bits. The database keeps only their SHA-256; a fast hash is enough for what cannot be guessed. */

const tokenBytes = 32
const tokenCharsMax = 200
/** Marks of accounts that a browser made up while the server was away. They open nothing. */
const fallbackPrefix = 'fallback_'

/** Makes a fresh token. */
export function drawToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** @returns what the database knows a token by. */
export function tokenDigest(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** @returns whether a text could be one of our tokens at all; no query is spent on others. */
export function isToken(text: string): boolean {
  return text !== '' && text.length <= tokenCharsMax && !text.startsWith(fallbackPrefix)
}
