import type { CreatorFilters } from './creator-filters.ts'

/** What creators are like, in the words of those who look for them, with the figure that stands for each. The figures are chosen; every chip shows
 *  its own, so that nobody is left to guess what "growing" meant. */

/** A good trust score begins here (`trustBands` of the engine). */
const goodTrustMin = 80
/** Above the median of nearly every platform and size (chosen). */
const highEngagementMin = 0.03
/** A month's growth, as ratios (chosen): doubling in three years, and in fourteen months. */
const growing: Partial<CreatorFilters> = { minGrowth: 0.02 }
const growingFast: Partial<CreatorFilters> = { minGrowth: 0.05 }
/** One post in five (chosen); a third is where peers warn. */
const fewAds: Partial<CreatorFilters> = { maxSponsored: 0.2 }
/** Whoever posted within it is active (chosen). */
const activeDays = 30

const real = 'real, authentic, genuine, organic, legit, credible, human, trustworthy, true'
const people = 'audience, audiences, followers, fans, subscribers, followings, following, viewers'
const fake = 'fake followers, bots, bot followers, fakes, bought followers, fake audience, fake engagement, fraud'

function listed(words: string): string[] {
  return words.split(',').map((word) => word.trim())
}

/** Every beginning with every end. */
function joined(begins: string, ends: string): string[] {
  return listed(begins).flatMap((begin) => listed(ends).map((end) => `${begin} ${end}`))
}

const phrases: readonly [readonly string[], Partial<CreatorFilters>][] = [
  [
    [
      ...joined(real, people),
      ...joined('no, without, zero, free of, few', fake),
      ...joined('audience, followers', 'is real, are real, is authentic, are authentic, is genuine, are genuine'),
      ...joined(
        'high, good, strong, great',
        'trust, trust score, trust scores, credibility, audience quality, quality audience',
      ),
      ...listed(
        'trustworthy, trusted, trustable, credible, quality audience, safe to book, safe to hire, safe to work with',
      ),
      ...joined('real, authentic, genuine, organic', 'engagement, comments, likes, influence'),
    ],
    { minTrust: goodTrustMin },
  ],
  [
    [
      ...joined(
        'high, good, great, strong, highly, very',
        'engagement, engagement rate, engagement rates, er, engaged, engaging',
      ),
      ...joined('high, good, great, strong, highly, very', 'engaged audience, engaged followers'),
      ...joined('engaged', people),
      ...joined('engaging', people),
    ],
    { minEngagement: highEngagementMin },
  ],
  [
    listed(
      'growing, on the rise, rising, rising star, rising stars, up and coming, upcoming, emerging, growing steadily',
    ),
    growing,
  ],
  [
    listed(
      'fast growing, rapidly growing, quickly growing, growing fast, growing quickly, growing rapidly, fastest growing, going viral',
    ),
    growingFast,
  ],
  [
    [
      ...joined(
        'few, little, low, limited, minimal',
        'sponsored posts, sponsored content, sponsorships, ads, sponsors, paid posts, ad load, paid partnerships',
      ),
      ...joined(
        "not too many, not many, don't do many, doesn't do many, without many, without too many",
        'ads, sponsorships, sponsored posts, paid posts, sponsors',
      ),
      ...listed(
        'not sponsored much, not sponsored too much, rarely sponsored, seldom sponsored, not too sponsored, not overly sponsored',
      ),
      ...listed(
        'not often sponsored, not sponsored often, not much sponsored, barely sponsored, not very sponsored, not heavily sponsored',
      ),
    ],
    fewAds,
  ],
  [
    listed(
      'no sponsored posts, without sponsored posts, no ads, without ads, never sponsored, no sponsorships, no paid posts, ad free',
    ),
    { maxSponsored: 0 },
  ],
  [
    listed(
      'active, recently active, active recently, currently active, active now, still active, posted recently, recent posts, posts regularly, posting regularly, posted this month, active this month, posts this month, posting this month',
    ),
    { postedWithinDays: activeDays },
  ],
  [
    listed('posted this week, active this week, posting this week, posts this week, posted in the week'),
    { postedWithinDays: 7 },
  ],
  [listed('posted today, active today, posts daily, posting daily, posted in the last day'), { postedWithinDays: 1 }],
  [
    listed('posted yesterday, posted yesterday or today, posted today or yesterday, active yesterday'),
    { postedWithinDays: 2 },
  ],
  [
    [
      ...joined(
        'with, with an, have an, has an, have, has, with a, with public, with a public, with their',
        'email, email address, email in bio, contact, contact details, contact info, contact information, contact email, business email, public email',
      ),
      ...listed(
        'email available, email address available, emails available, contactable, reachable by email, can be emailed, email, emails, email address, email addresses, an email, an email address, contact available, email in bio, email listed, contact details available, public email',
      ),
    ],
    { contact: true },
  ],
  [listed('without email, without an email, no email, without contact, no contact details'), { contact: false }],
  [
    [
      ...joined(
        'already, previously',
        'verified, checked, vetted, vouched, verified by us, checked by us, vetted by us',
      ),
      ...joined('verified, checked, vetted', 'by vouch, by us, on vouch, with vouch'),
      ...joined('with a, with', 'verification report, report, vouch report, full report, full verification'),
      ...listed('vouched, vouched for, vouch verified'),
    ],
    { checked: true },
  ],
  [
    [
      ...joined(
        'not, not yet, never, yet to be',
        'checked, vetted, vouched, verified by us, checked by us, verified by vouch',
      ),
      ...joined("haven't been, hasn't been, have not been, has not been", 'checked, vetted, vouched, verified'),
      ...listed(
        'not checked yet, not vetted yet, not verified yet, not yet verified, yet to be verified, never verified',
      ),
    ],
    { checked: false },
  ],
  [
    listed(
      'verified, verified account, verified accounts, verified badge, blue tick, blue check, blue checkmark, with a tick, tick, ticked, verified by the platform, verified profile, verified profiles',
    ),
    { verified: true },
  ],
  [
    listed('not verified, unverified, non verified, without a blue tick, no blue tick, not officially verified'),
    { verified: false },
  ],
]

/** Filters by phrase; the words have one space between them. */
export const traitByPhrase: readonly [string, Partial<CreatorFilters>][] = phrases.flatMap(([words, filters]) =>
  words.map((word): [string, Partial<CreatorFilters>] => [word, filters]),
)
