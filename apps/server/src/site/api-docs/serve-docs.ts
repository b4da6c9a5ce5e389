import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { guidePage } from './guide-page.ts'
import { type Html, html } from './html.ts'
import { operationPage, schemaPage } from './operation-page.ts'
import { type CallGroup, docsRoot, framed, groupedCalls, type ListedCall } from './page-frame.ts'
import { pageScript } from './page-script.ts'
import { pageStyle } from './page-style.ts'

/** Serves the API's documentation for people, from the same document as programs read. Nothing on it comes from another host, and every page
 *  is whole without its script. */

const policy = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self' data:"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ')
const assets = hash('sha256', pageStyle + pageScript).slice(0, 12)
const weights = [400, 600] as const

/** @param ownOrigin the address that people know this instance by, without a slash at its end */
export function serveApiDocs(app: FastifyInstance, ownOrigin: () => string): void {
  let kept: CallGroup[] | null = null
  const groups = () => {
    kept ??= groupedCalls(app.apiDocument())
    return kept
  }
  const send = (reply: FastifyReply, status: number, title: string, content: Html, here: ListedCall | null = null) => {
    const page = framed({ title, content, here, origin: ownOrigin() }, groups(), assets)
    return reply.code(status).header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
  }
  const nothing = (reply: FastifyReply) =>
    send(reply, 404, 'Not found', html`<h1>There’s no such call</h1><p><a href="${docsRoot}">Back to the guide</a></p>`)

  app.get(docsRoot, hidden, async (_request, reply) => send(reply, 200, 'Guide', guidePage(groups(), ownOrigin())))

  app.get<{ Params: { id: string } }>(`${docsRoot}/:id`, hidden, async ({ params: { id } }, reply) => {
    const document = app.apiDocument()
    const here = groups()
      .flatMap(({ tags }) => tags.flatMap(({ calls }) => calls))
      .find((call) => call.id === id)
    const operation = here && document.paths[here.path]?.[here.method.toLowerCase()]
    if (!here || !operation) return nothing(reply)
    const page = operationPage({ method: here.method, path: here.path, operation }, document, ownOrigin())
    return send(reply, 200, `${here.method} ${here.path}`, page, here)
  })

  app.get<{ Params: { name: string } }>(`${docsRoot}/schemas/:name`, hidden, async ({ params: { name } }, reply) => {
    const document = app.apiDocument()
    if (!Object.hasOwn(document.components.schemas, name)) return nothing(reply)
    return send(reply, 200, name, schemaPage(name, document))
  })

  serveAssets(app)
}

const hidden = { schema: { hide: true } }
const forEver = 'public, max-age=31536000, immutable'

function serveAssets(app: FastifyInstance): void {
  app.get(`${docsRoot}/page.css`, hidden, async (_request, reply) =>
    reply.header('cache-control', forEver).type('text/css; charset=utf-8').send(pageStyle),
  )
  app.get(`${docsRoot}/page.js`, hidden, async (_request, reply) =>
    reply.header('cache-control', forEver).type('text/javascript; charset=utf-8').send(pageScript),
  )
  const require = createRequire(import.meta.url)
  for (const weight of weights) {
    let face: Buffer | null = null
    app.get(`${docsRoot}/inter-${weight}.woff2`, hidden, async (_request, reply) => {
      face ??= readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`))
      return reply.header('cache-control', forEver).type('font/woff2').send(face)
    })
  }
}
