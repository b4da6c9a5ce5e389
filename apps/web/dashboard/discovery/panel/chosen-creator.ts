import type { DiscoveredCreator } from '@vouch/contract'
import { platforms } from '@vouch/engine'

/** The creator whom the panel shows stands in the address of the page beside the search, so a link to it opens both, and the button back closes it. */

export type CreatorKey = Pick<DiscoveredCreator, 'platform' | 'handle'>

const parameter = 'creator'

/** What a navigation within the list leaves in the history: closing goes back to before. */
export interface FromList {
  fromList?: true
}

export const fromList: FromList = { fromList: true }

/** @returns the creator of `creator=instagram:ava_fields`; null where none is named. */
export function chosenOf(address: URLSearchParams): CreatorKey | null {
  const [, name = '', handle = ''] = /^([a-z]+):(.{1,100})$/.exec(address.get(parameter) ?? '') ?? []
  const platform = platforms.find((each) => each === name)
  return platform === undefined ? null : { platform, handle }
}

/** @param creator null closes the panel. @returns the address with another creator, its search untouched. */
export function withChosen(address: URLSearchParams, creator: CreatorKey | null): URLSearchParams {
  const next = new URLSearchParams(address)
  if (creator === null) next.delete(parameter)
  else next.set(parameter, keyOf(creator))
  return next
}

/** @returns the creator in one word: `instagram:ava_fields` */
export function keyOf({ platform, handle }: CreatorKey): string {
  return `${platform}:${handle}`
}

/** @param by -1 for the one before, 1 for the one after
 *  @returns whom an arrow leads to; the first where the present one is not on the list, and null at its ends. */
export function neighbour<One extends CreatorKey>(list: readonly One[], present: CreatorKey, by: -1 | 1): One | null {
  const at = list.findIndex((each) => keyOf(each) === keyOf(present))
  return (at < 0 ? list[0] : list[at + by]) ?? null
}
