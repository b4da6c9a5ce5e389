import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../http/failures.ts'

/** Serves the built site: prerendered pages by their address, hashed assets for ever, and for the signed-in product one
 *  starting page. Every other address gets the same starting page with status 404, which draws the 404 page. */

/** Addresses whose pages are drawn in the browser; the rest of the site is prerendered. */
const drawnInBrowser = [/^\/app(\/|$)/, /^\/dashboard(\/|$)/, /^\/auth(\/|$)/, /^\/login\/?$/, /^\/signup\/?$/]
/** Pages that only a sandbox has. */
const ofSandbox = [/^\/dev\/mail\/?$/]
const fallbackPage = '__spa-fallback.html'
const yearSeconds = 31_536_000

export interface Site {
  /** Where the built pages are. */
  folder: string
  sandbox: boolean
  /** Cards are real: the card provider's script and frames are let in. */
  realCards: boolean
}

interface Page {
  html: string
  policy: string
}

export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const { folder } = site
  const pages = pagesBelow(site)
  const known = site.sandbox ? [...drawnInBrowser, ...ofSandbox] : drawnInBrowser
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html'],
    setHeaders: (response, path) => {
      const hashed = relative(folder, path).startsWith('assets/')
      response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/api/') || path === '/api') return answerNotFound(request, reply)
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerNotFound(request, reply)
    const page = pages.get(path)
    if (page) return send(reply, page, 200)
    const fallback = pages.get(`/${fallbackPage}`)
    if (!fallback) return answerNotFound(request, reply)
    return send(reply, fallback, known.some((pattern) => pattern.test(path)) ? 200 : 404)
  })
}

function send(reply: FastifyReply, page: Page, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', page.policy)
    .send(page.html)
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Pages by address. They are few and small, so they are read once and kept. */
function pagesBelow({ folder, realCards }: Site): Map<string, Page> {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const address = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`
      return [address, { html, policy: contentPolicy(html, realCards) }]
    }),
  )
}

/** What the card provider's own form needs. */
const cardSources = {
  script: ' https://js.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
}

/** Scripts may come from this site or be one of those that the build wrote into the page; nothing else runs. Styles written
 *  into elements are how the component library sets sizes, so those are allowed. */
function contentPolicy(html: string, realCards: boolean): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const cards = realCards ? cardSources : { script: '', frame: '', connect: '' }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}${cards.script}`,
    `frame-src 'self'${cards.frame}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src 'self'${cards.connect}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
