import type { Post } from '../snapshot/snapshot.ts'
import { plainText } from './disclosure-words.ts'

/** What a caption says about why a post did unusually well, or who paid for it. Markers are matched as whole words or tags in
 *  several languages; a caption is evidence about the post, never about the creator's honesty.
 *
 *  Both mistakes cost something. A missed giveaway leaves an innocent jump unexplained; a false one excuses a
 *  delivery. Markers of causes are therefore generous and markers of sponsorship strict, for the first excuse and the
 *  second only describe. */

/** About fifty disclosures, as creators and regulators of many countries write them (the approach of Modash).
 *
 *  Compared in lower case, without #, underscores and accents. */
const sponsoredTags: ReadonlySet<string> = new Set([
  ...['ad', 'ads', 'advert', 'advertising', 'advertisement', 'sponsored', 'sponsor', 'sponsoredpost', 'paid', 'paidad'],
  ...['paidpartnership', 'paidpartner', 'partner', 'brandpartner', 'brandpartnership', 'partnership', 'collab'],
  ...['brandambassador', 'ambassador', 'gifted', 'prgift', 'giftedproduct', 'promo', 'promotion', 'affiliate', 'spon'],
  ...['werbung', 'anzeige', 'bezahltewerbung', 'reklame', 'reklam', 'reklaam', 'reclame', 'reklama', 'werbepartner'],
  ...['publicidad', 'publi', 'patrocinado', 'colaboracionpagada', 'publicidade', 'publi', 'parceriapaga', 'publipost'],
  ...[
    'collaborationcommerciale',
    'partenariat',
    'partenariatremunere',
    'sponsorise',
    'pubblicita',
    'adv',
    'sponsorizzato',
  ],
  ...[
    'annonce',
    'annons',
    'betaltpartnerskap',
    'mainos',
    'kaupallinenyhteistyo',
    'iklan',
    'endorse',
    'реклама',
    '광고',
  ],
])

/** Disclosures in words. Codes and links are what partnerships leave behind where no tag is used.
 *
 *  Each needs at least two words: a single "sponsor" may be anybody's. */
const sponsoredPhrases =
  /paid partnership|sponsored by|in partnership with|paid for by|thanks to .{2,30} for sponsoring|use (?:my )?code |with my code|link in bio to (?:buy|shop)|en partenariat avec|en colaboración con|in zusammenarbeit mit|bezahlte partnerschaft|reklamlink/i

/** Invitations to take part. "Win" alone is what athletes do, so it needs its prize.
 *
 *  English, German, Spanish, Portuguese, French, Turkish, Polish and Finnish, as the markers of peers' tools. Ends
 *  of words are looked for by letters of any script, because the built-in word boundary takes ç and ş for
 *  punctuation. */
const giveawayWords =
  /(?<![\p{L}\p{N}_])(?:win (?=[$£€])|(?:give ?-?away|contest|raffle|sweepstakes?|win (?:a|an|one|this|these|the|two|three)|to enter|tag (?:a|two|three|2|3|your) friends?|gewinnspiel|verlosung|sorteo|concurso|sorteio|concours|tirage au sort|çek[iİ]l[iİ]ş|konkurs|arvonta)(?![\p{L}\p{N}_]))/iu

/** Appearances. They explain followers only within days and are therefore matched generously.
 *
 *  A caption that says "live on" may mean nothing; then the wave was still searched for another cause and found none. */
const shoutOutWords =
  /\b(?:shout ?-?out|collab(?:oration)?|duet|feat\.?|featuring|featured (?:by|on|in)|interview|podcast|on tv|live on|appearance|takeover|guest)\b/i

/** Weighs nothing in the verdict: disclosing is what honest creators do. It keeps promoted posts out of the signals
 *  about views, and marks them on the chart.
 *
 *  @returns true by the platform's own label, a disclosure tag or a disclosure phrase. The label decides when it is true;
 *  when it is false the caption may still disclose. The answer is kept for this object, which must not change afterwards.
 *  @example "Love this serum #ad" is, "an adventure in advent" is not */
export const isSponsored = /* @__PURE__ */ askedOnce(looksSponsored)

function looksSponsored(post: Post): boolean {
  if (post.sponsored === true) return true
  if (post.hashtags?.some(isDisclosureTag)) return true
  const caption = post.caption
  if (typeof caption !== 'string' || caption === '') return false
  for (const [, tag] of caption.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)) {
    if (tag !== undefined && isDisclosureTag(tag)) return true
  }
  return sponsoredPhrases.test(caption)
}

/** @returns whether a hashtag, with or without #, says that somebody paid
 *  @example "Paid_Partnership" does, "adventure" does not */
export function isDisclosureTag(tag: string): boolean {
  return sponsoredTags.has(plainTag(tag))
}

/** @returns whether the post invites to a giveaway: comments and followers then rise without anything being bought. The answer is kept for this
 *  object, which must not change afterwards
 *  @example "Gewinnspiel! Markiere zwei" is, "we had a good win today" is not */
export const isGiveaway = /* @__PURE__ */ askedOnce(looksLikeGiveaway)

function looksLikeGiveaway(post: Post): boolean {
  if (post.hashtags?.some((tag) => /giveaway|gewinnspiel|sorteo|sorteio|concours|contest/i.test(tag))) return true
  return typeof post.caption === 'string' && giveawayWords.test(post.caption)
}

/** @returns whether the post tells of an appearance with or at someone else, who then sends followers over
 *  @example "my interview about bread is out" is, "guess what" is not */
export function isShoutOut(post: Post): boolean {
  return typeof post.caption === 'string' && shoutOutWords.test(post.caption)
}

/** #Paid_Partnership, PaidPartnership and paidpartnership are one tag, and so are #sponsorisé and #sponsorise.
 *  Composing again at the end puts Korean syllables back together.
 *
 *  Comparing plain forms keeps the table of tags short enough to read. */
function plainTag(tag: string): string {
  return plainText(tag.replace(/^#/, '').replaceAll('_', ''))
}

/** Nine parts of a verdict ask the same of each post, which nobody changes. */
function askedOnce(look: (post: Post) => boolean): (post: Post) => boolean {
  const known = new WeakMap<Post, boolean>()
  return (post) => {
    const answer = known.get(post) ?? look(post)
    known.set(post, answer)
    return answer
  }
}
