import type { FastifyInstance } from 'fastify'
import type { ApiDocument } from '../../foundation/http/operations.ts'
import { type PackedText, packText, sendPacked } from '../../foundation/http/packed-text.ts'
import { OrderThread } from '../../foundation/jobs/order-thread.ts'

/** The API's document, OpenAPI 3.1 made from the declared routes. It is written when it is first asked for, and then kept. */

interface Written {
  document: ApiDocument
  packed: PackedText
}

/** Serves the document at `/api/openapi.json`.
 *  @param write the document's text; by default by a thread, for it takes a processor more than a second
 *  @returns what gives the document as it is served */
export function serveApiDocument(
  app: FastifyInstance,
  version: string,
  write = onThread(app),
): () => Promise<ApiDocument> {
  let kept: Promise<Written> | null = null
  const written = () => {
    kept ??= read(write(version)).catch((error: unknown) => {
      // The next reader has it written anew.
      kept = null
      throw error
    })
    return kept
  }
  app.get('/api/openapi.json', async (request, reply) =>
    sendPacked(request, reply.type('application/json; charset=utf-8'), (await written()).packed),
  )
  return async () => (await written()).document
}

async function read(writing: Promise<string>): Promise<Written> {
  const text = await writing
  return { document: JSON.parse(text) as ApiDocument, packed: await packText(text) }
}

/** On a slow and busy machine. */
const writingMsMax = 120_000

/** The thread ends with what it was asked for, and with the app. */
function onThread(app: FastifyInstance): (version: string) => Promise<string> {
  const thread = new OrderThread<string, string>('document', new URL('./document-thread.ts', import.meta.url), {
    orderMsMax: writingMsMax,
  })
  app.addHook('onClose', () => thread.close())
  return async (version) => {
    try {
      return await thread.ask(version)
    } finally {
      await thread.close()
    }
  }
}
