import type { Manifest } from './short-manifest.ts'

/** What the page of an address needs that has no file of its own. Its starting page is drawn for all such addresses, so its scripts would first
 *  have to come, read the list of routes and only then ask for the page: with the names in the head all come at once. Its styles stand there as
 *  styles and not as early requests, of which a browser complains where they are not used: so a visitor's way to the sign-in ends. The router
 *  would ask for each of them twice, first to have it and then to show it. */

/** The product and what leads into it. The team's side is opened by few. */
const wanted = /^\/(app|dashboard|auth|shared|contract|consent|go)(\/|$)/

/** @returns styles and scripts by the pattern of the address, for those that `patterns` names. A route inside another one brings what that has
 *  too; the route of errors (`/app/*`) brings nothing. */
export function earlyFilesOf({ routes }: Manifest, patterns: readonly string[]): Record<string, string[]> {
  const early: Record<string, string[]> = {}
  const inner = new Set(Object.values(routes).flatMap(({ parentId }) => parentId ?? []))
  for (const [id, { path }] of Object.entries(routes)) {
    if (inner.has(id) || path === '*') continue
    const around = routesAround(routes, id)
    const pattern = `/${around
      .flatMap((route) => route.path ?? [])
      .filter(Boolean)
      .join('/')}`
    if (!wanted.test(pattern) || !patterns.includes(pattern)) continue
    const styles = around.flatMap(({ css = [] }) => css)
    const scripts = around.flatMap(({ module, imports = [] }) => [module, ...imports])
    early[pattern] = [...new Set([...styles, ...scripts])]
  }
  return early
}

/** @returns a route and those that it stands in, the outermost first */
function routesAround(routes: Manifest['routes'], id: string): Manifest['routes'][string][] {
  const route = routes[id]
  if (route === undefined) return []
  return [...(route.parentId === undefined ? [] : routesAround(routes, route.parentId)), route]
}
