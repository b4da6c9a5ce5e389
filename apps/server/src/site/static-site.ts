import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerNotFound } from '../http/failures.ts'
import type { Outsiders } from './content-policy.ts'
import type { OperatorFacts } from './operator-facts.ts'
import { documentEndings, SiteDocument } from './site-document.ts'

/** Serves the built site: prerendered pages by their address, hashed assets for ever, and for the signed-in product one
 *  starting page. Every other address gets the 404 page, complete without a script, with status 404. */

/** Addresses whose pages are drawn in the browser; the rest of the site is prerendered. */
const drawnInBrowser = [
  /^\/go\/[\w-]+$/,
  /^\/shared\/[\w-]+$/,
  /^\/app(\/|$)/,
  /^\/dashboard(\/|$)/,
  /^\/auth(\/|$)/,
  /^\/(admin|control|system)(\/|$)/,
  /^\/login\/?$/,
  /^\/signup\/?$/,
  /^\/sales-copy\/?$/,
]
/** Addresses that are keys: nobody lists them, and no link on them tells where its reader comes from. */
const keys = /^\/(go|shared)\//
/** Pages that only a sandbox has. */
const ofSandbox = [/^\/dev\/(mail|crash)\/?$/]
const startingPage = '/__spa-fallback.html'
const notFoundPage = '/404'
const yearSeconds = 31_536_000

export interface Site {
  /** Where the built pages are. */
  folder: string
  sandbox: boolean
  outsiders: Outsiders
  operator: OperatorFacts
  /** The address at which people open the site, without a slash at its end. Known for sure once the server listens. */
  publicAddress: () => string
}

export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const { folder } = site
  const documents = documentsBelow(site)
  const drawn = site.sandbox ? [...drawnInBrowser, ...ofSandbox] : drawnInBrowser
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // Beside a hashed asset lies what it is when compressed as far as it goes.
    preCompressed: true,
    globIgnore: documentEndings.map((ending) => `**/*.${ending}`),
    setHeaders: (response, path) => {
      const hashed = relative(folder, path).startsWith('assets/')
      response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/api/') || path === '/api') return answerNotFound(request, reply)
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerNotFound(request, reply)
    if (keys.test(path)) reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    const document = documents.get(path)
    if (document) return document.send(request, reply, path === notFoundPage ? 404 : 200)
    const known = drawn.some((pattern) => pattern.test(path))
    const stand = documents.get(known ? startingPage : notFoundPage)
    return stand ? stand.send(request, reply, known ? 200 : 404) : answerNotFound(request, reply)
  })
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Documents by address. They are few and small, so they are read once and kept. */
function documentsBelow({ folder, outsiders, operator, publicAddress }: Site): Map<string, SiteDocument> {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const documents = files.filter((file) => documentEndings.includes(endingOf(file)))
  return new Map(
    documents.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const address = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`
      return [address, new SiteDocument({ text, ending: endingOf(file), outsiders, operator, publicAddress })]
    }),
  )
}

function endingOf(file: string): string {
  return extname(file).slice(1)
}
