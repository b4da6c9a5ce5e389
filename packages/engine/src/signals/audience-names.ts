import type { Account } from '../snapshot/snapshot.ts'

/** How evidence names an account: by its user name where it is known, else by its id. */

/** @returns the name that a reader can search for
 *  @example accountName({ id: '17', username: 'ann' }) is '@ann', accountName({ id: '17' }) is 'Account 17' */
export function accountName({ id, username }: Pick<Account, 'id' | 'username'>): string {
  return typeof username === 'string' && username !== '' ? `@${username}` : `Account ${id}`
}
