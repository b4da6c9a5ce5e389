import { hash } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { type GoTrue, GoTrueRefusal } from './gotrue.ts'
import { type HostedSettings, issuerOf } from './hosted-settings.ts'

/** Who a token of the hosted service belongs to. Projects that sign with a key pair publish the public half, and the token is checked
 *  here; older ones sign with a secret that nobody else may know, so the service itself is asked. */

const claims = z.object({
  sub: z.string().min(1),
  session_id: z.string().default(''),
  iat: z.number(),
  exp: z.number(),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
})
export type HostedClaims = z.output<typeof claims>

const signedByKeyPair = ['ES256', 'RS256', 'EdDSA']
const tokenCharsMax = 8_000
const timeoutMs = 8_000
/** The service tells browsers the same. */
const keysKeptMs = 600_000
const answerKeptMs = 30_000
const answersMax = 5_000

/** @returns a function that gives the claims of a live token, or null. It throws `GoTrueRefusal` when nobody can tell just now. */
export function tokenCheck(settings: HostedSettings, service: GoTrue): (token: string) => Promise<HostedClaims | null> {
  const keys = createRemoteJWKSet(new URL(`${service.root}/.well-known/jwks.json`), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: keysKeptMs,
  })
  const ask = askedOnce(service)
  return async (token) => {
    if (!token.startsWith('eyJ') || token.length > tokenCharsMax) return null
    const algorithm = algorithmOf(token)
    if (algorithm === 'HS256') return ask(token)
    if (algorithm === undefined || !signedByKeyPair.includes(algorithm)) return null
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuerOf(settings),
        audience: 'authenticated',
        algorithms: signedByKeyPair,
      })
      return claims.safeParse(payload).data ?? null
    } catch (error) {
      if (isAboutToken(error)) return null
      throw new GoTrueRefusal(0, 'unavailable', error instanceof Error ? error.message : String(error))
    }
  }
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg
  } catch {
    return undefined
  }
}

/** Everything else is about the keys, which could not be fetched. */
function isAboutToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}

/** Asks the service, and remembers its answers for half a minute: a screen makes many calls at once. */
function askedOnce(service: GoTrue): (token: string) => Promise<HostedClaims | null> {
  const answers = new Map<string, { until: number; answer: Promise<HostedClaims | null> }>()
  return (token) => {
    const key = hash('sha256', token, 'base64url')
    const known = answers.get(key)
    if (known !== undefined && known.until > Date.now()) return known.answer
    const answer = confirmed(service, token)
    answers.delete(key)
    answers.set(key, { until: Date.now() + answerKeptMs, answer })
    // A failure is not an answer.
    answer.catch(() => answers.delete(key))
    for (const oldest of answers.keys()) {
      if (answers.size <= answersMax) break
      answers.delete(oldest)
    }
    return answer
  }
}

/** What stands in a token may be believed once the service has taken it. */
async function confirmed(service: GoTrue, token: string): Promise<HostedClaims | null> {
  try {
    const user = await service.user(token)
    const read = claims.safeParse(decodeJwt(token))
    const isLive = read.success && read.data.sub === user.id && read.data.exp * 1_000 > Date.now()
    return isLive ? read.data : null
  } catch (error) {
    if (error instanceof GoTrueRefusal && error.code !== 'unavailable') return null
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
