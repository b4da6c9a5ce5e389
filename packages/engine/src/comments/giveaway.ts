import { isGiveaway } from '../posts/post-markers.ts'
import type { Post } from '../snapshot/snapshot.ts'
import { canonicalWords } from './canonical-text.ts'

/** Recognises posts that ask people to comment, tag friends or like for a prize. Under such posts thousands of equal, empty
 *  and tagging comments are the rules of the game and say nothing about the audience. */

const announcements = `giveaway, give away, sweepstakes, raffle, contest, win a, win an, chance to win, enter to win, tag a
  friend, tag your, tag 2, tag 3, tag two, tag three, tag someone, tag friends, sorteo, sorteamos, concurso, gana
  un, gana una, etiqueta a, menciona a, sorteio, sorteando, marque 2, marque 3, marque dois, marque tres, marca 2, gewinnspiel,
  verlosung, verlose, verlosen, gewinne, zu gewinnen, concours, a gagner, tirage au sort, tague, tagge, in
  palio, tagga, cekilis, cekilisi, hediye ediyoruz, etiketle, giveaways, bagi bagi, berhadiah, kuis, tag teman,
  розыгрыш, конкурс, разыгрываю, разыгрываем, отметь, отметьте, مسابقة, مسابقه, سحب على, منشن, اربح, prize,
  prizes, jeetiye, jeeto, verlost`

/** Announcements between spaces, by their first word. */
const markersByFirstWord = ((): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>()
  for (const announcement of announcements.split(',')) {
    const words = canonicalWords(announcement)
    const first = words[0] ?? ''
    table.set(first, [...(table.get(first) ?? []), ` ${words.join(' ')} `])
  }
  return table
})()

/** @returns whether the post announces a giveaway, in any of the languages of this folder, or asks to tag friends */
export function asksForComments(post: Post): boolean {
  if (isGiveaway(post)) return true
  if (post.caption === null || post.caption === undefined || post.caption === '') return false
  // Hashtags are words here: many giveaways are declared by their hashtag alone.
  const words = canonicalWords(post.caption)
  const text = ` ${words.join(' ')} `
  // Each word once: the whole text is searched for what begins with it.
  return [...new Set(words)].some((word) => markersByFirstWord.get(word)?.some((marker) => text.includes(marker)))
}
