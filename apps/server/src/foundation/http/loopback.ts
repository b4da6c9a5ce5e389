/** Names by which a machine means itself. */

/** @param host a host name or address, with or without a port and brackets
 *  @returns whether it reaches nothing but the machine that uses it */
export function isLoopback(host: string): boolean {
  const name = hostnameOf(host)
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** @returns the name in a `Host` header, in lower case, without port and brackets */
export function hostnameOf(host: string): string {
  const lower = host.toLowerCase()
  const bracketed = /^\[(.*)\](:\d+)?$/.exec(lower)?.[1]
  return bracketed ?? (lower.split(':').length === 2 ? lower.slice(0, lower.indexOf(':')) : lower)
}
