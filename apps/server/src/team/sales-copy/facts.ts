import {
  actionCosts,
  analysesPerEmailMax,
  type CapabilityId,
  capability,
  creditPackages,
  plans,
  trialDays,
} from '@vouch/contract'

/** Everything that our marketing copy may say, once, with where it is proved. What a newcomer would get wrong: a fact whose
 *  capability is not live is no fact yet. Every line of copy names the facts that it rests on, and is not written without them. */

export interface Fact {
  /** The whole claim, as a language model is told it. */
  statement: string
  /** Where a reader of the repository finds it proved. */
  source: string
  /** The figures that it lets copy say, as they are written. Every other digit is a claim without a fact. */
  figures: readonly string[]
  /** Absent: it does not depend on one. */
  needs?: CapabilityId
}

export const trialCredits = plans.STARTER.creditsIncluded
export const verificationCost = actionCosts.creator_verification
/** How many verifications the credits of the trial and of Starter are. */
export const trialVerifications = Math.floor(trialCredits / verificationCost)

/** @returns dollars as we write them: $1,290. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en')}`
}

/** @returns an amount of credits as we write it: 2,000 credits. */
export function creditsOf(count: number): string {
  return `${count.toLocaleString('en')} credits`
}

const planFigures = Object.values(plans).flatMap(({ monthlyPrice, annualPrice, creditsIncluded }) => [
  dollars(monthlyPrice),
  dollars(annualPrice),
  creditsOf(creditsIncluded),
])

const prices = 'packages/contract/src/prices.ts'
const science = 'docs/science.md'
const list = 'packages/contract/src/capabilities.ts'

