/** What a language pack holds: sentence patterns with places to fill. Places: `{subject}` and `{detail}` of the topic, `{Subject}` and `{Detail}` at
 *  the start of a sentence, `{brand}`, `{time}`, `{person}`, `{friend}`, `{n}`. */

export interface LanguagePack {
  captions: readonly string[]
  /** Captions and second sentences for the category business, where the others sound too private; absent: the common ones. */
  work?: { captions: readonly string[]; personal: readonly string[] }
  /** Captions of carousels, beside the common ones. */
  carousels: readonly string[]
  /** Titles of videos and streams. */
  titles: readonly string[]
  /** Sponsored captions; the marker that the law asks for is in `adMarkers`. */
  ads: readonly string[]
  adMarkers: readonly string[]
  giveaways: readonly string[]
  shoutOuts: readonly string[]
  /** Comments that only somebody who has seen the post would write. */
  specific: readonly string[]
  /** Second sentences about the writer's own life. */
  personal: readonly string[]
  openers: readonly string[]
  /** Praise that fits any post; honest people write it too. */
  generic: readonly string[]
  mentions: readonly string[]
  replies: readonly string[]
  giveawayEntries: readonly string[]
  times: readonly string[]
  people: readonly string[]
  bots: { praise: readonly string[]; promotion: readonly string[]; pod: readonly string[] }
}
