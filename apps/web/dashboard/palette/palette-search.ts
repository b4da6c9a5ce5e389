/** Finding an entry of the palette by what somebody types. */

export interface PaletteEntry {
  id: string
  group: 'This text' | 'Your reports' | 'Actions' | 'Pages' | 'Shortlists'
  name: string
  /** Other words that it is found by. */
  words: string
  /** Stands at the end of the row: a price, a key, a date. */
  note?: string
  run: () => void
}

const shownMax = 20
/** From this fit on somebody means the entry itself: a word of its name begins like that. */
const namedFit = 3

/** Letters without their marks, so that Zoe finds Zoë. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** @returns how well an entry fits: larger is better, 0 is not at all. Every word that was typed must be in it. */
export function fit({ name, words }: Pick<PaletteEntry, 'name' | 'words'>, text: string): number {
  const typed = plain(text).split(/\s+/).filter(Boolean)
  const [named, all] = [plain(name), plain(`${name} ${words}`)]
  if (typed.length === 0) return 1
  if (!typed.every((word) => all.includes(word))) return 0
  const [first = ''] = typed
  if (named === typed.join(' ')) return 5
  if (named.startsWith(first)) return 4
  if (named.split(/\s+/).some((word) => word.startsWith(first))) return 3
  return named.includes(first) ? 2 : 1
}

/** @returns the entries that fit, the best first and otherwise in the order in which they came; twenty at most */
export function found<E extends Pick<PaletteEntry, 'name' | 'words'>>(entries: readonly E[], text: string): E[] {
  const ranked = entries.map((entry, place) => ({ entry, place, rank: fit(entry, text) }))
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.place - b.place)
    .slice(0, shownMax)
    .map(({ entry }) => entry)
}

/** @param first what follows from the text itself: a link to verify, words to search for
 *  @returns what is shown: own reports that fit before anything else, what the text itself offers, then all else by how well it fits.
 *  Where nothing is typed there is nothing that reports fit better than pages do. */
export function shownEntries(
  first: readonly PaletteEntry[],
  entries: readonly PaletteEntry[],
  text: string,
): PaletteEntry[] {
  const fitting = found(entries, text)
  if (text.trim() === '') return fitting
  const own = fitting.filter(({ group }) => group === 'Your reports')
  const named = fitting.filter((entry) => entry.group !== 'Your reports' && fit(entry, text) >= namedFit)
  const rest = fitting.filter((entry) => !own.includes(entry) && !named.includes(entry))
  return [...own, ...named, ...first, ...rest]
}

/** @returns the entries by group, the group of the best one first; within a group their order stays */
export function byGroup<E extends Pick<PaletteEntry, 'group'>>(entries: readonly E[]): [PaletteEntry['group'], E[]][] {
  const groups = [...new Set(entries.map(({ group }) => group))]
  return groups.map((group) => [group, entries.filter((entry) => entry.group === group)])
}
