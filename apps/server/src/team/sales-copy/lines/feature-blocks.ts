import { plans, trialDays } from '@vouch/contract'
import { dollars, trialCredits, trialVerifications, verificationCost } from '../facts.ts'
import { type Line, line } from '../line.ts'

/** Sections about one feature each: a title, a paragraph, three of the points, and what the button says. */

export interface FeatureBlock {
  title: Line
  paragraph: Line
  points: readonly Line[]
  button: string
}

export const featureBlocks: readonly FeatureBlock[] = [
  {
    title: line('{A score that shows its range|One score, and how sure it is}', 'score'),
    paragraph: line(
      'Trust is {estimated|measured} from what can be seen, and what can be seen is never everything. So the score comes with a range that shows how far it could move, and {a wide range|thin evidence} is easy to spot.',
      'score',
    ),
    points: [
      line('From 0 to 100, with its range next to it', 'score'),
      line('Parts that add up to the score, {strengths first|largest first}', 'score'),
      line('Missing data widens the range and is never guessed', 'missing'),
      line('Thin evidence? You get your credits back', 'refund'),
    ],
    button: 'See a sample report',
  },
  {
    title: line('{Evidence you can open|Nothing to take on faith}', 'evidence'),
    paragraph: line(
      'Open any concern to see what’s behind it. You see the same accounts, posts and comments we did, and {make up your own mind|take them into the meeting}.',
      'evidence',
    ),
    points: [
      line('The accounts, posts, days and comments behind each concern', 'evidence'),
      line('Innocent explanations for each of them', 'fair'),
      line('What the creator can show in response', 'fair'),
      line('Jumps in followers, marked on the curve', 'history'),
    ],
    button: 'Open the evidence',
  },
  {
    title: line('{Signs of a bought audience, side by side|What a bought audience leaves behind}', 'fraud'),
    paragraph: line(
      'No single sign settles it, so Vouch {looks at|weighs} several together: who follows, who comments, how the counts grew and whether they fit together. {Each says what it saw|Each one says what it saw}, and how much that counts.',
      'fraud',
      'score',
    ),
    points: [
      line('Followers that look fake, estimated from a sample', 'fraud'),
      line('Accounts that act as one', 'fraud'),
      line('Copied comments, and ads among them', 'fraud'),
      line('Likes and views that don’t fit together', 'fraud'),
      line('Jumps in growth that no post explains', 'fraud', 'history'),
    ],
    button: 'Verify a creator',
  },
  {
    title: line('{From a link to a report|Paste, watch, read}', 'address'),
    paragraph: line(
      'Paste a profile link and watch each step say what it found. {Leave and come back|Close the page and come back}: the verification keeps going without you. You see the price in credits next to the button before you press it.',
      'address',
      'progress',
      'verification_price',
    ),
    points: [
      line('Platform and account recognized as you type', 'address'),
      line(`${verificationCost} credits, shown before you click`, 'verification_price'),
      line('The same creator again within 24 hours: free', 'repeat'),
      line('An export file gives you the same report', 'file'),
    ],
    button: 'Try a profile',
  },
  {
    title: line('{Compared with creators their size|A rate with a yardstick}', 'benchmarks'),
    paragraph: line(
      'An engagement rate means little on its own. Vouch compares each key metric with creators of the same size on the same platform, {says what the rate is divided by|names the basis}, and names the source.',
      'benchmarks',
    ),
    points: [
      line('The usual range for that size', 'benchmarks'),
      line('Engagement post by post', 'history'),
      line('Followers over time, with jumps marked', 'history'),
      line('Sources named next to the numbers', 'benchmarks'),
    ],
    button: 'Read the benchmarks',
  },
  {
    title: line('{Search in plain English|Describe who you’re looking for}', 'search'),
    paragraph: line(
      'Describe the creator you need the way you would to a coworker. Vouch picks up platform, topic, country and size from your sentence, shows what it understood, and lets you {change it|remove what doesn’t fit}.',
      'search',
    ),
    points: [
      line('Filters for platform, topic, country, size and price', 'search'),
      line('A minimum trust score, if you want one', 'search'),
      line('Verify {whoever looks right|your favorites} from the list', 'search', 'address'),
    ],
    button: 'Find creators',
  },
  {
    title: line('{Accuracy you can look up|We show our own report card}', 'published'),
    paragraph: line(
      'We ask creators for evidence, so we share ours. Each part of the verdict is measured on named data sets, the commands are printed next to the numbers, and the goals we missed {stay in the table|are listed too}.',
      'published',
    ),
    points: [
      line('More than 9 of 10 flagged in our TikTok test, where bought likes were simulated', 'measured_likes'),
      line('96.3% accuracy on ads in comments under videos it hadn’t seen', 'measured_comments'),
      line('0.7% of real creators given a high or critical risk', 'measured_calm'),
      line('Missed goals in the same table', 'published'),
    ],
    button: 'Read the methodology',
  },
  {
    title: line('{Pay for what you verify|Credits you can count}', 'plans', 'verification_price'),
    paragraph: line(
      'Every plan includes every feature; you choose how many credits you need. The price of each action is {next to its button|right where you click}, and if a verification ends without a verdict, you get your credits back.',
      'plans',
      'refund',
    ),
    points: [
      line(`From ${dollars(plans.STARTER.monthlyPrice)} a month`, 'plans'),
      line(`${trialDays} days and ${trialCredits} credits to start with`, 'trial'),
      line(`Enough for ${trialVerifications} verifications`, 'trial', 'verification_price'),
      line('Add-on credits for busy months', 'packages'),
    ],
    button: 'See the plans',
  },
]

