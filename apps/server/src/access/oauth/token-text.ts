import { hash } from 'node:crypto'
import { drawToken } from '../../customers/accounts/token.ts'

/** How what programs are given is written: a mark by which it is told from keys and sessions, and 256 random bits. */

const marks = { code: 'vc_', access: 'vo_', refresh: 'vr_' } as const
export type GivenKind = keyof typeof marks

export function drawGiven(kind: GivenKind): string {
  return `${marks[kind]}${drawToken()}`
}

/** @returns whether a text could be one of that kind; no query is spent on others */
export function isGiven(kind: GivenKind, text: string): boolean {
  return text.startsWith(marks[kind]) && /^v[cor]_[\w-]{43}$/.test(text)
}

/** @returns whether a text is as long and as plain as a verifier must be (RFC 7636, 4.1) */
export function isVerifier(text: string): boolean {
  return /^[\w.~-]{43,128}$/.test(text)
}

/** @returns the challenge of a verifier (RFC 7636, S256) */
export function challengeOf(verifier: string): string {
  return hash('sha256', verifier, 'base64url')
}
