import { parseAddress } from './address.ts'

/** @param text what somebody wrote to find one creator: a name, with or without its sign, or a profile's address.
 *  @returns the handle as verifications carry it; empty for all creators. */
export function soughtHandle(text: string): string {
  const address = parseAddress(text)
  // Once it was looked up, an old name's creator is kept by the handle, which most took from it.
  if (address.kind === 'profile') return 'name' in address.lookup ? address.lookup.name : address.handle
  const [candidate] = address.candidates
  return (
    candidate?.handle ??
    text
      .trim()
      .replace(/^[@＠]/, '')
      .toLowerCase()
  )
}
