import { knownHosts, platformWords } from '@vouch/contract'
import { platforms } from '@vouch/engine'

/** Whether what somebody wrote names a creator, as far as that can be told. What a newcomer would get wrong: a name that is all letters can be
 *  a word of any sentence, and whoever bears it must not take the sentences of all workspaces along. */

interface Named {
  platform: string
  /** In lower case. */
  handles: readonly string[]
}

/** @returns whether a line names a creator: as a name is written, by a name that is no word, or beside the platform. A line that has other
 *  platforms alone is about somebody there. */
export function namesCreator(said: string, { platform, handles }: Named): boolean {
  const text = said.toLowerCase()
  const named = platforms.filter((each) => isMeant(said, text, each))
  if (named.length > 0 && !named.some((each) => each === platform)) return false
  return handles.some((handle) =>
    placesOf(text, handle).some((at) => named.length > 0 || isNoWord(handle) || isMarked(text, handle, at)),
  )
}

/** Not all letters, nor a year or a price, nor what is said of goods (`b2b`, `top10`): a name that is put together, or a number of an id. */
function isNoWord(handle: string): boolean {
  return /^[\d.]+$/.test(handle) ? handle.length > 6 : /[_./]|\p{L}\d{3}|\d{3}\p{L}/u.test(handle)
}

/** Whether a text has what a platform is called, or an address on one of its hosts. */
function isMeant(said: string, text: string, platform: string): boolean {
  const words = [...platformWords].flatMap(([word, of]) => (of === platform && word !== 'x' ? [word] : []))
  if (isNamed(text, words) || (platform === 'x' && isLetterMeant(said))) return true
  return knownHosts.some(([host, of]) => of === platform && hasHost(text, host))
}

/** Whether a text has X by its letter: large, in a cell of its own or where somebody is. A small one may be the sign for times. */
function isLetterMeant(said: string): boolean {
  if (said.split(betweenCells).some((cell) => cell.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase() === 'x')) return true
  return (
    placesOf(said, 'X').length > 0 || placesOf(said, 'x').some((at) => /\b(on|at|from|via) $/i.test(said.slice(0, at)))
  )
}

function hasHost(text: string, host: string): boolean {
  for (let at = text.indexOf(host); at !== -1; at = text.indexOf(host, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text.slice(at + host.length, at + host.length + 2)]
    // A part of the host may stand before a dot; what stands behind one would make it somebody else's.
    if (!partOfName.test(before) && before !== '-' && isEdge(after[0], after[1])) return true
  }
  return false
}

/** Whether a name stands alone in its line or its cell of a table, or behind a sign that a name or a path begins with. A colon begins a sentence
 *  too, so behind it the name has the rest of the cell. */
function isMarked(text: string, handle: string, at: number): boolean {
  const [before = ''] = text.slice(0, at).split(betweenCells).slice(-1)
  const [after = ''] = text.slice(at + handle.length).split(betweenCells)
  return /[@/=]$/.test(before.trimEnd()) || ((isBlank(before) || before.trimEnd().endsWith(':')) && isBlank(after))
}

const betweenCells = /[,;|\t]/

const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text)

const partOfName = /[\p{L}\p{N}_]/u

/** Whether a text has one of the names as a name of its own: not as a piece of another, with or without a dot or a hyphen between. */
export function isNamed(said: string, names: readonly string[]): boolean {
  const text = said.toLowerCase()
  return names.some((name) => placesOf(text, name).length > 0)
}

/** @returns where a text has a name as a name of its own */
function placesOf(text: string, name: string): number[] {
  const places: number[] = []
  if (name === '') return places
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at)
    const after = text.slice(at + name.length, at + name.length + 2)
    if (isEdge(before.at(-1), before.at(-2)) && isEdge(after[0], after[1])) places.push(at)
  }
  return places
}

/** @param next what stands beside a name, and `further` what stands beside that */
function isEdge(next: string | undefined, further: string | undefined): boolean {
  if (next === undefined) return true
  if (partOfName.test(next)) return false
  return !(/[.-]/.test(next) && further !== undefined && partOfName.test(further))
}
