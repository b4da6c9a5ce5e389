import { isLikeAddress } from './link-names.ts'

const nameCharsMax = 40

/** @returns the first line of a letter. A name may have been written by somebody else than the reader: one that a mailbox could turn
 *  into a link is left out, and so is what is too long for a name. Nobody is called by an empty one. */
export function greeting(firstName: string): string {
  const name = nameInLetter(firstName, nameCharsMax)
  return name === null ? 'Hello,' : `Hello ${name},`
}

/** @returns a name as a letter to a stranger may say it; null for one that must not stand there */
export function nameInLetter(written: string, charsMax: number): string | null {
  const name = written.replace(/\s+/g, ' ').trim()
  return name === '' || name.length > charsMax || isLikeAddress(name) ? null : name
}
