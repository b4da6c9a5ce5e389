import type { OutgoingHttpHeaders } from 'node:http'
import { Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '../../foundation/http/failures.ts'
import { answerPreflight, openToPages } from '../../foundation/http/open-to-pages.ts'
import { type Conversation, type ConversationParts, Conversations } from './conversations.ts'

/** The Model Context Protocol over HTTP. It takes API keys and what OAuth gave, never a person's session: a key has scopes and a limit. */

export const mcpPath = '/mcp'

const bodyBytesMax = 256 * 1024

export function mcpRoutes(app: FastifyInstance, parts: ConversationParts): void {
  const conversations = new Conversations(app, parts)
  app.addHook('preClose', () => conversations.endAll())
  const route = {
    url: mcpPath,
    // A page that hears 401 learns where to sign in; nothing else opens without a token, which no page has by itself.
    config: { fromOtherSites: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      openToPages(reply)
      await identifyProgram(request)
    },
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      if (!(error instanceof Problem) || !signInCodes.has(error.code)) throw error
      // A client that hears 401 looks for the way to sign in where this header says.
      reply.header('www-authenticate', challenge(parts.publicAddress(), error.code))
      return answer(request, reply, error).code(401)
    },
  } as const

  app.route({
    ...route,
    method: 'POST',
    bodyLimit: bodyBytesMax,
    handler: async (request, reply) => {
      refuseBatch(request.body)
      return pass(request, reply, await conversationOf(conversations, request))
    },
  })

  answerPreflight(app, mcpPath, ['POST', 'DELETE'])

  app.route({
    ...route,
    method: 'DELETE',
    handler: async (request, reply) => {
      const known = knownConversation(conversations, request)
      return known === null ? reply.code(204).send() : pass(request, reply, known)
    },
  })

  app.route({
    ...route,
    method: ['GET', 'PUT', 'PATCH'],
    handler: async (_request, reply) => {
      reply.header('allow', 'POST, DELETE')
      throw new Problem('method_not_allowed')
    },
  })
}

/** A call is counted as one, so it brings one message; the protocol knows no more since its version of June 2025.
 *  @throws Problem `validation` */
function refuseBatch(body: unknown): void {
  if (Array.isArray(body) && body.length > 1) throw new Problem('validation', 'Send one message at a time.')
}

const signInCodes: ReadonlySet<string> = new Set(['missing_token', 'invalid_token'])

function challenge(publicAddress: string, code: string): string {
  const metadata = `${publicAddress}/.well-known/oauth-protected-resource`
  return `Bearer resource_metadata="${metadata}"${code === 'invalid_token' ? ', error="invalid_token"' : ''}`
}

/** @throws Problem `missing_token`, `invalid_token`, `scope_missing` for a person's session */
async function identifyProgram(request: FastifyRequest): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new Problem('missing_token')
  const member = await request.server.identify(token, undefined, request.ip)
  if (member === null) throw new Problem('invalid_token')
  if (!member.apiKey) throw new Problem('scope_missing', 'Connect with an API key or sign in from your client.')
  request.member = member
}

function askerOf({ member, ip }: FastifyRequest) {
  return { keyId: member?.apiKey?.id ?? '', asker: { token: member?.token ?? '', address: ip } }
}

function knownConversation(conversations: Conversations, request: FastifyRequest): Conversation | null {
  const id = request.headers['mcp-session-id']
  const { keyId, asker } = askerOf(request)
  return typeof id === 'string' ? conversations.find(id, keyId, asker) : null
}

async function conversationOf(conversations: Conversations, request: FastifyRequest): Promise<Conversation> {
  const { keyId, asker } = askerOf(request)
  const known = knownConversation(conversations, request)
  if (known !== null) return known
  const { isInitializeRequest } = await import('@modelcontextprotocol/sdk/types.js')
  return isInitializeRequest(request.body) ? conversations.begin(keyId, asker) : conversations.answerOnce(keyId, asker)
}

/** Hands the request to the protocol and its answer back, as a stream where it is one. */
async function pass(request: FastifyRequest, reply: FastifyReply, { transport }: Conversation): Promise<FastifyReply> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value)
  const asked = new Request(`http://localhost${mcpPath}`, { method: request.method, headers })
  const response = await transport.handleRequest(asked, { parsedBody: request.body })
  for (const name of ['content-type', 'mcp-session-id']) {
    const value = response.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  reply.header('cache-control', 'no-cache, no-store')
  if (response.body === null || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    return reply.code(response.status).send(await response.text())
  await stream(request, reply, response.body)
  return reply
}

/** Writes what the protocol says as it comes. Who goes away ends the stream, not the work. */
async function stream(request: FastifyRequest, reply: FastifyReply, body: ReadableStream<Uint8Array>): Promise<void> {
  const leave = reply.server.streams.enter(request.member?.workspaceId ?? request.ip)
  const reader = body.getReader()
  const { raw } = reply
  raw.once('close', () => void reader.cancel().catch(() => undefined))
  reply.header('x-accel-buffering', 'no')
  reply.server.mark(reply)
  reply.hijack()
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) raw.write(piece.value)
  } finally {
    leave()
    raw.end()
  }
}
