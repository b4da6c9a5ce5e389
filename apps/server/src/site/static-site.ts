import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../foundation/http/failures.ts'
import { pathOf, understoodPath } from '../foundation/http/place-of.ts'
import { enterSandbox } from '../foundation/http/sandbox-door.ts'
import { teammateOf } from '../foundation/http/teammate-of.ts'
import type { Outsiders } from './content-policy.ts'
import type { PageFill } from './first-list.ts'
import { cardsFolder, serveCards } from './made-behind.ts'
import type { OperatorFacts } from './operator-facts.ts'
import { addressFinder, type FoundAddress } from './site-addresses.ts'
import { documentEndings, SiteDocument } from './site-document.ts'

/** Serves the built site: prerendered pages by their address, hashed assets for ever, and for the signed-in product one
 *  starting page. Every other address gets the 404 page, complete without a script, with status 404. What an address is follows from the
 *  application's own routes, so that no address ends as another page than its status says. */

/** Addresses that are keys: nobody lists them, and no link on them tells where its reader comes from. */
const keys = ['/go/:token', '/shared/:token', '/check/:code', '/unsubscribe/:token', '/contract/:token']
const startingPage = '/__spa-fallback.html'
const notFoundPage = '/404'
/** The same page without the application. */
const standingNotFound = '/404 without scripts'
const yearSeconds = 31_536_000
/** Files named by what they hold, in the built site's folder and in addresses. */
const assetsFolder = 'assets'
/** Copies that are compressed as far as it goes are found beside their files, and have no address of their own. */
const copyEndings = ['br', 'gz']

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers an address that no route can read, such as one with a broken escape; absent where no pages are served. */
    answerUnreadable?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  }
}

export interface Site {
  /** Where the built pages are. */
  folder: string
  /** Resolves when everything beside the pages is there too; never rejects. */
  whole: Promise<unknown>
  /** The addresses that the application draws, as patterns: `/app/verifications/:id`, `/app/*`. */
  addresses: readonly string[]
  /** Styles and scripts of addresses that have no file of their own, by pattern: their page asks for them at once. */
  early: Readonly<Record<string, readonly string[]>>
  outsiders: Outsiders
  /** Who runs the site as of now: the operator may change where people write to. */
  operator: () => OperatorFacts
  /** The address at which people open the site, without a slash at its end. Known for sure once the server listens. */
  publicAddress: () => string
  /** What the pages with a place for the list of creators are filled with. */
  firstList: () => Promise<PageFill | null>
}

export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const { folder } = site
  const documents = documentsBelow(site)
  const find = addressFinder(site.addresses)
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // Beside a hashed asset lies what it is when compressed as far as it goes.
    preCompressed: true,
    globIgnore: [...documentEndings, ...copyEndings]
      .map((ending) => `**/*.${ending}`)
      .concat(`${cardsFolder}/**`, `${assetsFolder}/**`),
    setHeaders: (response, path) => {
      const hashed = relative(folder, path).startsWith(`${assetsFolder}/`)
      response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600')
    },
  })
  serveAssets(app, folder)
  await serveCards(app, folder, site.whole)
  app.decorate('answerUnreadable', async (request: FastifyRequest, reply: FastifyReply) => {
    const document = wantsPage(request, pathOf(request.url)) ? documents.get(standingNotFound) : undefined
    return document ? document.send(request, reply, 404) : answerNotFound(request, reply)
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request, understoodPath(request.url))) return answerNotFound(request, reply)
    const found = find(request.url)
    if (found !== null && keys.includes(found.pattern))
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    if (found?.exists && !isWritten(request.url, found.written))
      return reply.redirect(found.written + queryOf(request.url), 308)
    const { page, status } = await pageFor(app, request, { found, documents })
    const document = documents.get(page)
    return document ? document.send(request, reply, status) : answerNotFound(request, reply)
  })
}

