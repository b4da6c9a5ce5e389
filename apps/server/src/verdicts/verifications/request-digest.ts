import { hash } from 'node:crypto'

/** @returns the digest of a body, as it is kept beside an idempotency key: the same key may come again with the same body alone */
export function requestDigest(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url')
}
