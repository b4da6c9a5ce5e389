import { analysesPerEmailMax, plans, trialDays } from '@vouch/contract'
import { dollars, trialCredits, verificationCost } from '../facts.ts'
import { line, lineFor } from '../line.ts'

const [starter, professional, enterprise] = Object.values(plans).map(({ monthlyPrice }) => dollars(monthlyPrice))

/** What stands under a headline and says how. */
export const subHeadlineLines = [
  line(
    'Paste a profile link and {see|get} one trust score, its range, and the accounts and comments behind it.',
    'address',
    'score',
    'evidence',
  ),
  line(
    'Vouch looks for fake followers, copied comments and bought likes, tells you how sure it is, and {leaves the decision to you|lets you open the evidence}.',
    'fraud',
    'score',
    'evidence',
  ),
  line(
    'Every concern opens the posts, days and accounts behind it, with the innocent explanations a creator {might have|could give}.',
    'evidence',
    'fair',
  ),
  line(
    'If there isn’t enough evidence for a verdict, we tell you so, and you {automatically get|get} your credits back.',
    'refund',
  ),
  line(
    `Start with ${trialDays} days and ${trialCredits} credits. A card is required, {and|but} there’s no charge until the trial ends.`,
    'trial',
  ),
  line(
    `A verification costs ${verificationCost} credits, shown before you click. Checking the same creator again within 24 hours is free.`,
    'verification_price',
    'repeat',
  ),
  line(
    `Every plan includes every feature; you choose how many credits you need: ${starter}, ${professional} or ${enterprise} a month.`,
    'plans',
  ),
  line(
    'Key metrics are compared with creators the same size on the same platform, so a rate finally {has a yardstick|means something}.',
    'benchmarks',
  ),
  line(
    'When a platform shows less, the range gets wider and the report says what was missing. Nothing is {guessed|made up}.',
    'missing',
  ),
  line(
    'Upload the export file you were sent and {read|get} the same report, without connecting an account or {a platform|anything else}.',
    'file',
  ),
  line(
    'Describe the creator you need in one sentence, narrow it down by platform, topic, country and size, then verify {your favorites|whoever fits}.',
    'search',
    'address',
  ),
  line(
    'We publish how accurate each part is, which data it was measured on, and which of our own goals we missed.',
    'published',
  ),
  line(
    'See followers over time with jumps marked, engagement post by post, and the {days|moments} that deserve a question.',
    'history',
  ),
  line(
    'A follower count says how many. Vouch estimates how many are likely real, and {says|tells you} how sure anyone can be.',
    'fraud',
    'score',
  ),
  line(
    'In our test we simulated that real TikTok creators bought a quarter of their likes: over 9 of 10 were flagged. The table is public.',
    'measured_likes',
    'published',
  ),
  line(
    `The free analysis gives you ${analysesPerEmailMax} a day per email address: a first look at a creator, no card required.`,
    'free_tool',
  ),
  line(
    'We only read official APIs and your own files. No creator login, no scraping, no {awkward|drawn-out} request for access.',
    'public_data',
  ),
  lineFor(
    'agency',
    'For agencies that answer to clients: a score with its range, and evidence you can {open together in the meeting|walk through line by line}.',
    'score',
    'evidence',
  ),
  lineFor(
    'brand',
    'For brand managers who sign off on the budget: see what a rate card leaves out while there’s still time to ask.',
    'fraud',
  ),
  lineFor(
    'social',
    'For social media managers: see which follower jumps deserve a question, and {ask it|raise it} before the brief goes out.',
    'history',
  ),
  lineFor(
    'freelancer',
    'For freelancers without a research team: paste a link, read what was found, and {go into|start} the call with better questions.',
    'address',
    'evidence',
  ),
]
