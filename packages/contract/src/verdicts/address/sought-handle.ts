import { parseAddress } from './address.ts'

/** @param text what somebody wrote to find one creator: a name, with or without its sign, or a profile's address.
 *  @returns the handle as verifications carry it; empty for all creators. */
export function soughtHandle(text: string): string {
  const address = parseAddress(text)
  if (address.kind === 'profile') return address.handle
  const [candidate] = address.candidates
  return (
    candidate?.handle ??
    text
      .trim()
      .replace(/^[@＠]/, '')
      .toLowerCase()
  )
}
