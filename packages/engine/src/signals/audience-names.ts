import type { Account } from '../snapshot.ts'

/** How evidence names an account: by its user name where it is known, else by its id. */

/** @returns the name that a reader can search for
 *  @example accountName({ id: '17', username: 'ann' }) is '@ann', accountName({ id: '17' }) is 'Account 17' */
export function accountName({ id, username }: Pick<Account, 'id' | 'username'>): string {
  return typeof username === 'string' && username !== '' ? `@${username}` : `Account ${id}`
}

/** Names a few accounts out of a large sample in one pass over it.
 *
 *  @param accounts the sample, in any order
 *  @param ids the few that evidence names
 *  @returns names by id; an id that is not in the sample has none */
export function accountNames(accounts: readonly Account[], ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const account of accounts) if (ids.has(account.id)) names.set(account.id, accountName(account))
  return names
}
