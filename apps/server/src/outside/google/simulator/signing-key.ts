import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { exportJWK, type JWK, SignJWT } from 'jose'

/** The key pair of the simulated provider, made from the product's secret. */
export interface SigningKey {
  secret: KeyObject
  /** As the provider publishes it. */
  published: JWK
}

const keyId = 'simulated'
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

export async function signingKey(productSecret: string): Promise<SigningKey> {
  const seed = Buffer.from(hkdfSync('sha256', productSecret, '', 'simulated google', 32))
  const secret = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const published = await exportJWK(createPublicKey(secret))
  return { secret, published: { ...published, kid: keyId, alg: 'EdDSA', use: 'sig' } }
}

/** @returns an ID token that is valid for an hour from now. */
export function signIdToken(
  key: SigningKey,
  { issuer, audience }: { issuer: string; audience: string },
  claims: Record<string, unknown>,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key.secret)
}
