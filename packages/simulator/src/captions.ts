/** The text of a post: topic, caption, hashtags, mentions. It depends on the slot alone. */

import { dayMs, hourMs } from './calendar.ts'
import { brands } from './content/brands.ts'
import { filled, packOf } from './content/packs.ts'
import { categoryHashtags, type Topic, topicsOf } from './content/topics.ts'
import { handlePart } from './persona.ts'
import type { PostSlot } from './post-slots.ts'
import { random } from './random.ts'
import type { World } from './world.ts'

export interface PostText {
  topic: Topic
  detail: string
  caption: string
  hashtags: string[]
  mentions: string[]
}

/** Emoji at the end of captions, by chance. */
const flourishes = ['✨', '🙂', '💛', '🌿', '🙌', '😅', '☕️', '🎉'] as const

/** @returns the text of the post. */
export function postText(world: World, slot: PostSlot): PostText {
  const draw = random(world.seed, 'text', slot.id)
  const pack = packOf(world.language)
  const topic = draw.pick(topicsOf(world.language, world.category))
  const detail = draw.pick(topic.details)
  const brand = draw.pick(brands)
  const titled = world.platform === 'youtube' || world.platform === 'twitch'
  const patterns = patternsFor(world, slot)
  const text = filled(inTurn(patterns, world, slot), { topic, detail, brand }, pack, draw)
  const marker = slot.sponsored ? ` ${draw.pick(pack.adMarkers)}` : ''
  const hashtags = hashtagsOf(world, slot, marker)
  const tail = titled || hashtags.length === 0 ? '' : ` ${hashtags.map((tag) => `#${tag}`).join(' ')}`
  const flourish = !titled && draw.chance(0.3) ? ` ${draw.pick(flourishes)}` : ''
  const mention = slot.sponsored ? [handlePart(brand)] : []
  const thanks = mention.length > 0 && !titled ? ` @${mention[0]}` : ''
  const markerText = marker.startsWith(' #') && !titled ? '' : marker
  return { topic, detail, caption: `${text}${flourish}${thanks}${markerText}${tail}`, hashtags, mentions: mention }
}

/** What kind of text the post needs. */
function patternsFor(world: World, slot: PostSlot): readonly string[] {
  const pack = packOf(world.language)
  if (slot.event === 'giveaway') return pack.giveaways
  if (slot.event === 'shout-out') return pack.shoutOuts
  if (slot.sponsored) return pack.ads
  if (world.platform === 'youtube' || world.platform === 'twitch') return pack.titles
  const captions = world.category === 'business' && pack.work !== undefined ? pack.work.captions : pack.captions
  return slot.kind === 'carousel' ? [...pack.carousels, ...captions] : captions
}

/** Creators do not open two posts of a fortnight in the same words: patterns follow the calendar. */
function inTurn(patterns: readonly string[], world: World, slot: PostSlot): string {
  const start = random(world.seed, 'caption-turn').int(patterns.length)
  const quarter = Math.floor((slot.publishedMs - slot.day * dayMs) / (6 * hourMs))
  return patterns[(start + slot.day * 7 + quarter * 3) % patterns.length] ?? ''
}

/** Hashtags out of the category's: few on Instagram today, several on TikTok, none in titles. Sponsored posts carry their marker first. */
function hashtagsOf(world: World, slot: PostSlot, marker: string): string[] {
  const draw = random(world.seed, 'tags', slot.id)
  const mean = { instagram: 2.5, tiktok: 4, youtube: 0, twitch: 0, x: 0.4, linkedin: 1.8 }[world.platform]
  const tags = new Set<string>()
  if (marker.startsWith(' #')) tags.add(marker.slice(2))
  const count = draw.poisson(mean)
  const common = categoryHashtags(world.language, world.category)
  for (let i = 0; i < count; i++) tags.add(draw.pick(common))
  return [...tags]
}
