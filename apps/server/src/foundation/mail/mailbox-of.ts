/** Hosts that take a name with and without dots for the same mailbox, each with the one under which all of them lead to it. */
const dotless: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/** The function `mailbox_of` of the database says the same, for what is looked up there; a test holds the two together.
 *  @returns an address without what makes another address of the same mailbox: its case, a tag behind a plus, and dots and other hosts where they
 *  do not count */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  const [name, host] = [lower.slice(0, at), lower.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*$/s, '')
  const home = dotless.get(host)
  const bare = home === undefined ? untagged : untagged.replaceAll('.', '')
  return `${bare || name}@${home ?? host}`
}
