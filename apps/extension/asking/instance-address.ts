/** Where an instance may be: on the web by https, or on this machine. */

type Read = { address: string; sentence: null } | { address: null; sentence: string }

const asked = 'Enter the address of your Vouch, such as https://vouch.example.'

/** @returns the origin of an instance, or what is wrong with what somebody typed */
export function instanceAddress(text: string): Read {
  const typed = text.trim()
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (typed === '' || !URL.canParse(address)) return { address: null, sentence: asked }
  const { protocol, hostname, origin, username } = new URL(address)
  if (username !== '') return { address: null, sentence: asked }
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  if (protocol !== 'https:' && !isHere)
    return { address: null, sentence: 'The address must begin with https, so that nobody can read along.' }
  return { address: origin, sentence: null }
}

/** @returns what the browser is asked to let the extension call: hosts without their port */
export function instancePattern(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}/*`
}
