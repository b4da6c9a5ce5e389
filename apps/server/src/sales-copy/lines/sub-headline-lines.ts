import { analysesPerEmailMax, plans, trialDays } from '@vouch/contract'
import { dollars, trialCredits, verificationCost } from '../facts.ts'
import { line, lineFor } from '../line.ts'

const [starter, professional, enterprise] = Object.values(plans).map(({ monthlyPrice }) => dollars(monthlyPrice))

/** What stands under a headline and says how. */
export const subHeadlineLines = [
  line(
    'Paste a profile address and {see|read} one trust score, the range that holds it, and the accounts and comments behind it.',
    'address',
    'score',
    'evidence',
  ),
  line(
    'Vouch looks for fake followers, copied comments and bought likes, says how sure it is, and {leaves the decision to you|lets you open the evidence}.',
    'fraud',
    'score',
    'evidence',
  ),
  line(
    'Every concern opens the posts, days and accounts it rests on, with the innocent explanations a creator {may have|could give}.',
    'evidence',
    'fair',
  ),
  line(
    'When the evidence does not suffice for a verdict, we say so, and the credits {come back by themselves|are given back}.',
    'refund',
  ),
  line(
    `Start with ${trialDays} days and ${trialCredits} credits. A card is needed, {and|but} nothing is charged until the trial ends.`,
    'trial',
  ),
  line(
    `A verification costs ${verificationCost} credits, shown before you click. Looking at the same creator again within 24 hours is free.`,
    'verification_price',
    'repeat',
  ),
  line(
    `Every plan has every feature; you choose how many credits you need: ${starter}, ${professional} or ${enterprise} a month.`,
    'plans',
  ),
  line(
    'Key figures stand beside creators of the same size on the same platform, so a rate {has a yardstick|can be compared} at last.',
    'benchmarks',
  ),
  line(
    'Where a platform shows less, the range grows wider and the report says what was missing. Nothing is {guessed|made up}.',
    'missing',
  ),
  line(
    'Bring the export file you were given and {read|get} the same report, without connecting an account or {a platform|anything else}.',
    'file',
  ),
  line(
    'Describe the creator you need in one sentence, narrow it by platform, topic, country and size, then verify {your favourites|whoever fits}.',
    'search',
    'address',
  ),
  line(
    'We publish how accurate each part is, on which data it was measured, and which of our own goals we missed.',
    'published',
  ),
  line(
    'See followers over time with the jumps marked, engagement post by post, and the {days|moments} that deserve a question.',
    'history',
  ),
  line(
    'A follower count says how many. Vouch estimates how many are likely real, and {says|tells you} how sure anybody can be.',
    'fraud',
    'score',
  ),
  line(
    'In our test we simulated that real TikTok creators bought a quarter of their likes: 97 % were flagged. The table is public.',
    'measured_likes',
    'published',
  ),
  line(
    `The free analysis gives you ${analysesPerEmailMax} a day for an email address: a first look at a creator, with no card needed.`,
    'free_tool',
  ),
  line(
    'Only official interfaces and your own files are read. No login from the creator, no scraping, no {awkward|long} request for access.',
    'public_data',
  ),
  lineFor(
    'agency',
    'For agencies that answer to a client: a score with its range, and evidence you can {open together in the meeting|walk through line by line}.',
    'score',
    'evidence',
  ),
  lineFor(
    'brand',
    'For brand managers who sign off the budget: see what a rate card leaves out while there is still time to ask.',
    'fraud',
  ),
  lineFor(
    'social',
    'For social media managers: see which jumps in followers deserve a question, and {ask it|put it} before the brief goes out.',
    'history',
  ),
  lineFor(
    'freelancer',
    'For freelancers without a research team: paste an address, read what was found, and {go into|begin} the call with better questions.',
    'address',
    'evidence',
  ),
]
