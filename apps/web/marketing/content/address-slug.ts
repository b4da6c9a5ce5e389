/** Every article is a route of its own, so that an address without an article is not found at once instead of being asked for; what
 *  they share is the module that draws them, which reads from the address which one it is.
 *  @returns the last part of a request's address */
export function addressSlug({ url }: Pick<Request, 'url'>): string {
  const path = new URL(url).pathname.replace(/\.data$/, '').replace(/\/$/, '')
  return path.slice(path.lastIndexOf('/') + 1)
}
