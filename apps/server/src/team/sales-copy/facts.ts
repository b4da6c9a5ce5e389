import {
  actionCosts,
  analysesPerEmailMax,
  type CapabilityId,
  capability,
  creditPackages,
  plans,
  trialDays,
} from '@vouch/contract'
import { platformsInWords } from '@vouch/presentation'

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

const prices = 'packages/contract/src/customers/prices.ts'
const science = 'docs/science.md'
const list = 'packages/contract/src/customers/capabilities.ts'

export const facts = {
  address: {
    statement: `Paste a profile link; Vouch recognizes the platform and account as you type. ${platformsInWords()}`,
    source: `${list}, packages/contract/src/verdicts/platform-ways.ts`,
    figures: [],
    needs: 'address_verification',
  },
  file: {
    statement: 'An export file or your own snapshot gives the same report, without a connection to the platform.',
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
      'If there isn’t enough evidence for a verdict, the credits for that verification are returned automatically.',
    source: list,
    figures: [],
    needs: 'refund_without_evidence',
  },
  score: {
    statement:
      'One trust score from 0 to 100, shown with a range of how far it could move with what was not seen, and contributions that add up to it.',
    source: `${list}, ${science}`,
    figures: ['0 to 100'],
    needs: 'trust_score',
  },
  fraud: {
    statement:
      'It looks for followers that look fake, accounts that act as one, copied comments, bought likes and views, and sudden jumps in growth.',
    source: list,
    figures: [],
    needs: 'fraud_detection',
  },
  evidence: {
    statement: 'Every concern opens the accounts, posts, days and comments behind it.',
    source: list,
    figures: [],
    needs: 'evidence',
  },
  fair: {
    statement: 'Every concern comes with innocent explanations and with what the creator can show to clear it up.',
    source: list,
    figures: [],
    needs: 'evidence',
  },
  benchmarks: {
    statement: 'Key metrics are compared with creators of the same size on the same platform, with the source named.',
    source: list,
    figures: [],
    needs: 'size_benchmarks',
  },
  history: {
    statement: 'Followers are charted over time with jumps marked, and engagement post by post.',
    source: list,
    figures: [],
    needs: 'tab_performance',
  },
  search: {
    statement:
      'Creators can be found with a sentence or with filters: platform, topic, country, size, price and trust.',
    source: list,
    figures: [],
    needs: 'smart_search',
  },
  missing: {
    statement: 'Anything a platform doesn’t provide is named in the report and widens the range; it is never guessed.',
    source: science,
    figures: [],
    needs: 'trust_score',
  },
  published: {
    statement: 'Accuracy is published part by part, with data sets, commands and the goals we missed.',
    source: science,
    figures: [],
  },
  measured_likes: {
    statement:
      'In our test, where we simulated that a quarter of the likes of real TikTok creators were bought in seven ways that sellers deliver, more than 9 of 10 creators were flagged.',
    source: `${science}: creators_tiktok_famous: likes, 25% bought`,
    figures: ['9 of 10'],
  },
  measured_calm: {
    statement: 'Of 2,116 real creators measured as they are, 0.7% were given a high or critical risk.',
    source: 'docs/science/real-creators.md: high or critical',
    figures: ['2,116', '0.7%'],
  },
  measured_comments: {
    statement:
      'Under videos it had not seen, ads in comments were told apart from ordinary comments with 96.3% accuracy.',
    source: `${science}: comment spam on a video never seen, accuracy`,
    figures: ['96.3%'],
  },
  trial: {
    statement: `The trial is ${trialDays} days on Starter with ${trialCredits} credits. A card is required; there is no charge until it ends, and canceling before then is free.`,
    source: 'packages/contract/src/customers/subscription.ts',
    figures: [`${trialDays} days`, `${trialDays}-day`, creditsOf(trialCredits)],
  },
  verification_price: {
    statement: `A verification costs ${verificationCost} credits, so the trial is enough for ${trialVerifications} verifications. The price is shown before you click.`,
    source: 'packages/contract/src/customers/actions.ts',
    figures: [
      `${verificationCost} credits`,
      ...Object.values(plans).map(
        ({ creditsIncluded }) => `${Math.floor(creditsIncluded / verificationCost)} verifications`,
      ),
    ],
  },
  repeat: {
    statement: 'Checking the same creator again within 24 hours is free.',
    source: 'packages/contract/src/customers/actions.ts',
    figures: ['24 hours'],
  },
  plans: {
    statement: `${Object.values(plans)
      .map(
        ({ name, monthlyPrice, creditsIncluded }) =>
          `${name} is ${dollars(monthlyPrice)} a month for ${creditsOf(creditsIncluded)}`,
      )
      .join(', ')}. Every plan includes every feature; they differ in credits. A year costs as much as ten months.`,
    source: prices,
    figures: planFigures,
  },
  packages: {
    statement: `Subscribers can buy add-on credits: ${creditPackages.map(({ credits, basePrice }) => `${creditsOf(credits)} for ${dollars(basePrice)}`).join(', ')}. Purchased credits never expire while the subscription is active.`,
    source: prices,
    figures: creditPackages.flatMap(({ credits, basePrice }) => [creditsOf(credits), dollars(basePrice)]),
  },
  monthly: {
    statement: 'Monthly credits reset with each billing cycle and do not roll over; trial credits end with the trial.',
    source: prices,
    figures: [],
  },
  free_tool: {
    statement: `An email address gets ${analysesPerEmailMax} free analyses a day, without a card.`,
    source: 'packages/contract/src/site/tool-limits.ts',
    figures: [`${analysesPerEmailMax} a day`, `${analysesPerEmailMax} free analyses`],
  },
  public_data: {
    statement:
      'Vouch only reads official APIs and your own files; the creator connects nothing and no page is scraped.',
    source: 'apps/web/marketing/articles/help/platforms.md',
    figures: [],
  },
  volume: {
    statement: 'Above 5,000 credits a month there is volume pricing, with an answer within 24 hours.',
    source: 'apps/web/marketing/articles/help/plans.md',
    figures: ['5,000 credits', '24 hours'],
  },
  support: {
    statement: 'Messages are answered within 4 hours during business hours.',
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