/** One route for the hundreds of hashed files, which a start would compile one by one. */
function serveAssets(app: FastifyInstance, folder: string): void {
  const below = join(folder, assetsFolder)
  const files = existsSync(below) ? readdirSync(below, { recursive: true, encoding: 'utf8' }) : []
  const served = new Set(files.filter(isAsset).map((file) => `/${assetsFolder}/${file.replaceAll('\\', '/')}`))
  app.route({
    method: ['HEAD', 'GET'],
    url: `/${assetsFolder}/*`,
    errorHandler: (error, request, reply) => {
      // Its reader has gone, or the disk has let go of it: what was sent can't be taken back.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
      else app.errorHandler(error, request, reply)
    },
    handler: (request, reply) => {
      const path = understoodPath(request.url).replace(/\/$/, '')
      return served.has(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound()
    },
  })
}

/** @returns whether a file of the folder has an address: no folder, no hidden file, no compressed copy, and nothing that is filled in first */
function isAsset(file: string): boolean {
  const ending = endingOf(file)
  return ending !== '' && !/(^|[\\/])\./.test(file) && ![...copyEndings, ...documentEndings].includes(ending)
}

/** @returns whether an answer is for a person, who reads pages, and not for a program that calls the API */
function wantsPage({ method }: FastifyRequest, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/')
}

/** @returns which document an address gets, by its name, and with which status */
async function pageFor(
  app: FastifyInstance,
  request: FastifyRequest,
  { found, documents }: { found: FoundAddress | null; documents: ReadonlyMap<string, SiteDocument> },
): Promise<{ page: string; status: 200 | 404 }> {
  if (found === null) {
    const file = pathOf(request.url)
    const isFile = documents.has(file) && ![startingPage, notFoundPage, standingNotFound].includes(file)
    return isFile ? { page: file, status: 200 } : { page: notFoundPage, status: 404 }
  }
  // The application knows the address and would draw its page, so the page of errors comes without the application.
  if (!(await mayOpen(app, request, found.pattern))) return { page: standingNotFound, status: 404 }
  const page = [found.written, startingPageOf(found.pattern)].find((name) => documents.has(name)) ?? startingPage
  return { page, status: found.exists ? 200 : 404 }
}

/** What only a sandbox has is kept like its calls; the page that tries payments is the team's elsewhere. */
async function mayOpen(app: FastifyInstance, request: FastifyRequest, pattern: string): Promise<boolean> {
  if (pattern === '/stripe-test') return app.sandbox !== 'none' || isAllowed(teammateOf(app, request))
  return !pattern.startsWith('/dev/') || isAllowed(enterSandbox(app, request))
}

/** @returns whether somebody was let in; what else goes wrong is no refusal */
function isAllowed(entering: Promise<unknown>): Promise<boolean> {
  return entering.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
}

/** A slash at the end changes nothing. */
function isWritten(url: string, written: string): boolean {
  const path = pathOf(url)
  return path === written || path === `${written}/`
}

function queryOf(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}

/** @returns the name of the starting page of an address that has no file */
function startingPageOf(pattern: string): string {
  return `${startingPage} ${pattern}`
}

/** Documents by address. They are few and small, so what was read once is kept. */
function documentsBelow({ folder, early, ...filling }: Site): Map<string, SiteDocument> {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const documents = files.filter((file) => documentEndings.includes(endingOf(file)))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const documentOf = (text: () => string, ending: string) => new SiteDocument({ text, ending, ...filling })
  const byAddress = new Map(
    documents.map((file) => [addressOfFile(file), documentOf(() => read(file), endingOf(file))] as const),
  )
  const notFound = documents.find((file) => addressOfFile(file) === notFoundPage)
  const starting = documents.find((file) => addressOfFile(file) === startingPage)
  if (starting)
    for (const [pattern, files] of Object.entries(early))
      byAddress.set(
        startingPageOf(pattern),
        documentOf(() => withEarlyFiles(read(starting), files), 'html'),
      )
  if (notFound)
    byAddress.set(
      standingNotFound,
      documentOf(() => withoutApplication(read(notFound)), 'html'),
    )
  return byAddress
}

function addressOfFile(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`
}

/** @returns a starting page that asks for these styles and scripts beside its own, before its own have found out which page they are to draw */
function withEarlyFiles(html: string, files: readonly string[]): string {
  const missing = files.filter((file) => !html.includes(`href="${file}"`))
  // Some styles bear a mark at the end of their address, by which the router knows them.
  const isStyle = (file: string) => /\.css(#|$)/.test(file)
  const links = missing.map((file) =>
    isStyle(file) ? `<link rel="stylesheet" href="${file}"/>` : `<link rel="modulepreload" href="${file}"/>`,
  )
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** @returns a page that stays as it was drawn */
function withoutApplication(html: string): string {
  return html.replace(/<script data-start[^>]*>[^<]*<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}

function endingOf(file: string): string {
  return extname(file).slice(1)
}
