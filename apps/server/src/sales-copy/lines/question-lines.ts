import { analysesPerEmailMax, creditPackages, plans, trialDays } from '@vouch/contract'
import { creditsOf, dollars, trialCredits, trialVerifications, verificationCost } from '../facts.ts'
import { line } from '../line.ts'

/** Questions with their answers, one block each: the question on a line of its own. */

const { STARTER, PROFESSIONAL, ENTERPRISE } = plans
const packages = creditPackages.map(({ credits, basePrice }) => `${creditsOf(credits)} for ${dollars(basePrice)}`)
const packageList = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(packages)

export const questionLines = [
  line(
    '{What does Vouch tell me|What do I get from a verification}?\nOne trust score from 0 to 100 with the range that holds it, the concerns and strengths behind it, and the evidence each of them rests on. You can open all of it.',
    'score',
    'evidence',
  ),
  line(
    'How accurate is it?\nThat depends on what is asked, so we publish a table instead of one percentage: each part with its data set, its command and the goals we missed. A report carries its own accuracy, as the range around each figure.',
    'published',
    'score',
  ),
  line(
    '{Which platforms can I check|Where does it work}?\nA YouTube address is read through the official interface. For Instagram, TikTok, Twitch, X and LinkedIn, bring an export file: it gives the same report. How much can be seen differs; what is missing is named and widens the range.',
    'address',
    'file',
    'missing',
  ),
  line(
    `What does {a verification|it} cost?\nA verification is ${verificationCost} credits, and the price is shown before you click. Looking at the same creator again within 24 hours is free.`,
    'verification_price',
    'repeat',
  ),
  line(
    `What does the trial cost?\nNothing for ${trialDays} days. You get ${trialCredits} credits on Starter, enough for ${trialVerifications} verifications. A card is needed; it is charged ${dollars(STARTER.monthlyPrice)} when the trial ends, unless you cancel first.`,
    'trial',
    'verification_price',
    'plans',
  ),
  line(
    'What if there is not enough evidence?\nThen the report says so instead of inventing a verdict, and the credits of that verification come back by themselves. You can still read {what was found|whatever was found}.',
    'refund',
  ),
  line(
    'Is a low score an accusation?\nNo. Giveaways, viral posts and bots that follow at random can look like a purchase. Each concern lists its innocent explanations and what the creator can show to answer it, so {it begins a conversation|you can ask fairly}.',
    'fair',
  ),
  line(
    '{Can I see why a score is low|Can I see what a score rests on}?\nYes. Every concern opens the accounts, posts, days and comments behind it, and the parts of the score add up to it in front of you.',
    'evidence',
    'score',
  ),
  line(
    'Does the creator have to {connect anything|do anything}?\nNo. Only official interfaces and files that you bring are read. Nothing is scraped, and no password or login of the creator is {asked for|involved}.',
    'public_data',
  ),
  line(
    `{What is the difference between the plans|How do the plans differ}?\nEvery plan has every feature; they differ in credits. Starter is ${dollars(STARTER.monthlyPrice)} a month for ${STARTER.creditsIncluded} credits, Professional ${dollars(PROFESSIONAL.monthlyPrice)} for ${PROFESSIONAL.creditsIncluded} credits, Enterprise ${dollars(ENTERPRISE.monthlyPrice)} for ${ENTERPRISE.creditsIncluded.toLocaleString('en')} credits.`,
    'plans',
  ),
  line(
    'Do credits expire?\nMonthly credits begin anew with each billing cycle and do not roll over; trial credits end with the trial. Credits that you buy on top never expire while your subscription is active.',
    'monthly',
    'packages',
  ),
  line(
    `What if I run out of credits?\nAs a subscriber you can add ${packageList}. Nothing is billed beyond the plan unless you {buy it|choose to}.`,
    'packages',
  ),
  line(
    `Can I try it without a card?\nYes. The free analysis gives ${analysesPerEmailMax} a day for an email address. It shows {the main figures|a short result}; the full report with its evidence is part of the trial.`,
    'free_tool',
    'trial',
  ),
  line(
    'How do I find creators in the first place?\nDescribe whom you need in one sentence. Vouch reads platform, topic, country and size from it, shows what it understood, and lets you {filter further|change each of them}.',
    'search',
  ),
  line(
    'How do I read an engagement rate?\nBeside creators of the same size on the same platform, with the source named. A rate {alone|on its own} says little, so the report also names what it divides by.',
    'benchmarks',
  ),
]
