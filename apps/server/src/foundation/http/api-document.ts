import fastifySwagger from '@fastify/swagger'
import { type Route, teamCookie } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describeFields } from './field-descriptions.ts'
import { type ApiDocument, tellOperations } from './operations.ts'
import { type PackedText, packText, sendPacked } from './packed-text.ts'
import { webhooksDocument } from './webhooks-document.ts'

/** The API's document, OpenAPI 3.1 made from the declared routes. It is written when it is first asked for, and then kept. */

declare module 'fastify' {
  interface FastifyInstance {
    /** The document as it is served; only whole once the app is ready. */
    apiDocument: () => ApiDocument
  }
}

const about = `Verify creators and read the evidence. Make a key under Settings, API keys, and send it as \`Authorization: Bearer vk_…\`.

Every failed call answers with the body \`{error, code, requestId}\` (the schema \`Error\`); each operation lists the codes it can return. Beyond those, any call can answer \`408\`, \`413\` or \`431\` for a request that arrives too slowly or is too large, \`405\` for another method and \`404\` for an unknown address, in the same body.

Lists come with a \`nextCursor\`; send it back as \`cursor\`. Send an \`Idempotency-Key\` with whatever makes or changes something, and repeat it when no answer came. The guides are at \`/api/docs\`.`

export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  const routes = new Map<string, Route>()
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vouch API', version, description: about },
      // As seen from the document: the instance that it was read from.
      servers: [{ url: '/', description: 'This instance' }],
      webhooks: webhooksDocument(),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'An API key (`vk_…`), or the token of a session.' },
          team: { type: 'apiKey', in: 'cookie', name: teamCookie, description: 'An admin session.' },
        },
      },
    },
    transform: (given) => {
      const { declared } = given.route.config ?? {}
      if (declared) routes.set(`${declared.method} ${declared.path}`, declared)
      return jsonSchemaTransform(given)
    },
    transformObject: jsonSchemaTransformObject,
  })
  let document: ApiDocument | null = null
  app.decorate('apiDocument', () => {
    if (document === null) {
      document = app.swagger() as unknown as ApiDocument
      tellOperations(document, [...routes.values()])
      describeFields(document)
    }
    return document
  })
  // Three megabytes, which anybody may ask for: packing them for each call would take a twentieth of a second every time.
  let packed: Promise<PackedText> | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    packed ??= packText(JSON.stringify(app.apiDocument()))
    return sendPacked(request, reply.type('application/json; charset=utf-8'), await packed)
  })
}
