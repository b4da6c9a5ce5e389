import { type CopySectionId, copySections, type SizeRange } from './copy-sections.ts'

/** Whether copy keeps to the size of its section. What a newcomer would get wrong: a size counts the words of one item, and in a
 *  video script only the words that are spoken. */

/** @returns how many words a text has: runs of signs between spaces that hold a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** What is said aloud: directions stand in square brackets, the title on a line of its own. */
export function spokenText(script: string): string {
  return script.replace(/^.*\n/, '').replace(/\[[^[\]]*\]/g, ' ')
}

/** @returns the words of one item that count towards its size. */
export function countedWords(section: CopySectionId, item: string): number {
  return wordCount(section === 'video-scripts' ? spokenText(item) : item)
}

/** @returns in one sentence each what is wrong with the size of an answer; none where it fits. */
export function sizeFaults(section: CopySectionId, items: readonly string[]): string[] {
  const { items: wanted, words, item } = copySections[section]
  const faults: string[] = []
  if (items.length < wanted.min || items.length > wanted.max)
    faults.push(`There are ${items.length} ${item[1]}; there must be ${rangeWords(wanted)}.`)
  for (const [index, text] of items.entries()) {
    const count = countedWords(section, text)
    if (count < words.min || count > words.max)
      faults.push(`The ${item[0]} at place ${index + 1} has ${count} words; it must have ${rangeWords(words)}.`)
  }
  return faults
}

function rangeWords({ min, max }: SizeRange): string {
  return min === max ? `${min}` : `${min} to ${max}`
}
