/** Where a program may be led back to: a page of its own, a port of this machine, or an application by its own scheme. An address that a browser
 *  would run as a script, or that leads nowhere known, is none. */

const uriCharsMax = 2_000
/** Applications that speak the protocol and whose schemes have no dot, as RFC 8252 would have them. */
const applications = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:'])
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

export function isRedirectUri(text: string): boolean {
  const url = text.length <= uriCharsMax && URL.canParse(text) ? new URL(text) : null
  if (url === null || text.includes('#') || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return url.hostname !== ''
  if (url.protocol === 'http:') return loopback.test(url.hostname)
  return applications.has(url.protocol) || /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/.test(url.protocol)
}

/** @returns whether an address is one that the program registered; on this machine the port is whichever was free (RFC 8252) */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  return registered.some((each) => each === asked || withoutPort(each) === withoutPort(asked))
}

/** @returns an address of this machine without its port; any other as it is, in a form that equals no such address */
function withoutPort(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'http:' || !loopback.test(url.hostname)) return `exactly ${text}`
  url.port = ''
  return url.href
}

/** @returns who hears the answer, as a person reads it: a host, this machine, or an application's scheme */
export function heardBy(redirectUri: string): string {
  const { protocol, hostname } = new URL(redirectUri)
  if (protocol === 'https:') return hostname
  return protocol === 'http:' ? 'a program on this computer' : `${protocol.slice(0, -1)}, a program on this computer`
}
