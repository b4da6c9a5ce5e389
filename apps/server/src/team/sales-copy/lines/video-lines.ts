import { plans, trialDays } from '@vouch/contract'
import { dollars, trialCredits, trialVerifications, verificationCost } from '../facts.ts'
import { type Line, line } from '../line.ts'

/** Scenes of video scripts. A scene is what is seen, in square brackets, and what is said. The writer joins one scene of each part and
 *  as many proofs as the time holds; the ranges below are what makes every script fit, and a test holds the scenes to them. */

/** Spoken words of one scene, by part. */
export const sceneWords = {
  opening: { min: 20, max: 32 },
  problem: { min: 24, max: 36 },
  turn: { min: 22, max: 34 },
  proof: { min: 20, max: 32 },
  limit: { min: 18, max: 28 },
  offer: { min: 20, max: 32 },
  close: { min: 6, max: 12 },
} as const
export type ScenePart = keyof typeof sceneWords

const starter = dollars(plans.STARTER.monthlyPrice)

export const titleLines = [
  line('{The second look|Before you sign}'),
  line('{What the rate card leaves out|Behind the follower count}'),
  line('{How sure are we|A number and its range}'),
  line('{A fair question|Ask before you pay}'),
]

export const scenes: Readonly<Record<ScenePart, readonly Line[]>> = {
  opening: [
    line(
      '[A creator’s profile on a phone, thumb hovering] You like the posts. The follower count looks right. The fee is on the table. There’s one thing {the profile can’t tell you|you can’t see from here}.',
    ),
    line(
      '[A contract and a pen on a desk] In a moment someone signs off on a budget for an audience no one has {looked at|checked} yet. It happens quietly, at good companies, {with good people|and to careful people}.',
    ),
    line(
      '[Two profiles side by side] Two creators. Same size, same price, same kind of posts. For one of them, a big part of the audience may not be {there at all|people at all}.',
    ),
    line(
      '[A spreadsheet with many tabs] This is what checking a creator often looks like: a few screenshots, a gut feeling about the comments, and a deadline that {won’t wait|is already here}.',
    ),
  ],
  problem: [
    line(
      '[A counter running up] Followers can be bought. So can likes, views and praise. From the outside a bought audience and an earned one share the same big number, and that number is what gets {quoted|paid for}.',
    ),
    line(
      '[Comments scrolling by] Ordinary people write short comments too, and giveaways make honest accounts jump. So a quick look tells you {little|very little}, and a hunch isn’t {a fair reason|a good reason} to turn someone down.',
    ),
    line(
      '[A gauge without a scale] Plenty of tools answer with a single score. What they leave out is how sure they are. A number without a range is half a measurement, and {half a measurement makes|it makes for} poor decisions.',
      'score',
    ),
    line(
      '[A calendar, a meeting about to begin] You don’t have a week for research. You need to know whether this audience looks real, and you need to be able to {explain it to someone else|say why}.',
    ),
  ],
  turn: [
    line(
      '[A link is pasted into Vouch] So paste the link into Vouch. You see the price in credits before you click, then each step says what it found, {while you watch|as it goes}.',
      'address',
      'progress',
      'verification_price',
    ),
    line(
      '[The report opens, score with its range] Vouch answers with one trust score and the range around it. A narrow range means plenty of evidence. A wide one means {wait, or ask|ask first}.',
      'score',
    ),
    line(
      '[A list of concerns unfolds] Vouch looks for followers that look fake, accounts that act as one, copied comments and sudden jumps, and then it shows you {where it looked|what it found}.',
      'fraud',
      'evidence',
    ),
    line(
      '[A file dropped on the page] No connection to the platform? Drop the export file that the creator sent you. You get the same report, and nothing else {has to be|needs to be} connected.',
      'file',
    ),
  ],
  proof: [
    line(
      '[A concern opens to rows of accounts] Open any concern and you see the accounts, the posts and the comments behind it. Not a verdict from on high, but evidence {you can read|anyone can read}.',
      'evidence',
    ),
    line(
      '[Explanations under a concern] Next to each concern you’ll find innocent explanations: a giveaway, a viral post, a catchphrase. And what the creator can show to {answer it|clear it up}.',
      'fair',
    ),
    line(
      '[A follower curve with marked days] The follower curve marks every jump. Some have a post behind them. The ones that don’t are the ones to {ask about|talk about}.',
      'history',
    ),
    line(
      '[A rate on a gray band] Every rate is compared with creators the same size on the same platform, with the source named. So you know what normal {looks like|is}.',
      'benchmarks',
    ),
    line(
      '[A table of figures] We publish how accurate each part is, on which data, and the goals we missed. Look it up before you believe {us|a word of this}.',
      'published',
    ),
    line(
      '[A plain figure on paper] In our test we simulated that real TikTok creators bought a quarter of their likes. More than 9 of 10 creators were {flagged|given a warning}.',
      'measured_likes',
    ),
    line(
      '[A sentence typed into a search box] Still looking for someone? Describe the creator in one sentence, filter by topic, country and size, and verify the ones {you like|that fit}.',
      'search',
      'address',
    ),
  ],
  limit: [
    line(
      '[A wide band, grayed out] And when a platform shows too little, the report says what was missing. The range gets wider. Nothing is {guessed|made up}.',
      'missing',
    ),
    line(
      '[Credits returning to a meter] And when there isn’t enough evidence for a verdict, Vouch tells you so, and you {automatically get|get} your credits back.',
      'refund',
    ),
    line(
      '[A score and a question mark] One thing it doesn’t do is accuse anyone. A low score is a question, and the creator {can answer it|gets to answer}.',
      'fair',
    ),
  ],
  offer: [
    line(
      `[The trial page] Try it for ${trialDays} days with ${trialCredits} credits, enough for ${trialVerifications} verifications. A card is required, and there’s no charge until the trial {ends|is over}.`,
      'trial',
      'verification_price',
    ),
    line(
      `[Three plan cards] Plans start at ${starter} a month, and every plan includes every feature. The first ${trialDays} days are free, and you can cancel before they {end|are over}.`,
      'plans',
      'trial',
    ),
    line(
      `[A button, a price beside it] A verification costs ${verificationCost} credits, and the trial comes with ${trialCredits} credits. Bring the creator you’re unsure about, and see what the evidence {says|shows}.`,
      'trial',
      'verification_price',
    ),
  ],
  close: [
    line('[The mark] Vouch. Creators you can vouch for.'),
    line('[The mark] Vouch. See the evidence {before you sign|first}, then decide.'),
    line('[The mark] Vouch. Because {you’ll be asked|you’re the one} who picked them.'),
    line('[The mark] Vouch. One score, and how sure it is.', 'score'),
  ],
}
