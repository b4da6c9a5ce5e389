import fastifySwagger from '@fastify/swagger'
import { declaredRoutes, type Route, teamCookie } from '@vouch/contract'
import Fastify from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describeFields } from './field-descriptions.ts'
import { type ApiDocument, tellOperations } from './operations.ts'
import { addRoute } from './serve.ts'
import { webhooksDocument } from './webhooks-document.ts'

const about = `Verify creators and read the evidence. Make a key under Settings, API keys, and send it as \`Authorization: Bearer vk_…\`.

Every failed call answers with the body \`{error, code, requestId}\` (the schema \`Error\`); each operation lists the codes it can return. Beyond those, any call can answer \`408\`, \`413\` or \`431\` for a request that arrives too slowly or is too large, \`405\` for another method and \`404\` for an unknown address, in the same body.

Lists come with a \`nextCursor\`; send it back as \`cursor\`. Send an \`Idempotency-Key\` with whatever makes or changes something, and repeat it when no answer came. The guides are at \`/api/docs\`.`

/** Writes the API's document, OpenAPI 3.1, from declarations alone, with an app that serves nothing. For all of them it takes a processor more than a second.
 *  @param version of the product
 *  @param routes what it tells of; by default all declared calls, as every instance of this version serves it */
export async function declaredDocument(
  version: string,
  routes: readonly Route[] = declaredRoutes,
): Promise<ApiDocument> {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  // Nothing is asked of this app: schemas need no compiling.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => JSON.stringify)
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
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  for (const route of routes) addRoute(app, route, async () => undefined, {})
  await app.ready()
  const document = app.swagger() as unknown as ApiDocument
  await app.close()
  tellOperations(document, routes)
  describeFields(document)
  return document
}
