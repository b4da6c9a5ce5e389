/** @param base address that stands in for the provider's, for example `http://localhost:12111`
 *  @returns a `fetch` that keeps each call's path and sends it there */
export function basedFetch(base: string): typeof fetch {
  const root = base.replace(/\/$/, '')
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return fetch(`${root}${pathname}${search}`, init)
  }
}
