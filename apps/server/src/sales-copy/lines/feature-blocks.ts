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
    title: line('{A score that shows its tolerance|One score, and how sure it is}', 'score'),
    paragraph: line(
      'Trust is {estimated|measured} from what can be seen, and what can be seen is never everything. So the score comes with the range that holds it 90 % of the time, and {a wide range|thin evidence} shows at a glance.',
      'score',
    ),
    points: [
      line('From 0 to 100, with its range beside it', 'score'),
      line('Parts that add up to the score, {strengths first|the largest first}', 'score'),
      line('Missing data widens the range and is never guessed', 'missing'),
      line('Thin evidence? Credits come back', 'refund'),
    ],
    button: 'See a sample report',
  },
  {
    title: line('{Evidence you can open|Nothing to take on trust}', 'evidence'),
    paragraph: line(
      'Every concern opens what it rests on. You read the same accounts, posts and comments that we did, and {make up your own mind|take them into the meeting}.',
      'evidence',
    ),
    points: [
      line('The accounts, posts, days and comments behind each concern', 'evidence'),
      line('Innocent explanations beside each of them', 'fair'),
      line('What the creator can show to answer', 'fair'),
      line('Jumps in followers, marked on the curve', 'history'),
    ],
    button: 'Open the evidence',
  },
  {
    title: line('{Signs of a bought audience, side by side|What a bought audience leaves behind}', 'fraud'),
    paragraph: line(
      'No single sign settles it, so several are {read|weighed} together: who follows, who comments, how the counts grew and whether they belong together. {Each says what it saw|Each one says what it saw}, and how much that counts.',
      'fraud',
      'score',
    ),
    points: [
      line('Followers that look fake, estimated from a sample', 'fraud'),
      line('Accounts that act as one', 'fraud'),
      line('Copied comments, and advertising between them', 'fraud'),
      line('Likes and views that do not belong together', 'fraud'),
      line('Growth in steps that no post explains', 'fraud', 'history'),
    ],
    button: 'Verify a creator',
  },
  {
    title: line('{From an address to a report|Paste, watch, read}', 'address'),
    paragraph: line(
      'Paste a profile address and watch each step say what it found. {Leave and come back|Close the page and come back}: the verification carries on without you. The price in credits stands beside the button before you press it.',
      'address',
      'progress',
      'verification_price',
    ),
    points: [
      line('Platform and account recognised while you type', 'address'),
      line(`${verificationCost} credits, shown before the click`, 'verification_price'),
      line('The same creator again within 24 hours: free', 'repeat'),
      line('An export file gives the same report', 'file'),
    ],
    button: 'Try an address',
  },
  {
    title: line('{Compared with their own kind|A rate with a yardstick}', 'benchmarks'),
    paragraph: line(
      'An engagement rate means little alone. Vouch sets each key figure beside creators of the same size on the same platform, {says what the rate divides by|names the basis}, and names the source.',
      'benchmarks',
    ),
    points: [
      line('The usual range of the same size', 'benchmarks'),
      line('Engagement post by post', 'history'),
      line('Followers over time, jumps marked', 'history'),
      line('Sources named beside the figures', 'benchmarks'),
    ],
    button: 'Read the benchmarks',
  },
  {
    title: line('{Search in plain sentences|Describe who you are looking for}', 'search'),
    paragraph: line(
      'Write the creator you need as you would say it to a colleague. Vouch reads platform, topic, country and size from the sentence, shows what it understood, and lets you {change it|take away what does not fit}.',
      'search',
    ),
    points: [
      line('Filters for platform, topic, country, size and price', 'search'),
      line('A minimum of trust, if you want one', 'search'),
      line('Verify {whoever looks right|your favourites} from the list', 'search', 'address'),
    ],
    button: 'Find creators',
  },
  {
    title: line('{Accuracy you can look up|We show our own report card}', 'published'),
    paragraph: line(
      'We ask creators for evidence, so we give ours. Each part of the verdict is measured on named data sets, the commands are printed beside the figures, and the goals we missed {stay in the table|are listed too}.',
      'published',
    ),
    points: [
      line('97 % flagged in our TikTok test, where bought likes were simulated', 'measured_likes'),
      line('96.3 % accuracy on advertising in comments under unseen videos', 'measured_comments'),
      line('1.4 % of real creators given a high or critical risk', 'measured_calm'),
      line('Missed goals in the same table', 'published'),
    ],
    button: 'Read the methodology',
  },
  {
    title: line('{Pay for what you verify|Credits you can count}', 'plans', 'verification_price'),
    paragraph: line(
      'Every plan has every feature; you choose how many credits you need. The price of each action stands {beside its button|where you click}, and a verification without a verdict gives its credits back.',
      'plans',
      'refund',
    ),
    points: [
      line(`From ${dollars(plans.STARTER.monthlyPrice)} a month`, 'plans'),
      line(`${trialDays} days and ${trialCredits} credits to begin with`, 'trial'),
      line(`Enough for ${trialVerifications} verifications`, 'trial', 'verification_price'),
      line('Extra credits when a month is busy', 'packages'),
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
        'Write one sentence about whom you need, and {narrow|filter} the list by platform, topic, country and size.',
        'search',
      ),
      line(
        'Say whom you are looking for as you would to a colleague. The filters {fill themselves in|follow from your sentence}.',
        'search',
      ),
    ],
  },
  {
    isEssential: true,
    title: line('Paste {an address|the profile}', 'address'),
    texts: [
      line(
        `Platform and account are recognised while you type. The price, ${verificationCost} credits, stands beside the button before you {press it|click}.`,
        'address',
        'verification_price',
      ),
      line(
        'A YouTube address is enough. For Instagram, TikTok, Twitch, X and LinkedIn, {bring|drop} an export file and {get|read} the same report.',
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
    title: line('Read the score {and its range|with its tolerance}', 'score'),
    texts: [
      line(
        'One number from 0 to 100 and the range that holds it. A narrow range is {a firm answer|firm}; a wide one asks for more evidence.',
        'score',
      ),
      line(
        'Start with the low end of the range, which is the careful reading. Then see {which parts add up to it|what adds up to it}.',
        'score',
      ),
    ],
  },
  {
    isEssential: true,
    title: line('Open the evidence, then decide', 'evidence'),
    texts: [
      line(
        'Look at the accounts, posts and comments behind each concern, read the innocent explanations, and {ask the creator|put your question to the creator} if something is left.',
        'evidence',
        'fair',
      ),
      line(
        'Each concern says what it rests on and what would answer it, so your question to the creator is {a fair one|fair}.',
        'evidence',
        'fair',
      ),
    ],
  },
]
