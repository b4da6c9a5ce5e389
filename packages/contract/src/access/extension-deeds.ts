/** What the browser extension does, by name, with the tags of the API's document that it is about. The table of parity follows it; empty: the
 *  extension is not there yet. */
export const extensionDeeds: Readonly<Record<string, { about: readonly string[] }>> = {}
