import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every page carries the list of all routes with the scripts of each. A route is never shown without the routes around it, so what those have
 *  brought need not be named again, and what it does not have is as good as unsaid: the list is an eighth shorter on the wire. */

const start = 'window.__reactRouterManifest='

export interface RouteFiles {
  parentId?: string
  path?: string
  module: string
  imports?: string[]
  css?: string[]
}

export interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteFiles>
}

/** Shortens the list of routes in a built site's folder. @returns the whole list as it was
 *  @throws Error where the build writes it in a way that this does not know */
export function shortenManifest(folder: string): Manifest {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).filter((name) => /^manifest-[^.]+\.js$/.test(name))
  if (names.length !== 1) throw new Error(`The build has ${names.length} lists of routes.`)
  const file = join(assets, names[0] ?? '')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, shortManifest(text))
  return manifestIn(text)
}

function manifestIn(text: string): Manifest {
  if (!text.startsWith(start) || !text.endsWith(';'))
    throw new Error('The list of routes is written in an unknown way.')
  return JSON.parse(text.slice(start.length, -1)) as Manifest
}

/** @returns the list without the scripts that an outer route names already, and without what a route says it does not have */
export function shortManifest(text: string): string {
  const manifest = manifestIn(text)
  const { entry, routes } = manifest
  const around = (id: string | undefined): string[] => {
    const outer = id === undefined ? undefined : routes[id]
    return outer
      ? [outer.module, ...(outer.imports ?? []), ...around(outer.parentId)]
      : [entry.module, ...entry.imports]
  }
  const short = Object.entries(routes).map(([id, route]) => {
    const there = new Set(around(route.parentId))
    const imports = route.imports && { imports: route.imports.filter((path) => !there.has(path)) }
    return [id, { ...withoutNo(route), ...imports }]
  })
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(short) })};`
}

function withoutNo(route: RouteFiles): object {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
}
