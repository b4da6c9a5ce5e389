import { Problem } from '@vouch/contract'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** @param bytesMax what this very call takes
 *  @returns the refusal of a body that is larger; it says how large one may be */
export function tooLarge(bytesMax: number): Problem {
  const most = bytesMax < megabyte ? `${Math.floor(bytesMax / kilobyte)} KB` : `${Math.floor(bytesMax / megabyte)} MB`
  return new Problem('too_large', `The request is over this call’s limit of ${most}.`)
}
