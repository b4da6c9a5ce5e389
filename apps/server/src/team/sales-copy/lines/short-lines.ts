import { analysesPerEmailMax, plans, trialDays } from '@vouch/contract'
import { dollars, trialCredits, trialVerifications, verificationCost } from '../facts.ts'
import { line, lineFor } from '../line.ts'

/** Lines that stand alone: bar, headlines, objections, proof. Each wording fits its section's size; a test holds all of them to it. */

const starter = dollars(plans.STARTER.monthlyPrice)

export const announcementLines = [
  line('{Know|See} whether the audience is real before you pay', 'fraud', 'score'),
  line('Every trust score {shows|comes with} its range', 'score'),
  line(`${trialDays} days and ${trialCredits} credits free, cancel anytime before they end`, 'trial'),
  line('No verdict, no charge: you get your credits back', 'refund'),
  line('Open any concern and {see|read} what’s behind it', 'evidence'),
  line('Accuracy you can look up, missed goals included', 'published'),
  line(`${analysesPerEmailMax} free analyses a day, no card needed`, 'free_tool'),
  line(`Every plan has every feature, from ${starter} a month`, 'plans'),
  line('Upload an export file, {get|read} the same report', 'file'),
  line('Fake followers, copied comments, bought likes: {see|read} the evidence', 'fraud', 'evidence'),
  line('Fair to creators: every concern lists innocent explanations', 'fair'),
  line('Paste a profile link, {see|get} the evidence', 'address', 'evidence'),
  line('Find creators with a sentence, not a spreadsheet', 'search'),
  line('Creators you can vouch for, {evidence attached|with the evidence}', 'evidence'),
  line('The same creator again within 24 hours costs nothing', 'repeat'),
  line('A number without a range is half a measurement', 'score'),
  line('Benchmarks from creators the same size, sources named', 'benchmarks'),
  line('See which follower jumps have no post behind them', 'history'),
  line(`The trial is enough for ${trialVerifications} verifications`, 'trial', 'verification_price'),
  lineFor('agency', 'Agencies: bring evidence to the {meeting|pitch}, not screenshots', 'evidence'),
  lineFor('brand', 'Brand managers: check the audience before the {budget|brief}', 'fraud'),
  lineFor('social', 'Social teams: spot the odd spike before you book', 'history'),
  lineFor('freelancer', 'Freelancers: a thorough check without a research team', 'address'),
]

export const headlineLines = [
  line('{Know|See|Find out} if the audience is real before you pay', 'fraud', 'score'),
  line('Creators you can vouch for, with the evidence {behind|to back} them', 'evidence'),
  line('Followers can be bought. {Check|Look closer} before you buy in.', 'fraud'),
  line('The follower count is a claim. Check the evidence.', 'evidence'),
  line('How real is this audience, and how sure are we?', 'score'),
  line('Measure the audience before you {brief|book|pay} the creator', 'score'),
  line('A trust score that {admits|tells you} how sure it is', 'score'),
  line('Stop guessing whether {those|the} followers are real', 'fraud'),
  line('Let the evidence {choose|pick} your next creator with you', 'evidence'),
  line('See what the rate card {leaves out|doesn’t show}', 'fraud'),
  line('Bought likes can leave traces. {Find|See} them before you sign.', 'fraud', 'evidence'),
  line('Paste a profile. Read the evidence. Then decide.', 'address', 'evidence'),
  line('One score, its range, and everything behind it', 'score', 'evidence'),
  line('Spend on creators whose numbers {hold up to|survive} a second look', 'evidence'),
  line('Give every creator a fair check before every {deal|brief}', 'fair'),
  line('Thin evidence? We say so and return your credits.', 'refund'),
  line('Verification that shows its work, down to the {comment|account}', 'evidence'),
  line('The quick check {before|ahead of} your next big campaign', 'score'),
  line('Ask the audience before you pay the creator', 'fraud'),
  line('Compare every rate with creators the same size', 'benchmarks'),
  line('Find creators by describing them, then check who follows', 'search', 'fraud'),
  line(`From ${starter} a month, with every feature in every plan`, 'plans'),
  line(`Run ${trialVerifications} verifications in ${trialDays} days before you pay`, 'trial', 'verification_price'),
  line('Your own export file is enough for a full report', 'file'),
  line('We publish our accuracy, and the goals we missed', 'published'),
  line('A low score is a question, not an accusation', 'fair'),
  lineFor('agency', '{Agencies|Agency teams}: bring your client evidence, not a screenshot', 'evidence'),
  lineFor('agency', 'Recommend creators to clients and show them {exactly why|the evidence}', 'evidence'),
  lineFor('brand', 'Brand managers: {know|see} what you’re paying for before you sign', 'fraud'),
  lineFor('social', 'Social teams: spot the odd spike before your {boss|client} does', 'history'),
  lineFor('freelancer', 'Freelancers: verify a creator right without a research {budget|team}', 'address'),
]

