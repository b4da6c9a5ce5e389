import { randomUUID } from 'node:crypto'
import type { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyInstance } from 'fastify'
import { type Asker, callsWithin } from './calls-within.ts'
import type { McpParts } from './mcp-parts.ts'

/** Conversations over HTTP. What a client can do, such as asking its person, is known from its first message, so a conversation is kept in the
 *  process that heard it. Nothing else is: a message of a conversation that this process does not know is answered all the same, without
 *  questions, so that a restart or another process ends nothing. */

export interface Conversation {
  transport: WebStandardStreamableHTTPServerTransport
  /** Of the key that began it; no other may go on with it. */
  keyId: string
  asker: Asker
  usedAt: number
}

export type ConversationParts = Pick<McpParts, 'secret' | 'publicAddress' | 'version'>

/** The protocol takes long to load, and many products never hear it. */
const protocol = async () => ({
  ...(await import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js')),
  ...(await import('./open-mcp-server.ts')),
})

const idleMsMax = 30 * 60_000
const perKeyMax = 20
const allMax = 500

export class Conversations {
  readonly #app: FastifyInstance
  readonly #parts: ConversationParts
  readonly #known = new Map<string, Conversation>()

  constructor(app: FastifyInstance, parts: ConversationParts) {
    this.#app = app
    this.#parts = parts
  }

  /** @returns the conversation, with who asks now; null for one that this process does not know or another key began */
  find(id: string, keyId: string, asker: Asker): Conversation | null {
    const found = this.#known.get(id)
    if (found === undefined || found.keyId !== keyId) return null
    // The last used stands last.
    this.#known.delete(id)
    this.#known.set(id, found)
    return Object.assign(found, { asker, usedAt: Date.now() })
  }

  /** Begins a conversation whose first message comes next. */
  async begin(keyId: string, asker: Asker): Promise<Conversation> {
    const { WebStandardStreamableHTTPServerTransport } = await protocol()
    this.#makeRoom(keyId)
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void this.#known.set(id, conversation),
      onsessionclosed: (id) => void this.#known.delete(id),
    })
    const conversation: Conversation = { transport, keyId, asker, usedAt: Date.now() }
    await this.#connect(conversation)
    return conversation
  }

  /** Answers one message that belongs to no conversation of this process. */
  async answerOnce(keyId: string, asker: Asker): Promise<Conversation> {
    const { WebStandardStreamableHTTPServerTransport } = await protocol()
    const transport = new WebStandardStreamableHTTPServerTransport({})
    const conversation: Conversation = { transport, keyId, asker, usedAt: Date.now() }
    await this.#connect(conversation)
    return conversation
  }

  async endAll(): Promise<void> {
    const all = [...this.#known.values()]
    this.#known.clear()
    await Promise.all(all.map(({ transport }) => transport.close()))
  }

  async #connect(conversation: Conversation): Promise<void> {
    const { openMcpServer } = await protocol()
    const calls = callsWithin(this.#app, () => conversation.asker)
    const server = openMcpServer({ ...this.#parts, ...calls, caller: conversation.keyId })
    await server.connect(conversation.transport)
  }

  /** Ends what nobody used for long, and the longest unused where there are too many. */
  #makeRoom(keyId: string): void {
    const before = Date.now() - idleMsMax
    const ends = (id: string, { transport }: Conversation) => {
      this.#known.delete(id)
      void transport.close()
    }
    for (const [id, each] of this.#known) if (each.usedAt < before) ends(id, each)
    const own = [...this.#known].filter(([, each]) => each.keyId === keyId)
    for (const [id, each] of own.slice(0, Math.max(0, own.length - perKeyMax + 1))) ends(id, each)
    for (const [id, each] of [...this.#known].slice(0, Math.max(0, this.#known.size - allMax + 1))) ends(id, each)
  }
}
