import type { Snapshot } from '../snapshot.ts'

/** How evidence names an account: by its user name where it is known, else by its id. Built once for a snapshot, because
 *  looking for twelve accounts among 10,000 followers twelve times is a visible part of a verdict.
 *
 *  @returns a function from account id to the name that a reader can search for */
export function accountName(snapshot: Snapshot): (id: string) => string {
  const names = new Map<string, string>()
  for (const { id, username } of snapshot.followersSample?.accounts ?? []) {
    if (typeof username === 'string' && username !== '') names.set(id, `@${username}`)
  }
  return (id) => names.get(id) ?? `Account ${id}`
}
