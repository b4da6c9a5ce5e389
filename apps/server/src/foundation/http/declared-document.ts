import { declaredRoutes } from '@vouch/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describeApi } from './api-document.ts'
import type { ApiDocument } from './operations.ts'
import { addRoute } from './serve.ts'

/** @returns an app that declares every call and serves none: enough to write the document from */
export async function declaredApp(version: string): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await describeApi(app, version)
  for (const route of declaredRoutes) addRoute(app, route, async () => undefined, {})
  return app
}

/** @returns the API's document from the declarations alone, as every instance of this version serves it */
export async function declaredDocument(version: string): Promise<ApiDocument> {
  const app = await declaredApp(version)
  await app.ready()
  const document = app.apiDocument()
  await app.close()
  return document
}