export const facts = {
  address: {
    statement:
      'Paste a profile address; platform and account are recognised while you type. A YouTube address is read through the official interface; accounts on Instagram, TikTok, Twitch, X and LinkedIn are read from an export file.',
    source: `${list}, apps/web/marketing/articles/help/platforms.md`,
    figures: [],
    needs: 'address_verification',
  },
  file: {
    statement: 'An export file or a snapshot of your own gives the same report, without a connection to the platform.',
    source: list,
    figures: [],
    needs: 'file_verification',
  },
  progress: {
    statement: 'A verification shows each step, what it found and how long it took.',
    source: list,
    figures: [],
    needs: 'live_progress',
  },
  refund: {
    statement:
      'When the evidence does not suffice for a verdict, the credits of the verification come back by themselves.',
    source: list,
    figures: [],
    needs: 'refund_without_evidence',
  },
  score: {
    statement:
      'One trust score from 0 to 100, shown with the range that holds it 90 % of the time, and contributions that add up to it.',
    source: `${list}, ${science}`,
    figures: ['0 to 100', '90 %'],
    needs: 'trust_score',
  },
  fraud: {
    statement:
      'It looks for followers that look fake, accounts that act as one, copied comments, bought likes and views, and growth in steps.',
    source: list,
    figures: [],
    needs: 'fraud_detection',
  },
  evidence: {
    statement: 'Every concern opens the accounts, posts, days and comments that it rests on.',
    source: list,
    figures: [],
    needs: 'evidence',
  },
  fair: {
    statement: 'Every concern comes with its innocent explanations, and with what the creator can show to answer it.',
    source: list,
    figures: [],
    needs: 'evidence',
  },
  benchmarks: {
    statement: 'Key figures stand beside creators of the same size on the same platform, with the source named.',
    source: list,
    figures: [],
    needs: 'size_benchmarks',
  },
  history: {
    statement: 'Followers over time are drawn with marked jumps, and engagement post by post.',
    source: list,
    figures: [],
    needs: 'tab_performance',
  },
  search: {
    statement: 'Creators can be found by a sentence or by filters: platform, topic, country, size, price and trust.',
    source: list,
    figures: [],
    needs: 'smart_search',
  },
  missing: {
    statement: 'What a platform does not give is named in the report and widens the range; it is never guessed.',
    source: science,
    figures: [],
    needs: 'trust_score',
  },
  published: {
    statement: 'Accuracy is published part by part, with data sets, commands and the goals that were missed.',
    source: science,
    figures: [],
  },
  measured_likes: {
    statement:
      'In our test, where it was simulated that a quarter of the likes of real TikTok creators was bought, 97 % of those creators were flagged.',
    source: `${science}: creators_tiktok_famous: likes, a quarter bought`,
    figures: ['97 %'],
  },
  measured_calm: {
    statement: 'Of 2,116 real creators measured as they are, 1.4 % were given a high or critical risk.',
    source: `${science}: untouched real creators with a high or critical risk`,
    figures: ['2,116', '1.4 %'],
  },
  measured_comments: {
    statement:
      'Under videos that it had not seen, advertising in comments was told from ordinary comments with 96.3 % accuracy.',
    source: `${science}: comment spam on a video never seen, accuracy`,
    figures: ['96.3 %'],
  },
  trial: {
    statement: `The trial is ${trialDays} days on Starter with ${trialCredits} credits. A card is needed; nothing is charged until it ends, and cancelling before costs nothing.`,
    source: 'packages/contract/src/subscription.ts',
    figures: [`${trialDays} days`, `${trialDays}-day`, creditsOf(trialCredits)],
  },
  verification_price: {
    statement: `A verification costs ${verificationCost} credits, so the trial is enough for ${trialVerifications} verifications. The price is shown before the click.`,
    source: 'packages/contract/src/actions.ts',
    figures: [
      `${verificationCost} credits`,
      ...Object.values(plans).map(
        ({ creditsIncluded }) => `${Math.floor(creditsIncluded / verificationCost)} verifications`,
      ),
    ],
  },
  repeat: {
    statement: 'Looking at the same creator again within 24 hours is free.',
    source: 'packages/contract/src/actions.ts',
    figures: ['24 hours'],
  },
  plans: {
    statement: `${Object.values(plans)
      .map(
        ({ name, monthlyPrice, creditsIncluded }) =>
          `${name} is ${dollars(monthlyPrice)} a month for ${creditsOf(creditsIncluded)}`,
      )
      .join(', ')}. Every plan has every feature; they differ in credits. A year costs as much as ten months.`,
    source: prices,
    figures: planFigures,
  },
  packages: {
    statement: `Subscribers can buy extra credits: ${creditPackages.map(({ credits, basePrice }) => `${creditsOf(credits)} for ${dollars(basePrice)}`).join(', ')}. Bought credits never expire while the subscription is active.`,
    source: prices,
    figures: creditPackages.flatMap(({ credits, basePrice }) => [creditsOf(credits), dollars(basePrice)]),
  },
  monthly: {
    statement:
      'Monthly credits begin anew with each billing cycle and do not roll over; trial credits end with the trial.',
    source: prices,
    figures: [],
  },
  free_tool: {
    statement: `An email address gets ${analysesPerEmailMax} free analyses a day, without a card.`,
    source: 'packages/contract/src/tool-limits.ts',
    figures: [`${analysesPerEmailMax} a day`, `${analysesPerEmailMax} free analyses`],
  },
  public_data: {
    statement:
      'Only official interfaces and your own files are read; nothing of the creator is connected and no page is scraped.',
    source: 'apps/web/marketing/articles/help/platforms.md',
    figures: [],
  },
  volume: {
    statement: 'Above 5,000 credits a month there is a volume price, with an answer within 24 hours.',
    source: 'apps/web/marketing/articles/help/plans.md',
    figures: ['5,000 credits', '24 hours'],
  },
  support: {
    statement: 'Messages are answered within 4 hours in business hours.',
    source: 'apps/server/src/site/contact.ts',
    figures: ['4 hours'],
  },
} as const satisfies Record<string, Fact>

export type FactId = keyof typeof facts

/** @returns the facts that hold today. */
export function factsNow(): readonly (Fact & { id: FactId })[] {
  return Object.entries<Fact>(facts)
    .filter(([, { needs }]) => needs === undefined || capability(needs).status === 'live')
    .map(([id, fact]) => ({ ...fact, id: id as FactId }))
}
