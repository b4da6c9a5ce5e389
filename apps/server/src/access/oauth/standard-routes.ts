import { openingScopes } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { formFields } from '../../foundation/http/clean-requests.ts'
import { answerPreflight, openToPages } from '../../foundation/http/open-to-pages.ts'
import { type Exchanged, endByToken, exchangeCode, exchangeRefresh, type OauthFault } from './exchange.ts'
import { isKnown, register } from './known-programs.ts'
import type { OauthParts } from './oauth-parts.ts'
import { isOwnResource } from './own-resource.ts'
import { isRedirectUri } from './redirect-uri.ts'

/** What programs call to be let in, as the standards have it: OAuth 2.1 with PKCE, its metadata (RFC 8414, RFC 9728), registration (RFC 7591)
 *  and revocation (RFC 7009). Programs are public: they keep no secret of ours. */

/** Registrations and exchanges a minute from one address. */
const registrationsPerMinute = 10
const exchangesPerMinute = 60
const bodyBytesMax = 16 * 1024

export function standardRoutes(app: FastifyInstance, parts: OauthParts): void {
  const { db, publicAddress } = parts
  serveMetadata(app, publicAddress)
  void app.register(async (room) => {
    room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, formFields(String(text))),
    )

    room.post('/oauth/register', limited(registrationsPerMinute), async ({ body }, reply) => {
      const read = registration.safeParse(body)
      if (!read.success)
        return refuse(
          reply,
          'invalid_client_metadata',
          read.error.issues[0]?.message ?? 'Send JSON with redirect_uris.',
        )
      const { client_name, redirect_uris } = read.data
      return reply.code(201).send({
        client_id: await register(db, client_name, redirect_uris),
        client_id_issued_at: Math.floor(Date.now() / 1_000),
        ...{ client_name, redirect_uris, token_endpoint_auth_method: 'none' },
        ...{ grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
      })
    })

    room.post('/oauth/token', limited(exchangesPerMinute), async ({ body }, reply) => {
      const form = formOf(body)
      const exchanged = await exchange(form)
      if ('fault' in exchanged) return refuse(reply, exchanged.fault, exchanged.why)
      return reply.send(exchanged.given)
    })

    room.post('/oauth/revoke', limited(exchangesPerMinute), async ({ body }, reply) => {
      await endByToken(db, formOf(body).get('token') ?? '')
      return reply.code(200).send({})
    })

    for (const path of ['register', 'token', 'revoke']) answerPreflight(room, `/oauth/${path}`, ['POST'])
  })

  async function exchange(form: ReadonlyMap<string, string>): Promise<Exchanged> {
    const [kind, client] = [form.get('grant_type'), form.get('client_id')]
    if (!kind || !client) return fault('invalid_request', 'Send a form with grant_type and client_id.')
    if (!kinds.has(kind)) return fault('unsupported_grant_type', 'Send grant_type authorization_code or refresh_token.')
    if (!(await isKnown(db, client)))
      return fault('invalid_client', 'This program isn’t known here anymore. Register it again.')
    if (!isOwnResource(form.get('resource'), publicAddress()))
      return fault('invalid_target', 'A token for another server than this one was asked for.')
    return kind === 'refresh_token' ? exchangeRefresh(db, form) : exchangeCode(parts, form)
  }
}

const kinds = new Set(['authorization_code', 'refresh_token'])

function fault(name: OauthFault, why: string): Exchanged {
  return { fault: name, why }
}

const badUris =
  'redirect_uris takes 1 to 10 addresses: https pages, http on this computer, or an application’s own scheme.'
const registration = z.object(
  {
    client_name: z.string().trim().max(200).catch('').transform(shownName),
    redirect_uris: z.array(z.string(badUris).refine(isRedirectUri, badUris), badUris).min(1, badUris).max(10, badUris),
  },
  'Send JSON with redirect_uris.',
)

/** What a program calls itself, on one line and of a length that a page has room for. */
function shownName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .toWellFormed()
    .trim()
  return plain === '' ? 'A program without a name' : plain
}

function formOf(body: unknown): ReadonlyMap<string, string> {
  return body instanceof Map ? body : new Map()
}

/** Nobody carries a cookie here, and a page of another site proves itself by what it sends. */
function limited(max: number) {
  return {
    bodyLimit: bodyBytesMax,
    config: { fromOtherSites: true, rateLimit: { max, timeWindow: '1 minute' } },
    onSend: async (_request: unknown, reply: FastifyReply) =>
      void openToPages(reply).header('cache-control', 'no-store'),
  }
}

function refuse(reply: FastifyReply, error: string, why: string): FastifyReply {
  return reply.code(400).send({ error, error_description: why })
}

function serveMetadata(app: FastifyInstance, publicAddress: () => string): void {
  const protectedResource = () => ({
    resource: `${publicAddress()}/mcp`,
    authorization_servers: [publicAddress()],
    scopes_supported: openingScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Vouch',
    resource_documentation: `${publicAddress()}/api/docs`,
  })
  const authorizationServer = () => ({
    issuer: publicAddress(),
    authorization_endpoint: `${publicAddress()}/oauth/authorize`,
    token_endpoint: `${publicAddress()}/oauth/token`,
    registration_endpoint: `${publicAddress()}/oauth/register`,
    revocation_endpoint: `${publicAddress()}/oauth/revoke`,
    scopes_supported: openingScopes,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  })
  const told = [
    ['/.well-known/oauth-protected-resource', protectedResource],
    ['/.well-known/oauth-protected-resource/mcp', protectedResource],
    ['/.well-known/oauth-authorization-server', authorizationServer],
  ] as const
  for (const [url, body] of told) {
    app.get(url, async (_request, reply) =>
      openToPages(reply).header('cache-control', 'public, max-age=300').send(body()),
    )
    answerPreflight(app, url, ['GET'])
  }
}
