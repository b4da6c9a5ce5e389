import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'

/** A local server that answers as a hosted auth service was seen to answer: its paths, its bodies, its refusals. Its accounts are in
 *  memory; a test says how it signs, and when it is away. */

export interface ScriptedGoTrue {
  /** Stands in for the address of the project. */
  apiBase: string
  issuer: string
  anonKey: string
  serviceRoleKey: string
  accounts: Map<string, ScriptedAccount>
  /** Calls that came, as `POST /token?grant_type=password`. */
  calls: string[]
  mode: { signs: 'ES256' | 'HS256'; away: boolean; tokenSeconds: number }
  close: () => Promise<void>
}

export interface ScriptedAccount {
  id: string
  email: string
  password: string
  confirmedAt: string | null
  links: Map<string, 'signup' | 'magiclink'>
  sessions: Set<string>
}

const issuer = 'https://test-project.supabase.co/auth/v1'
const keys = { anonKey: 'eyJ.public.key', serviceRoleKey: 'eyJ.service.key' }
const sharedSecret = new TextEncoder().encode('the secret of an older project, at least 32 bytes')

class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

interface Asked {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  bearer: string
}

export async function startGoTrue(): Promise<ScriptedGoTrue> {
  const pair = await generateKeyPair('ES256', { extractable: true })
  const published = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  const server = createServer((request, response) => void service.serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service = new ScriptedService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pair, published)
  return Object.assign(service, {
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

class ScriptedService {
  readonly apiBase: string
  readonly issuer = issuer
  readonly anonKey = keys.anonKey
  readonly serviceRoleKey = keys.serviceRoleKey
  readonly accounts = new Map<string, ScriptedAccount>()
  readonly calls: string[] = []
  readonly mode: ScriptedGoTrue['mode'] = { signs: 'ES256', away: false, tokenSeconds: 3_600 }
  readonly #pair: GenerateKeyPairResult
  readonly #published: JWK

  constructor(apiBase: string, pair: GenerateKeyPairResult, published: JWK) {
    this.apiBase = apiBase
    this.#pair = pair
    this.#published = published
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.apiBase)
    const path = url.pathname.replace('/auth/v1', '')
    // Pages ask from another origin.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    this.calls.push(`${request.method} ${path}${url.search}`)
    if (this.mode.away) return void response.writeHead(503).end('upstream connect error')
    try {
      const text = await bodyOf(request)
      const asked = {
        method: request.method ?? 'GET',
        path,
        query: url.searchParams,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
        bearer: (request.headers.authorization ?? '').replace('Bearer ', ''),
      }
      const answer = await this.#answerTo(asked)
      response.setHeader('content-type', 'application/json')
      response.writeHead(answer === null ? 204 : 200).end(answer === null ? '' : JSON.stringify(answer))
    } catch (error) {
      const { status, code, message } =
        error instanceof Refused ? error : new Refused(500, 'unexpected_failure', String(error))
      response.setHeader('content-type', 'application/json')
      response.setHeader('x-sb-error-code', code)
      response.writeHead(status).end(JSON.stringify({ code: status, error_code: code, msg: message }))
    }
  }

  async #answerTo(asked: Asked): Promise<unknown> {
    const { method, path, query, body } = asked
    if (path.startsWith('/admin/')) return this.#answerAdmin(asked)
    switch (`${method} ${path}`) {
      case 'GET /health':
        return {
          version: 'v2.180.0',
          name: 'GoTrue',
          description: 'GoTrue is a user registration and authentication API',
        }
      case 'GET /.well-known/jwks.json':
        return { keys: this.mode.signs === 'ES256' ? [this.#published] : [] }
      case 'POST /token':
        return query.get('grant_type') === 'password' ? this.#byPassword(body) : this.#byRefresh(body)
      case 'GET /user':
        return userOf((await this.#liveAccount(asked.bearer)).account)
      case 'POST /logout':
        return this.#signOut(asked.bearer, query.get('scope') ?? 'global')
      case 'POST /verify':
        return this.#verify(String(body.token_hash))
      default:
        throw new Refused(404, 'not_found', 'No such path')
    }
  }

  #byPassword({ email, password }: Record<string, unknown>) {
    const account = this.accounts.get(String(email).toLowerCase())
    if (account === undefined || account.password !== password)
      throw new Refused(400, 'invalid_credentials', 'Invalid login credentials')
    if (account.confirmedAt === null) throw new Refused(400, 'email_not_confirmed', 'Email not confirmed')
    return this.#grantTo(account)
  }

  #byRefresh({ refresh_token }: Record<string, unknown>) {
    for (const account of this.accounts.values()) {
      if (account.sessions.has(String(refresh_token))) return this.#grantTo(account, String(refresh_token))
    }
    throw new Refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }

  /** Its refresh token is the session's id here. */
  async #grantTo(account: ScriptedAccount, sessionId: string = randomUUID()) {
    account.sessions.add(sessionId)
    const { signs, tokenSeconds } = this.mode
    const claims = { email: account.email, role: 'authenticated', session_id: sessionId, is_anonymous: false }
    const access = await new SignJWT({
      ...claims,
      user_metadata: {},
      aal: 'aal1',
      nonce: randomBytes(4).toString('hex'),
    })
      .setProtectedHeader(signs === 'ES256' ? { alg: signs, kid: 'k1', typ: 'JWT' } : { alg: signs, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setSubject(account.id)
      .setIssuedAt()
      .setExpirationTime(`${tokenSeconds}s`)
      .sign(signs === 'ES256' ? this.#pair.privateKey : sharedSecret)
    return {
      access_token: access,
      token_type: 'bearer',
      expires_in: tokenSeconds,
      expires_at: Math.floor(Date.now() / 1_000) + tokenSeconds,
      refresh_token: sessionId,
      user: userOf(account),
    }
  }

  async #liveAccount(token: string) {
    const key = this.mode.signs === 'ES256' ? this.#pair.publicKey : sharedSecret
    const read = await jwtVerify(token, key).catch(() => {
      throw new Refused(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    })
    const account = [...this.accounts.values()].find(({ id }) => id === read.payload.sub)
    const sessionId = String(read.payload.session_id)
    if (account === undefined) throw new Refused(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (!account.sessions.has(sessionId)) {
      throw new Refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    }
    return { account, sessionId }
  }

  async #signOut(token: string, scope: string): Promise<null> {
    const { account, sessionId } = await this.#liveAccount(token)
    if (scope === 'global') account.sessions.clear()
    else account.sessions.delete(sessionId)
    return null
  }

  #verify(tokenHash: string) {
    const account = [...this.accounts.values()].find(({ links }) => links.has(tokenHash))
    if (account === undefined) throw new Refused(403, 'otp_expired', 'Email link is invalid or has expired')
    account.links.clear()
    account.confirmedAt ??= new Date().toISOString()
    return this.#grantTo(account)
  }

  #answerAdmin({ method, path, body, bearer }: Asked): unknown {
    if (bearer !== keys.serviceRoleKey) throw new Refused(403, 'not_admin', 'User not allowed')
    if (path === '/admin/generate_link') return this.#drawLink(body)
    const account = [...this.accounts.values()].find(({ id }) => path === `/admin/users/${id}`)
    if (account === undefined) throw new Refused(404, 'user_not_found', 'User not found')
    if (method === 'DELETE') {
      this.accounts.delete(account.email)
      return {}
    }
    if (method === 'PUT') this.#change(account, body)
    return userOf(account)
  }

  #change(account: ScriptedAccount, { password, email, email_confirm }: Record<string, unknown>): void {
    if (typeof password === 'string') {
      account.password = password
      account.sessions.clear()
    }
    if (typeof email === 'string') {
      this.accounts.delete(account.email)
      account.email = email
      this.accounts.set(email, account)
    }
    if (email_confirm === true) {
      account.confirmedAt ??= new Date().toISOString()
      account.links.clear()
    }
  }

  /** The password of an account that exists stays; one link is good at a time. */
  #drawLink({ type, email, password }: Record<string, unknown>) {
    const address = String(email).toLowerCase()
    const known = this.accounts.get(address)
    if (type === 'signup' && known?.confirmedAt) {
      throw new Refused(422, 'email_exists', 'A user with this email address has already been registered')
    }
    const fresh = { links: new Map(), sessions: new Set<string>(), confirmedAt: null }
    const account = known ?? { id: randomUUID(), email: address, password: String(password ?? randomUUID()), ...fresh }
    this.accounts.set(address, account)
    const kind = known === undefined ? 'signup' : type === 'signup' ? 'signup' : 'magiclink'
    const secret = createHash('sha224').update(randomUUID()).digest('hex')
    account.links.clear()
    account.links.set(secret, kind)
    const link = `${issuer}/verify?token=${secret}&type=${kind}`
    return { ...userOf(account), action_link: link, email_otp: '123456', hashed_token: secret, verification_type: kind }
  }
}

function userOf({ id, email, confirmedAt }: ScriptedAccount) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    ...(confirmedAt !== null && { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email, email_verified: true },
    is_anonymous: false,
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
