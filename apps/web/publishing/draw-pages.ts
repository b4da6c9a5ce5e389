import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Draws the pages that are files, by the application's own server half, in the process that has just built it. The tool's own way starts a
 *  server of its own for it, which reads the whole configuration again and gives every page ten seconds: a quarter of the build's time, and
 *  pages that were not drawn because a machine was busy. */

/** The starting page of every address that is no file. */
export const startingPage = '__spa-fallback.html'
/** Data that a page needs go into a header, up to what a server reads of one; beyond, the page's loader runs a second time. */
const headerBytesMax = 8 * 1_024
const anywhere = 'http://localhost'

/** @param buildFolder holds the application's `server` half and its `client` half, into which the pages are written
 *  @throws Error naming the address that could not be drawn */
export async function drawPages(buildFolder: string, addresses: readonly string[]): Promise<void> {
  const build: ServerBuild = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)
  const handle = createRequestHandler(build, 'production')
  const routes = routesBelow(build, undefined)
  const loads = (address: string) =>
    matchRoutes(routes, address)?.some(({ route }) => build.routes[route.id ?? '']?.module.loader !== undefined) ??
    false
  const write = (file: string, text: string) => {
    const path = join(buildFolder, 'client', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await handle(new Request(anywhere + path, { headers }))
    const text = await response.text()
    if (response.status !== 200 && response.status !== 202)
      throw new Error(`The page ${path} could not be drawn (${response.status}): ${text.slice(0, 400)}`)
    return text
  }
  for (const address of addresses) {
    const headers: Record<string, string> = {}
    if (loads(address)) {
      const data = await ask(`${address}.data`)
      write(`${address}.data`, data)
      const encoded = encodeURI(data)
      if (encoded.length < headerBytesMax) headers['X-React-Router-Prerender-Data'] = encoded
    }
    write(join(address, 'index.html'), await ask(address === '/' ? '/' : `${address}/`, headers))
  }
  const starting = await ask('/', { 'X-React-Router-SPA-Mode': 'yes' })
  // Whoever runs the tool by hand must say that pages are drawn for files, as `npm run build` does (IS_RR_BUILD_REQUEST=yes).
  if (!starting.includes('"isSpaMode":true')) throw new Error('The starting page is drawn as a page of its own.')
  write(startingPage, starting)
}

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const own = { id, ...(path !== undefined && { path }) }
      return index ? { ...own, index } : { ...own, children: routesBelow(build, id) }
    })
}