export const objectionLines = [
  line('Unfair to creators? Every concern lists innocent explanations.', 'fair'),
  line(
    `Worried about cost? A verification is ${verificationCost} credits, shown before you click.`,
    'verification_price',
  ),
  line('What if you can’t tell? Then you get your credits back.', 'refund'),
  line('How do I know it works? Look up {every|each} number, missed goals included.', 'published'),
  line('Already checking manually? Keep your judgment and let us {gather the evidence|do the digging}.', 'evidence'),
  line(`Not another subscription? Try it for ${trialDays} days; no charge until they’re up.`, 'trial'),
  line('Another black box? Open the score: its parts add up in front of you.', 'score'),
  line('Will creators feel watched? We only read official APIs and your own files.', 'public_data'),
  line('No connection to the platform? Upload an export file instead.', 'file'),
  line(`Small budget? Starter is ${starter} a month, with every feature.`, 'plans'),
  line(
    `Only a few creators a month? The trial covers ${trialVerifications} verifications.`,
    'trial',
    'verification_price',
  ),
  line('Scores can be wrong. Ours say by how much.', 'score'),
  line('Followers jump for good reasons too. The report {lists|names} them.', 'fair'),
  line('No time to learn a new tool? Paste a link and read.', 'address', 'evidence'),
  line('Need to look again tomorrow morning? It’s free within 24 hours.', 'repeat'),
  line('Missing data? It widens the range and is never guessed.', 'missing'),
]

export const proofLines = [
  line(
    'Measured in the open: we simulated that real TikTok creators bought a quarter of their likes, and more than 9 of 10 were flagged.',
    'measured_likes',
    'published',
  ),
  line(
    'Of 2,116 real creators measured as they are, 0.7% got a high or critical risk: warnings are rare enough to be worth reading.',
    'measured_calm',
  ),
  line(
    'Our model tells ads in comments apart from ordinary ones with 96.3% accuracy, under videos it had not seen.',
    'measured_comments',
  ),
  line(
    'Every accuracy figure comes with its data set, its command and the goals we missed. {Repeat it yourself.|Run it yourself.}',
    'published',
  ),
  line(
    'Every concern opens the accounts, posts and comments behind it. {Check our work.|See for yourself.}',
    'evidence',
  ),
  line('Creators get a fair hearing: every concern lists innocent explanations and what would clear it up.', 'fair'),
  line(
    'When we can’t tell, you don’t pay: without a verdict, you {automatically get|get} your credits back.',
    'refund',
  ),
  line(
    'Official APIs and your own files, nothing else. Creators connect nothing, and nothing is scraped.',
    'public_data',
  ),
  line(`Try it before you believe us: ${analysesPerEmailMax} free analyses a day, no card.`, 'free_tool'),
  line(
    'No follower count stands alone: every number is compared with creators the same size, with the source named.',
    'benchmarks',
  ),
]

/** The places of the navigation, in order, each in its wordings. */
export const navigationLines = [
  line('{Features|What it does|What you get}'),
  line('{How it works|See it work|Step by step}'),
  line('{Pricing|Plans and credits|Plans}'),
  line('{Free analysis|Try one free|Free check}', 'free_tool'),
  line('{Methodology|How we measure|How accurate is it}', 'published'),
  line('{Contact|Talk to us|Ask us}', 'support'),
  line('{Sign in|Log in}'),
  line('{Start free trial|Try it free|Start your trial}', 'trial'),
]
