/** Where an instance may be, for programs that are told by somebody who types it: on the web by https, or on the same machine. */

export type InstanceAddress = { address: string; sentence: null } | { address: null; sentence: string }

const asked = 'Enter the address of your Vouch, such as https://vouch.example.'
const unencrypted = 'The address must begin with https, so that nobody can read along.'

const here = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
/** A word and a colon, where no port follows: `ftp://`, `mailto:`. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d+([/?#]|$))/i

/** @returns the origin of an instance, or what is wrong with what somebody typed */
export function instanceAddress(text: string): InstanceAddress {
  const typed = text.trim()
  const url = scheme.test(typed) ? read(typed) : (localOf(typed) ?? read(`https://${typed}`))
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return { address: null, sentence: asked }
  if (url.protocol !== 'https:' && !here.test(url.hostname)) return { address: null, sentence: unencrypted }
  return { address: url.origin, sentence: null }
}

/** Nobody has a certificate for their own machine. */
function localOf(typed: string): URL | null {
  const url = read(`http://${typed}`)
  return url !== null && here.test(url.hostname) ? url : null
}

function read(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
