import fastifySwagger from '@fastify/swagger'
import { teamCookie } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { webhooksDocument } from './webhooks-document.ts'

/** The API's document, OpenAPI 3.1 made from the declared routes, and a page for people that reads the same document. */

export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vouch API',
        version,
        description:
          'Verify creators and read the evidence. Sign in at `POST /api/auth/login` and send the token as `Authorization: Bearer …`. Every failed call returns the body `{error, code, requestId}` (the schema `Error`), and each operation lists the codes it can return.',
      },
      webhooks: webhooksDocument(),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          team: { type: 'apiKey', in: 'cookie', name: teamCookie },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').send(documentPage(app.swagger() as ApiDocument)),
  )
}

interface Operation {
  summary?: string
  tags?: string[]
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, Answer>
}

interface Answer {
  description?: string
  content?: Record<string, { schema?: unknown }>
}

interface ApiDocument {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, unknown> }
}

/** A page without scripts: it works wherever the API works, and opens at an operation by its address. */
function documentPage(document: ApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'Other')
  const sections = [...byTag].map(
    ([tag, members]) => `<h2>${escaped(tag)}</h2>${members.map((member) => operationHtml(member)).join('')}`,
  )
  const schemas = Object.entries(document.components?.schemas ?? {})
    .filter(([name]) => !name.endsWith('Input'))
    .map(
      ([name, schema]) =>
        `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${json(schema)}</details>`,
    )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(document.info.title)}</title><style>${pageStyle}</style></head><body><main><h1>${escaped(document.info.title)} ${escaped(document.info.version)}</h1>
<p>${escaped(document.info.description ?? '')}</p><p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1)</p>
${sections.join('')}<h2>Schemas</h2>${schemas.join('')}</main></body></html>`
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, description }) =>
      `<li><code>${escaped(name)}</code> in ${escaped(place)}${required ? ', required' : ''}${description ? `: ${escaped(description)}` : ''}</li>`,
  )
  const body = operation.requestBody?.content?.['application/json']?.schema
  const replies = Object.entries(operation.responses ?? {}).map(([status, answer]) => answerHtml(status, answer))
  const access = accessOf(operation)
  return `<details id="${escaped(`${method}-${path}`)}"><summary><b>${method}</b> <code>${escaped(path)}</code> <span>${escaped(operation.summary ?? '')}</span></summary>
<p>Access: ${access}</p>${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}${body ? `<p>Body</p>${json(body)}` : ''}${replies.join('')}</details>`
}

function accessOf({ security = [] }: Operation): string {
  if (security.length === 0) return 'public'
  if (security.length > 1) return 'public, with more for a bearer token'
  return JSON.stringify(security).includes('team') ? 'admin session' : 'bearer token'
}

/** All problems have one body, which stands among the schemas: they are told by their codes. */
function answerHtml(status: string, { description = '', content }: Answer): string {
  const heading = `<p>Response ${escaped(status)}</p>`
  if (Number(status) >= 400) {
    const codes = description
      .split('\n')
      .map((line) => `<li>${escaped(line.replace(/^- /, '').replaceAll('`', ''))}</li>`)
    return `${heading}<ul>${codes.join('')}</ul>`
  }
  const schema = content?.['application/json']?.schema
  return `${heading}${schema ? json(schema) : `<p>${escaped(description)}</p>`}`
}

function json(value: unknown): string {
  return `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const pageStyle = `:root{color-scheme:light dark;--ink:#12202f;--paper:#fbfaf7;--line:#12202f1f}@media(prefers-color-scheme:dark){:root{--ink:#e8ecef;--paper:#0c141d;--line:#e8ecef24}}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.6 system-ui,sans-serif}main{max-width:880px;margin:0 auto;padding:32px 16px 96px}h1{font-size:28px}h2{font-size:21px;margin:40px 0 8px}
details{border-top:1px solid var(--line);padding:8px 0}summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:56px}summary span{opacity:.75}pre{overflow:auto;max-height:420px;border:1px solid var(--line);border-radius:6px;padding:12px;font-size:13px}a{color:inherit}`
