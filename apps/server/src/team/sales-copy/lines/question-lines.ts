import { analysesPerEmailMax, creditPackages, plans, trialDays } from '@vouch/contract'
import { creditsOf, dollars, trialCredits, trialVerifications, verificationCost } from '../facts.ts'
import { line } from '../line.ts'

/** Questions with their answers, one block each: the question on a line of its own. */

const { STARTER, PROFESSIONAL, ENTERPRISE } = plans
const packages = creditPackages.map(({ credits, basePrice }) => `${creditsOf(credits)} for ${dollars(basePrice)}`)
const packageList = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(packages)

export const questionLines = [
  line(
    '{What does Vouch tell me|What do I get from a verification}?\nOne trust score from 0 to 100 with its range, the concerns and strengths behind it, and the evidence for each of them. You can open all of it.',
    'score',
    'evidence',
  ),
  line(
    'How accurate is it?\nThat depends on what you’re asking, so we publish a table instead of one percentage: each part with its data set, its command and the goals we missed. Every report shows its own uncertainty too, as the range around each estimate.',
    'published',
    'score',
  ),
  line(
    '{Which platforms can I check|Where does it work}?\nYouTube links are read through the official API. For Instagram, TikTok, Twitch, X and LinkedIn, upload an export file: it gives you the same report. How much we can see differs; anything missing is named and widens the range.',
    'address',
    'file',
    'missing',
  ),
  line(
    `What does {a verification|it} cost?\nA verification costs ${verificationCost} credits, and you see the price before you click. Checking the same creator again within 24 hours is free.`,
    'verification_price',
    'repeat',
  ),
  line(
    `What does the trial cost?\nNothing for ${trialDays} days. You get ${trialCredits} credits on Starter, enough for ${trialVerifications} verifications. A card is required; it’s charged ${dollars(STARTER.monthlyPrice)} when the trial ends, unless you cancel first.`,
    'trial',
    'verification_price',
    'plans',
  ),
  line(
    'What if there isn’t enough evidence?\nThen the report says so instead of making up a verdict, and you automatically get the credits for that verification back. You can still read {what was found|whatever was found}.',
    'refund',
  ),
  line(
    'Is a low score an accusation?\nNo. Giveaways, viral posts and bots that follow at random can look like a purchase. Each concern lists innocent explanations and what the creator can show to clear it up, so {it starts a conversation|you can ask a fair question}.',
    'fair',
  ),
  line(
    '{Can I see why a score is low|Can I see what’s behind a score}?\nYes. Every concern opens the accounts, posts, days and comments behind it, and the parts of the score add up right in front of you.',
    'evidence',
    'score',
  ),
  line(
    'Does the creator have to {connect anything|do anything}?\nNo. We only read official APIs and files you upload. Nothing is scraped, and no creator password or login is {needed|involved}.',
    'public_data',
  ),
  line(
    `{What is the difference between the plans|How do the plans differ}?\nEvery plan includes every feature; they differ in credits. Starter is ${dollars(STARTER.monthlyPrice)} a month for ${STARTER.creditsIncluded} credits, Professional ${dollars(PROFESSIONAL.monthlyPrice)} for ${PROFESSIONAL.creditsIncluded} credits, Enterprise ${dollars(ENTERPRISE.monthlyPrice)} for ${ENTERPRISE.creditsIncluded.toLocaleString('en')} credits.`,
    'plans',
  ),
  line(
    'Do credits expire?\nMonthly credits reset with each billing cycle and do not roll over; trial credits end with the trial. Credits you buy as add-ons never expire while your subscription is active.',
    'monthly',
    'packages',
  ),
  line(
    `What if I run out of credits?\nAs a subscriber you can add ${packageList}. You’re never billed beyond your plan unless you {buy more|choose to be}.`,
    'packages',
  ),
  line(
    `Can I try it without a card?\nYes. The free analysis gives you ${analysesPerEmailMax} a day per email address. It shows {the main numbers|a short result}; the full report with its evidence comes with the trial.`,
    'free_tool',
    'trial',
  ),
  line(
    'How do I find creators in the first place?\nDescribe who you need in one sentence. Vouch picks up platform, topic, country and size from it, shows what it understood, and lets you {filter further|change each of them}.',
    'search',
  ),
  line(
    'How do I read an engagement rate?\nNext to creators of the same size on the same platform, with the source named. A rate {alone|on its own} says little, so the report also tells you what it’s divided by.',
    'benchmarks',
  ),
]
