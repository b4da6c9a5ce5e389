import { type ProfileAddress, parseAddress, platformHint } from '@vouch/contract'
import { type Platform, platformNames } from '@vouch/engine'

/** What the address box makes of its text while somebody types: it names what it recognises and never complains before
 *  the reader asks to verify. */

export type Recognition =
  | { kind: 'empty' }
  /** Not an address yet; perhaps the platform can already be seen. */
  | { kind: 'typing'; platform: Platform | null }
  | { kind: 'profile'; platform: Platform; handle: string; words: string; url: string }
  /** A name without a platform: the reader chooses. */
  | { kind: 'choice'; candidates: ProfileAddress[] }
  /** A post or a link whose owner the server may be able to find. */
  | { kind: 'other'; platform: Platform; words: string }

export function recognise(text: string): Recognition {
  if (text.trim() === '') return { kind: 'empty' }
  const address = parseAddress(text)
  if (address.kind === 'profile') {
    const { platform, handle, url } = address
    return { kind: 'profile', platform, handle, url, words: `${platformNames[platform]}, ${handle}` }
  }
  if (address.kind === 'resolve') {
    const words = `${platformNames[address.platform]}, ${address.what.replace('-', ' ')}`
    return { kind: 'other', platform: address.platform, words }
  }
  // A bare word may be the beginning of an address; the sign of a name says that it is one.
  const marked = /^\s*[@＠]/.test(text)
  if (address.code === 'platform_needed' && marked) return { kind: 'choice', candidates: address.candidates }
  return { kind: 'typing', platform: platformHint(text) }
}

export type Request =
  | { kind: 'ready'; url: string }
  | { kind: 'refused'; sentence: string; candidates: ProfileAddress[] }

/** What is sent when the reader asks to verify `text`.
 *  @param platform the reader's choice, where the name alone does not say. */
export function requestFor(text: string, platform: Platform | null): Request {
  const address = parseAddress(text)
  if (address.kind === 'profile') return { kind: 'ready', url: address.url }
  if (address.kind === 'resolve') return { kind: 'ready', url: text.trim() }
  const chosen = address.candidates.find((candidate) => candidate.platform === platform)
  if (address.code === 'platform_needed' && chosen) return { kind: 'ready', url: chosen.url }
  return { kind: 'refused', sentence: address.sentence, candidates: address.candidates }
}
