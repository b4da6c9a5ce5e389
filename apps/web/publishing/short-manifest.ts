import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every page carries the list of all routes with the scripts of each. A route is never shown without the routes around it, so what those have
 *  brought need not be named again: without that the list is a tenth shorter on the wire. */

const start = 'window.__reactRouterManifest='

interface RouteFiles {
  parentId?: string
  module: string
  imports?: string[]
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteFiles>
}

/** Shortens the list of routes in a built site's folder. @throws Error where the build writes it in a way that this does not know */
export function shortenManifest(folder: string): void {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).filter((name) => /^manifest-[^.]+\.js$/.test(name))
  if (names.length !== 1) throw new Error(`The build has ${names.length} lists of routes.`)
  const file = join(assets, names[0] ?? '')
  writeFileSync(file, shortManifest(readFileSync(file, 'utf8')))
}

/** @returns the list without the scripts that an outer route names already */
export function shortManifest(text: string): string {
  if (!text.startsWith(start) || !text.endsWith(';'))
    throw new Error('The list of routes is written in an unknown way.')
  const manifest: Manifest = JSON.parse(text.slice(start.length, -1))
  const { entry, routes } = manifest
  const around = (id: string | undefined): string[] => {
    const outer = id === undefined ? undefined : routes[id]
    return outer
      ? [outer.module, ...(outer.imports ?? []), ...around(outer.parentId)]
      : [entry.module, ...entry.imports]
  }
  const short = Object.entries(routes).map(([id, route]) => {
    const there = new Set(around(route.parentId))
    return [id, { ...route, ...(route.imports && { imports: route.imports.filter((path) => !there.has(path)) }) }]
  })
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(short) })};`
}
