import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { canonicalJson, confirmSeconds } from '@vouch/contract'

/** A price that was told, signed: whoever sends it back agrees to that price for that deed within five minutes. Nothing is kept of it, so any
 *  process can take it back. It pays once, because the idempotency key of the deed follows from it. */

export interface ToldPrice {
  /** Who was told. */
  caller: string
  tool: string
  /** What the tool was asked for, without the token. */
  input: object
  credits: number
}

/** @param atMs now, by the system's clock. @returns a token of some 70 characters */
export function confirmToken(price: ToldPrice, secret: string, atMs: number): string {
  const until = Math.floor(atMs / 1_000) + confirmSeconds
  return `${until}.${signatureOf(price, until, secret)}`
}

/** @returns the idempotency key of the deed; null for a token that is over, was told to another or for another deed or price */
export function confirmedKey(token: string, price: ToldPrice, secret: string, atMs: number): string | null {
  const [, written = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  const until = Number(written)
  if (written === '' || until * 1_000 < atMs || until * 1_000 > atMs + confirmSeconds * 1_000) return null
  const due = Buffer.from(signatureOf(price, until, secret))
  if (!timingSafeEqual(due, Buffer.from(signature))) return null
  return `mcp-${hash('sha256', token, 'base64url')}`
}

function signatureOf({ caller, tool, input, credits }: ToldPrice, until: number, secret: string): string {
  const said = canonicalJson({ caller, tool, input, credits, until })
  return createHmac('sha256', secret).update(`vouch mcp price\n${said}`).digest('base64url')
}
