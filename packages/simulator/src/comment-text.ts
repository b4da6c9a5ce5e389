/** What a comment says, by who writes it. */

import type { LanguageId } from './content/languages.ts'
import { firstNames, handleWords } from './content/names.ts'
import { filled, packOf } from './content/packs.ts'
import type { ListedPost } from './listed-post.ts'
import { handlePart } from './persona.ts'
import { type Random, random } from './random.ts'
import type { World } from './world.ts'

export type CommentVoice = 'person' | 'bot' | 'pod'

const emoji = ['🔥', '😍', '❤️', '👏', '😂', '🙌', '💛', '✨', '😊', '💪', '🤩', '🥰', '👍', '🙏'] as const
const botEmoji = ['🔥', '😍', '❤️', '👏', '💯', '👍'] as const

/** Kinds of comments that people write. One to three in twenty are praise that anybody could have written, emoji or a friend's name: normal for
 *  an untouched audience (HypeAuditor). The other kinds answer the post. */
const personKinds = { specific: 0.17, long: 0.68, generic: 0.06, emoji: 0.06, mention: 0.03 } as const
/** After a giveaway people do what they were asked to: they tag friends. */
const entryShare = 0.8

/** Where a comment stands under its post. */
export interface CommentPlace {
  index: number
  isReply: boolean
}

/** @returns the text of a comment. */
export function commentText(
  world: World,
  post: ListedPost,
  voice: CommentVoice,
  place: CommentPlace,
  draw: Random,
): string {
  const language: LanguageId = world.language !== 'en' && draw.chance(0.12) ? 'en' : world.language
  if (voice === 'person') return personText(world, post, language, place, draw)
  const { bots } = packOf(voice === 'bot' && draw.chance(0.5) ? 'en' : world.language)
  if (voice === 'pod') return `${draw.pick(bots.pod)}${draw.chance(0.6) ? ` ${emojis(draw, emoji)}` : ''}`
  const form = draw.next()
  if (form < 0.22) return emojis(draw, botEmoji)
  if (form < 0.82)
    return `${draw.pick(bots.praise)}${draw.chance(0.5) ? ` ${emojis(draw, botEmoji)}` : draw.chance(0.3) ? '!!' : ''}`
  return `${draw.pick(bots.promotion)}${draw.chance(0.4) ? ` @${draw.pick(handleWords)}_${draw.pick(handleWords)}` : ''}`
}

function personText(world: World, post: ListedPost, language: LanguageId, place: CommentPlace, draw: Random): string {
  const pack = packOf(language)
  const foreign = language !== world.language
  const { isReply } = place
  const { topic } = post.text
  const detail = detailOf(world, post, place.index)
  const fill = (pattern: string): string =>
    filled(pattern, { topic, detail, friend: () => friend(world, draw) }, pack, draw)
  const personal = world.category === 'business' ? (pack.work?.personal ?? pack.personal) : pack.personal
  const say = (patterns: readonly string[]): string => fill(draw.pick(patterns))
  const specific = (): string => opened(fill(inTurn(pack.specific, world, post, place.index)), pack.openers, draw)
  if (post.slot.event === 'giveaway' && !isReply && draw.chance(entryShare)) return say(pack.giveawayEntries)
  if (isReply && !foreign) return draw.chance(0.45) ? say(pack.replies) : `${ended(say(pack.replies))} ${say(personal)}`
  const kind = foreign
    ? draw.weighted({ generic: 0.7, emoji: 0.3, specific: 0, long: 0, mention: 0 })
    : draw.weighted(personKinds)
  const tail = draw.chance(0.22) ? ` ${emojis(draw, emoji)}` : ''
  switch (kind) {
    case 'emoji':
      return emojis(draw, emoji)
    case 'mention':
      return say(pack.mentions)
    case 'generic':
      return `${draw.pick(pack.generic)}${tail}`
    case 'long':
      return `${casual(longText(specific(), say(personal), draw), draw)}${tail}`
    case 'specific':
      return `${casual(specific(), draw)}${tail}`
  }
}

/** Two sentences, in either order. */
function longText(specific: string, personal: string, draw: Random): string {
  return draw.chance(0.3) ? `${personal} ${specific}` : `${ended(specific)} ${personal}`
}

/** People who read the comments above theirs do not repeat them: the patterns are used up in turn before one comes again. The stride has no
 *  factor in common with any list that is shorter than it. */
function inTurn(patterns: readonly string[], world: World, post: ListedPost, index: number): string {
  const start = random(world.seed, 'turn', post.slot.id).int(patterns.length)
  return patterns[(start + index * 101) % patterns.length] ?? ''
}

/** Mostly what the caption names, else another detail of the topic. */
function detailOf(world: World, post: ListedPost, index: number): string {
  const { topic, detail } = post.text
  const turn = random(world.seed, 'detail', post.slot.id, index)
  return turn.chance(0.45) ? detail : turn.pick(topic.details)
}

/** After an exclamation the sentence begins anew, after a comma it goes on. */
function opened(text: string, openers: readonly string[], draw: Random): string {
  if (!draw.chance(0.25)) return text
  const opener = draw.pick(openers)
  const goesOn = /[^.!?]$/.test(opener) && !/^I\b/.test(text)
  return `${opener} ${goesOn ? text.charAt(0).toLowerCase() + text.slice(1) : text}`
}

function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}

/** People type as they like. */
function casual(text: string, draw: Random): string {
  const form = draw.next()
  if (form < 0.25) return text.toLowerCase()
  return form < 0.33 && !/[.?!]$/.test(text) ? `${text}!` : text
}

function emojis(draw: Random, from: readonly string[]): string {
  const one = draw.pick(from)
  return draw.chance(0.5) ? one.repeat(1 + draw.int(3)) : `${one}${draw.pick(from)}`
}

/** A friend's user name, out of the audience's names. */
function friend(world: World, draw: Random): string {
  const pick = random(world.seed, 'friend', draw.int(5000))
  return `${handlePart(pick.pick(firstNames[world.language]))}${pick.pick(['_', '.', ''])}${pick.pick(handleWords)}`
}