/** A step in one of several tellings. */
export interface ProcessStep {
  title: Line
  texts: readonly Line[]
  isEssential: boolean
}

/** The way from an address to a decision, in order. The writer takes some or all of the steps that are not essential. */
export const processSteps: readonly ProcessStep[] = [
  {
    isEssential: false,
    title: line('{Find|Describe} a creator', 'search'),
    texts: [
      line(
        'Write one sentence about who you need, and {narrow|filter} the list by platform, topic, country and size.',
        'search',
      ),
      line(
        'Say who you’re looking for the way you would to a coworker. The filters {fill themselves in|follow from your sentence}.',
        'search',
      ),
    ],
  },
  {
    isEssential: true,
    title: line('Paste {a link|the profile}', 'address'),
    texts: [
      line(
        `Vouch recognizes the platform and account as you type. The price, ${verificationCost} credits, is next to the button before you {press it|click}.`,
        'address',
        'verification_price',
      ),
      line(
        'For YouTube, a link is enough. For Instagram, TikTok, Twitch, X and LinkedIn, {upload|drop in} an export file and {get|read} the same report.',
        'address',
        'file',
      ),
    ],
  },
  {
    isEssential: false,
    title: line('Watch the steps', 'progress'),
    texts: [
      line(
        'Each step says what it found and how long it took. {Leave and come back|Come back later} whenever you like.',
        'progress',
      ),
      line(
        'Profile, posts, followers and comments are read in turn, and each says {what it found|what there was}.',
        'progress',
      ),
    ],
  },
  {
    isEssential: true,
    title: line('Read the score {and its range|with its range}', 'score'),
    texts: [
      line(
        'One number from 0 to 100, and a range around it. A narrow range is {a solid answer|solid}; a wide one means you need more evidence.',
        'score',
      ),
      line(
        'Start with the low end of the range, which is the cautious reading. Then see {which parts add up to the score|what the score adds up from}.',
        'score',
      ),
    ],
  },
  {
    isEssential: true,
    title: line('Open the evidence, then decide', 'evidence'),
    texts: [
      line(
        'Look at the accounts, posts and comments behind each concern, read the innocent explanations, and {ask the creator|send the creator your question} if anything is left.',
        'evidence',
        'fair',
      ),
      line(
        'Each concern shows what’s behind it and what would clear it up, so your question to the creator is {a fair one|fair}.',
        'evidence',
        'fair',
      ),
    ],
  },
]
