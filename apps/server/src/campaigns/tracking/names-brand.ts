import { type Post, plainText } from '@vouch/engine'

/** Whether a post names a brand: in words of its own, in a tag or in a mention. Letters of another word are no name: "renovate" does not name Nova. */

/** Letters from which a tag that begins or ends with the brand is taken for the brand's: `#northwindpartner`, `@drinknorthwind`. */
const partOfTagMin = 5
/** Shorter names stand in too many words. */
const nameMin = 3

type Named = Pick<Post, 'caption' | 'hashtags' | 'mentions'>

/** @returns whether a brand's name is long enough to be looked for */
export function isNameable(brand: string): boolean {
  return glued(brand).length >= nameMin
}

/** @param brand as the campaign calls it, one word or several */
export function namesBrand(brand: string, { caption, hashtags, mentions }: Named): boolean {
  if (!isNameable(brand)) return false
  const name = glued(brand)
  const text = caption ?? ''
  const tags = [...text.matchAll(/[#@]([\p{L}\p{M}\p{N}_.]+)/gu)].map(([, tag = '']) => tag)
  if ([...tags, ...(hashtags ?? []), ...(mentions ?? [])].some((tag) => isTagOf(name, glued(tag)))) return true
  // Scripts that set no spaces have no words to stand in.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(brand))
    return glued(text).includes(name)
  return standsIn(wordsOf(text), name)
}

function isTagOf(name: string, tag: string): boolean {
  if (tag === name) return true
  return name.length >= partOfTagMin && (tag.startsWith(name) || tag.endsWith(name))
}

/** Words that stand beside each other make the name, however it is spaced: "North Wind", "north-wind", "Northwind’s". */
function standsIn(words: readonly string[], name: string): boolean {
  return words.some((first, index) => {
    let met = first
    for (let next = index + 1; met.length < name.length && next < words.length; next++) {
      if (!name.startsWith(met)) return false
      met += words[next]
    }
    return met === name || met === `${name}s`
  })
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function glued(text: string): string {
  return wordsOf(text).join('')
}
