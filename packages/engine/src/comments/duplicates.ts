import { nearDuplicateGroups } from './near-duplicates.ts'
import type { ReadComment } from './read-comments.ts'

/** Finds texts that several people posted alike. Bought comments are cut from templates; people hardly ever write the same
 *  sentence under different posts. Short everyday phrases are no evidence and never get here. */

/** A long text is nobody's chance: two people are enough. A sentence of ordinary length takes four, a short phrase ("what song
 *  is this") five: four people asking the same about a popular video happens, and then it stays a small share. */
const [longLettersMin, mediumLettersMin] = [80, 24]
const [authorsOfLongMin, authorsOfMediumMin, authorsOfShortMin] = [2, 4, 5]

export interface Duplicates {
  /** The canonical text of the group's first comment. */
  text: string
  members: ReadComment[]
  authors: number
  posts: number
}

/** @param comments ordered by id, so that which text leads a group depends on nothing else
 *  @returns groups of two and more authors, largest first */
export function duplicatesAmong(comments: readonly ReadComment[]): Duplicates[] {
  const byText = new Map<string, ReadComment[]>()
  for (const each of comments) {
    if (!each.comparable) continue
    const same = byText.get(each.text.canonical)
    if (same === undefined) byText.set(each.text.canonical, [each])
    else same.push(each)
  }
  const texts = [...byText.keys()]
  const copies = [...byText.values()]
  const leaders = nearDuplicateGroups(texts)
  const sizes = new Uint32Array(texts.length)
  for (const [index, leader] of leaders.entries()) sizes[leader] = (sizes[leader] ?? 0) + (copies[index]?.length ?? 0)
  const groups = new Map<number, Duplicates>()
  for (const [index, leader] of leaders.entries()) {
    if ((sizes[leader] ?? 0) < 2) continue
    const group = groups.get(leader) ?? { text: texts[leader] ?? '', members: [], authors: 0, posts: 0 }
    group.members.push(...(copies[index] ?? []))
    groups.set(leader, group)
  }
  const found: Duplicates[] = []
  for (const group of groups.values()) {
    group.authors = new Set(group.members.map(({ author }) => author)).size
    group.posts = new Set(group.members.map(({ post }) => post)).size
    if (isTelling(group)) found.push(group)
  }
  return found.sort((a, b) => b.members.length - a.members.length || (a.text < b.text ? -1 : 1))
}

/** Under a single post a line that many repeat is more often a joke or a lyric than a template, unless it is no short one. */
function isTelling({ text, authors, posts }: Duplicates): boolean {
  const letters = text.replaceAll(' ', '').length
  if (letters >= longLettersMin) return authors >= authorsOfLongMin
  if (letters >= mediumLettersMin) return authors >= authorsOfMediumMin
  return posts >= 2 && authors >= authorsOfShortMin
}
