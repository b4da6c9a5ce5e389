import { type ProfileAddress, parseAddress } from '@vouch/contract'
import type { CreatorRequest } from './request-row.ts'

/** @returns what a connector looks a creator up by. The address was understood when the request was filed, and one spelling of a
 *  profile always gives the same answer. */
export function profileTarget({ profileUrl }: CreatorRequest): ProfileAddress {
  const target = parseAddress(profileUrl)
  if (target.kind !== 'profile') throw new Error('The profile of a request is no longer understood')
  return target
}
