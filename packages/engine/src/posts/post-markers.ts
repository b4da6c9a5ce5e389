import type { Post } from '../snapshot.ts'

/** What a caption says about why a post did unusually well, or who paid for it. Markers are matched as whole words or tags in
 *  several languages; a caption is evidence about the post, never about the creator's honesty. */

/** About fifty disclosures, as creators and regulators of many countries write them (the approach of Modash). */
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

/** Disclosures in words. Codes and links are what partnerships leave behind where no tag is used. */
const sponsoredPhrases =
  /paid partnership|sponsored by|in partnership with|paid for by|thanks to .{2,30} for sponsoring|use (?:my )?code |with my code|link in bio to (?:buy|shop)|en partenariat avec|en colaboración con|in zusammenarbeit mit|bezahlte partnerschaft|reklamlink/i

/** Invitations to take part. "Win" alone is what athletes do, so it needs its prize. */
const giveawayWords =
  /\b(?:give ?-?away|contest|raffle|sweepstakes?|win (?:a|an|one|this|these|the|two|three|\$|£|€)|to enter|tag (?:a|two|three|2|3|your) friends?|gewinnspiel|verlosung|sorteo|concurso|sorteio|concours|tirage au sort|çekiliş|konkurs|arvonta)\b/i

/** Appearances. They explain followers only within days and are therefore matched generously. */
const shoutOutWords =
  /\b(?:shout ?-?out|collab(?:oration)?|duet|feat\.?|featuring|featured (?:by|on|in)|interview|podcast|on tv|live on|appearance|takeover|guest)\b/i

/** @returns true by the platform's own label, a disclosure tag or a disclosure phrase. The label decides when it is true;
 *  when it is false the caption may still disclose. */
export function isSponsored(post: Post): boolean {
  if (post.sponsored === true) return true
  if (post.hashtags?.some((tag) => sponsoredTags.has(plainTag(tag)))) return true
  const caption = post.caption
  if (typeof caption !== 'string' || caption === '') return false
  for (const [, tag] of caption.matchAll(/#([\p{L}\p{N}_]+)/gu)) {
    if (tag !== undefined && sponsoredTags.has(plainTag(tag))) return true
  }
  return sponsoredPhrases.test(caption)
}

/** @returns whether the post invites to a giveaway: comments and followers then rise without anything being bought */
export function isGiveaway(post: Post): boolean {
  if (post.hashtags?.some((tag) => /giveaway|gewinnspiel|sorteo|sorteio|concours|contest/i.test(tag))) return true
  return typeof post.caption === 'string' && giveawayWords.test(post.caption)
}

/** @returns whether the post tells of an appearance with or at someone else, who then sends followers over */
export function isShoutOut(post: Post): boolean {
  return typeof post.caption === 'string' && shoutOutWords.test(post.caption)
}

/** #Paid_Partnership, PaidPartnership and paidpartnership are one tag. */
function plainTag(tag: string): string {
  return tag.replace(/^#/, '').replaceAll('_', '').toLowerCase()
}
