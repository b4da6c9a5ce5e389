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
 *  an untouched audience (peers 2.2). The other kinds answer the post. */
const personKinds = { specific: 0.5, long: 0.35, generic: 0.06, emoji: 0.06, mention: 0.03 } as const
/** After a giveaway people do what they were asked to: they tag friends. */
const entryShare = 0.8

/** @returns the text of a comment. */
export function commentText(
  world: World,
  post: ListedPost,
  voice: CommentVoice,
  isReply: boolean,
  draw: Random,
): string {
  const language: LanguageId = world.language !== 'en' && draw.chance(0.12) ? 'en' : world.language
  if (voice === 'person') return personText(world, post, language, isReply, draw)
  const { bots } = packOf(voice === 'bot' && draw.chance(0.5) ? 'en' : world.language)
  if (voice === 'pod') return `${draw.pick(bots.pod)}${draw.chance(0.6) ? ` ${emojis(draw, emoji)}` : ''}`
  const form = draw.next()
  if (form < 0.22) return emojis(draw, botEmoji)
  if (form < 0.82)
    return `${draw.pick(bots.praise)}${draw.chance(0.5) ? ` ${emojis(draw, botEmoji)}` : draw.chance(0.3) ? '!!' : ''}`
  return `${draw.pick(bots.promotion)}${draw.chance(0.4) ? ` @${draw.pick(handleWords)}_${draw.pick(handleWords)}` : ''}`
}

function personText(world: World, post: ListedPost, language: LanguageId, isReply: boolean, draw: Random): string {
  const pack = packOf(language)
  const foreign = language !== world.language
  const { topic } = post.text
  const detail = draw.chance(0.55) ? post.text.detail : draw.pick(topic.details)
  const say = (patterns: readonly string[]): string =>
    filled(draw.pick(patterns), { topic, detail, friend: () => friend(world, draw) }, pack, draw)
  if (post.slot.event === 'giveaway' && !isReply && draw.chance(entryShare)) return say(pack.giveawayEntries)
  if (isReply && !foreign) return say(pack.replies)
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
      return `${casual(opened(say(pack.specific), pack.openers, draw), draw)}${draw.chance(0.7) ? '.' : ''} ${say(pack.personal)}${tail}`.replace(
        /([?!.])\. /,
        '$1 ',
      )
    case 'specific':
      return `${casual(opened(say(pack.specific), pack.openers, draw), draw)}${tail}`
  }
}

function opened(text: string, openers: readonly string[], draw: Random): string {
  return draw.chance(0.25) ? `${draw.pick(openers)} ${text}` : text
}

/** People type as they like. */
function casual(text: string, draw: Random): string {
  const form = draw.next()
  if (form < 0.25) return text.toLowerCase()
  return form < 0.33 ? `${text}!` : text
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
