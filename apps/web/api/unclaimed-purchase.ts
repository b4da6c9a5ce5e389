/** That a payment went through and its credits were not asked for yet: kept in local storage from the moment at which the provider says so,
 *  so that whoever comes back, after a crash or a lost line, is given them. */

export const unclaimedStorageKey = 'unclaimed_purchase'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function noteUnclaimed(storage: Kept, userId: string): void {
  storage.setItem(unclaimedStorageKey, userId)
}

export function forgetUnclaimed(storage: Kept): void {
  storage.removeItem(unclaimedStorageKey)
}

/** @returns whether a payment of this user waits; one of somebody else who used this browser does not count. */
export function isUnclaimed(storage: Kept, userId: string): boolean {
  return userId !== '' && storage.getItem(unclaimedStorageKey) === userId
}
