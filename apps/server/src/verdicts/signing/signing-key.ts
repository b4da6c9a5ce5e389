import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { canonicalJson, type PublishedKey, publishedKey } from '@vouch/contract'
import { z } from 'zod'

/** A key that reports are signed with: Ed25519 (RFC 8032) as a JWK (RFC 8037), known by its RFC 7638 thumbprint. */

export interface SigningKey {
  id: string
  publicKey: KeyObject
  /** Null: it can only be checked with. */
  privateKey: KeyObject | null
  /** Since when it signs. */
  created: Date
  /** What it signs later does not count; null: it is in use. */
  retired: Date | null
}

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const bytes32 = z.string().regex(/^[\w-]{43}$/)

/** What lies in a file of the folder of keys. `d` is the private half; without it the key only checks. */
const keptKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: bytes32,
  d: bytes32.optional(),
  created: moment,
  retired: moment.optional(),
})

/** @returns a fresh key, whose id does not begin with a dash: somebody names it on a command line, where a dash begins an option */
export function newKey(created: Date): SigningKey {
  for (;;) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const id = thumbprint(publicKey)
    if (!id.startsWith('-')) return { id, publicKey, privateKey, created, retired: null }
  }
}

/** @throws Error when the text is no key of this form, or its halves do not belong together */
export function keyIn(text: string): SigningKey {
  const { x, d, created, retired = null } = keptKey.parse(JSON.parse(text))
  const jwk = { kty: 'OKP', crv: 'Ed25519', x }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const privateKey = d === undefined ? null : createPrivateKey({ key: { ...jwk, d }, format: 'jwk' })
  // Node derives the public half from the private one, whatever stands beside it.
  if (privateKey && privateKey.export({ format: 'jwk' }).x !== x)
    throw new Error('its two halves do not belong together')
  return { id: thumbprint(publicKey), publicKey, privateKey, created, retired }
}

/** @returns the text of its file, private half and all */
export function keyText({ publicKey, privateKey, created, retired }: SigningKey): string {
  const { kty, crv, x, d } = (privateKey ?? publicKey).export({ format: 'jwk' })
  return `${JSON.stringify({ kty, crv, x, d, created, ...(retired && { retired }) }, null, 2)}\n`
}

/** @returns what everybody may see of it */
export function publishedOf({ id, publicKey, created, retired }: SigningKey): PublishedKey {
  return publishedKey.parse({
    ...publicKey.export({ format: 'jwk' }),
    ...{ kid: id, use: 'sig', alg: 'EdDSA', created: created.toISOString() },
    ...(retired && { retired: retired.toISOString() }),
  })
}

/** @returns a key that somebody published, to check with. @throws Error when its name is not its thumbprint */
export function keyOfPublished({ x, kid, created, retired }: PublishedKey): SigningKey {
  const key = keyIn(JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x, created, retired }))
  if (key.id !== kid) throw new Error(`the key named ${kid} is another one`)
  return key
}

function thumbprint(publicKey: KeyObject): string {
  const { kty, crv, x } = publicKey.export({ format: 'jwk' })
  return createHash('sha256').update(canonicalJson({ kty, crv, x })).digest('base64url')
}
