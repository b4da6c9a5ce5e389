import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDocument } from '../../foundation/http/operations.ts'
import { KeptTexts, sendPacked } from '../../foundation/http/packed-text.ts'
import { guidePage } from './guide-page.ts'
import { html } from './html.ts'
import { operationPage, schemaPage } from './operation-page.ts'
import { type CallGroup, docsRoot, type FramedPage, framed, groupedCalls } from './page-frame.ts'
import { pageScript } from './page-script.ts'
import { pageStyle } from './page-style.ts'

/** Serves the API's documentation for people, from the same document as programs read. Nothing on it comes from another host, and every page
 *  is whole without its script. */

const policy = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self' data:"],
  ...["object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ')
const assets = hash('sha256', pageStyle + pageScript).slice(0, 12)
const weights = [400, 600] as const
/** Each takes a sixth of a megabyte. */
const pagesKept = 32

type Page = Omit<FramedPage, 'here' | 'origin'> & Partial<Pick<FramedPage, 'here'>>

/** @param apiDocument what they are made of
 *  @param ownOrigin the address that people know this instance by, without a slash at its end */
export function serveApiDocs(
  app: FastifyInstance,
  apiDocument: () => Promise<ApiDocument>,
  ownOrigin: () => string,
): void {
  let kept: { document: ApiDocument; groups: CallGroup[] } | null = null
  const written = async () => {
    const document = await apiDocument()
    if (kept?.document !== document) kept = { document, groups: groupedCalls(document) }
    return kept
  }
  const pages = new KeptTexts(pagesKept)
  /** @param name of the page among all of them */
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, page: () => Page, status = 200) => {
    const { groups } = await written()
    const origin = ownOrigin()
    const packed = await pages.get(`${origin} ${name}`, () => framed({ here: null, ...page(), origin }, groups, assets))
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
    return sendPacked(request, reply, packed, status)
  }
  const nothing = (request: FastifyRequest, reply: FastifyReply) => {
    const content = html`<h1>There’s no such call</h1><p><a href="${docsRoot}">Back to the guide</a></p>`
    return send(request, reply, 'nothing', () => ({ title: 'Not found', content }), 404)
  }

  app.get(docsRoot, async (request, reply) => {
    const { groups } = await written()
    return send(request, reply, 'guide', () => ({ title: 'Guide', content: guidePage(groups, ownOrigin()) }))
  })

  app.get<{ Params: { id: string } }>(`${docsRoot}/:id`, async (request, reply) => {
    const { document, groups } = await written()
    const here = groups
      .flatMap(({ tags }) => tags.flatMap(({ calls }) => calls))
      .find((call) => call.id === request.params.id)
    const operation = here && document.paths[here.path]?.[here.method.toLowerCase()]
    if (!here || !operation) return nothing(request, reply)
    const { method, path } = here
    const content = () => operationPage({ method, path, operation }, document, ownOrigin())
    return send(request, reply, `call ${here.id}`, () => ({ title: `${method} ${path}`, content: content(), here }))
  })

  app.get<{ Params: { name: string } }>(`${docsRoot}/schemas/:name`, async (request, reply) => {
    const { document } = await written()
    const { name } = request.params
    if (!Object.hasOwn(document.components.schemas, name)) return nothing(request, reply)
    return send(request, reply, `schema ${name}`, () => ({ title: name, content: schemaPage(name, document) }))
  })

  serveAssets(app)
}

const forEver = 'public, max-age=31536000, immutable'

function serveAssets(app: FastifyInstance): void {
  app.get(`${docsRoot}/page.css`, async (_request, reply) =>
    reply.header('cache-control', forEver).type('text/css; charset=utf-8').send(pageStyle),
  )
  app.get(`${docsRoot}/page.js`, async (_request, reply) =>
    reply.header('cache-control', forEver).type('text/javascript; charset=utf-8').send(pageScript),
  )
  const require = createRequire(import.meta.url)
  for (const weight of weights) {
    let face: Buffer | null = null
    app.get(`${docsRoot}/inter-${weight}.woff2`, async (_request, reply) => {
      face ??= readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`))
      return reply.header('cache-control', forEver).type('font/woff2').send(face)
    })
  }
}
