import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses that the application draws, for the server: what is not among them it answers with 404, so that an address never ends as
 *  another page than its status says. */

/** Values of a parameter that is one of a list: any other is no address. */
export type KnownValues = Readonly<Record<string, readonly string[]>>

/** @returns every address as a pattern: `/app/verifications/:id`, and `/app/*` for all below that only a page of errors draws. The one
 *  for everything is left out: its page is a file */
export function addressesOf(routes: readonly RouteConfigEntry[], known: KnownValues): string[] {
  const patterns = routes.flatMap((route) => below('', route)).filter((pattern) => pattern !== '/*')
  return [...new Set(patterns.flatMap((pattern) => withValues(pattern, known)))]
}

function below(parent: string, { path, children, index }: RouteConfigEntry): string[] {
  const own = path === undefined ? parent : `${parent}/${path}`
  const deeper = children?.flatMap((child) => below(own, child)) ?? []
  return path === undefined && !index ? deeper : [own === '' ? '/' : own, ...deeper]
}

function withValues(pattern: string, known: KnownValues): string[] {
  const named = Object.entries(known).find(([name]) => pattern.split('/').includes(`:${name}`))
  if (named === undefined) return [pattern]
  const [name, values] = named
  return values.flatMap((value) => withValues(pattern.replace(`:${name}`, value), known))
}
