import { isLikeAddress } from './link-names.ts'

const nameCharsMax = 40

/** @returns the first line of a letter. A name may have been written by somebody else than the reader: one that a mailbox could turn
 *  into a link is left out, and so is what is too long for a name. Nobody is called by an empty one. */
export function greeting(firstName: string): string {
  const name = firstName.replace(/\s+/g, ' ').trim()
  return name === '' || name.length > nameCharsMax || isLikeAddress(name) ? 'Hello,' : `Hello ${name},`
}
