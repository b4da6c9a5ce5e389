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
const fallbackPage = '__spa-fallback.html'
const yearSeconds = 31_536_000

interface Page {
  html: string
  policy: string
}

export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const pages = pagesBelow(folder)
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
    return send(reply, fallback, drawnInBrowser.some((pattern) => pattern.test(path)) ? 200 : 404)
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
function pagesBelow(folder: string): Map<string, Page> {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const address = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`
      return [address, { html, policy: contentPolicy(html) }]
    }),
  )
}

/** Scripts may come from this site or be one of those that the build wrote into the page; nothing else runs. Styles written
 *  into elements are how the component library sets sizes, so those are allowed. */
function contentPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
