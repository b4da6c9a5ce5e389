import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import type { Plugin } from 'vite'

/** The application's server half draws the pages that are files and nothing else. The pages of the signed-in product are not among them, so the build
 *  leaves them out of it, with the two thirds of all modules that they alone lead to. */

const web = fileURLToPath(new URL('../', import.meta.url))
/** What stands for a page that is never drawn. */
const nothing = 'export default function Undrawn() { return null }'

/** @param routes the list of routes; @param addresses those of the pages that are files */
export function undrawnPages(routes: readonly RouteConfigEntry[], addresses: readonly string[]): Plugin {
  const undrawn = undrawnFiles(routes, addresses)
  return {
    name: 'vouch-undrawn-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: /\/apps\/web\/[^?]+\.tsx$/ },
      handler: (id) => (undrawn.has(id.replace(web, '')) ? nothing : null),
    },
  }
}

/** @returns the files of all routes that no address of `addresses` leads through, as the list of routes names them
 *  @throws Error for an address that no route answers */
export function undrawnFiles(routes: readonly RouteConfigEntry[], addresses: readonly string[]): ReadonlySet<string> {
  const known = routes.map(asObject)
  const undrawn = new Set(routes.flatMap(filesOf))
  for (const address of addresses) {
    const matches = matchRoutes(known, address)
    if (matches === null) throw new Error(`No route answers ${address}.`)
    for (const { route } of matches) undrawn.delete(String(route.handle))
  }
  return undrawn
}

/** A route as the router looks for it, whose handle is its file. */
function asObject({ path, index, children, file }: RouteConfigEntry): RouteObject {
  const own = { handle: file, ...(path !== undefined && { path }) }
  return index ? { ...own, index } : { ...own, children: children?.map(asObject) ?? [] }
}

function filesOf({ file, children }: RouteConfigEntry): string[] {
  return [file, ...(children ?? []).flatMap(filesOf)]
}
