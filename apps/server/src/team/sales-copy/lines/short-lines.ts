import { analysesPerEmailMax, plans, trialDays } from '@vouch/contract'
import { dollars, trialCredits, trialVerifications, verificationCost } from '../facts.ts'
import { line, lineFor } from '../line.ts'

/** Lines that stand alone: bar, headlines, objections, proof. Each wording fits its section's size; a test holds all of them to it. */

const starter = dollars(plans.STARTER.monthlyPrice)

export const announcementLines = [
  line('{Know|See} whose audience is real before you pay', 'fraud', 'score'),
  line('Every trust score shows its {tolerance|range}', 'score'),
  line(`${trialDays} days and ${trialCredits} credits free, cancel before they end`, 'trial'),
  line('No verdict, no charge: the credits come back', 'refund'),
  line('Open any concern and {see|read} what it rests on', 'evidence'),
  line('Accuracy you can look up, missed goals included', 'published'),
  line(`${analysesPerEmailMax} free analyses a day, no card needed`, 'free_tool'),
  line(`Every plan has every feature, from ${starter} a month`, 'plans'),
  line('Bring an export file, {get|read} the same report', 'file'),
  line('Fake followers, copied comments, bought likes: {see|read} the evidence', 'fraud', 'evidence'),
  line('Fair to creators: every concern lists innocent explanations', 'fair'),
  line('Paste a profile address, {read|get} the evidence', 'address', 'evidence'),
  line('Find creators with a sentence, not a spreadsheet', 'search'),
  line('Creators you can vouch for, {evidence attached|with the evidence}', 'evidence'),
  line('The same creator again within 24 hours costs nothing', 'repeat'),
  line('A number without its tolerance is half a measurement', 'score'),
  line('Benchmarks from creators of the same size, sources named', 'benchmarks'),
  line('See which jump in followers has no post behind it', 'history'),
  line(`The trial is enough for ${trialVerifications} verifications`, 'trial', 'verification_price'),
  lineFor('agency', 'Agencies: bring evidence to the {meeting|pitch}, not screenshots', 'evidence'),
  lineFor('brand', 'Brand managers: check the audience before the {budget|brief}', 'fraud'),
  lineFor('social', 'Social teams: find the odd spike before booking', 'history'),
  lineFor('freelancer', 'Freelancers: a proper check without a research team', 'address'),
]

export const headlineLines = [
  line('{Know|See|Find out} whether the audience is real before you pay', 'fraud', 'score'),
  line('Creators you can vouch for, with the evidence {behind|beside} them', 'evidence'),
  line('Followers can be bought. {Check|Look closer} before you buy in.', 'fraud'),
  line('The follower count is a claim. Check the evidence.', 'evidence'),
  line('How real is this audience, and how sure are we?', 'score'),
  line('Measure the audience before you {brief|book|pay} the creator', 'score'),
  line('A trust score that {admits|tells you} how sure it is', 'score'),
  line('Stop guessing whether {those|the} followers are real', 'fraud'),
  line('Let the evidence {choose|pick} your next creator with you', 'evidence'),
  line('See what the rate card {leaves out|does not show}', 'fraud'),
  line('Bought likes can leave traces. {Read|See} them before you sign.', 'fraud', 'evidence'),
  line('Paste a profile. Read the evidence. Then decide.', 'address', 'evidence'),
  line('One score, its tolerance, and everything it rests on', 'score', 'evidence'),
  line('Spend on creators whose numbers {stand|survive} a second look', 'evidence'),
  line('Give every creator a fair check before every {deal|brief}', 'fair'),
  line('Thin evidence? We say so and return the credits.', 'refund'),
  line('Verification that shows its working, down to the {comment|account}', 'evidence'),
  line('The quiet check {before|ahead of} your next big campaign', 'score'),
  line('Ask the audience before you pay the creator', 'fraud'),
  line('Hold every rate against creators of the same size', 'benchmarks'),
  line('Find creators by describing them, then check who follows', 'search', 'fraud'),
  line(`From ${starter} a month, every feature in every plan`, 'plans'),
  line(`Run ${trialVerifications} verifications in ${trialDays} days before you pay`, 'trial', 'verification_price'),
  line('Your own export file is enough for a full report', 'file'),
  line('We publish our accuracy, and the goals we missed', 'published'),
  line('A low score is a question, not an accusation', 'fair'),
  lineFor('agency', '{Agencies|Agency teams}: bring your client the evidence, not a screenshot', 'evidence'),
  lineFor('agency', 'Recommend creators to clients and show them {exactly why|the evidence}', 'evidence'),
  lineFor('brand', 'Brand managers: {know|see} what you pay for before you sign', 'fraud'),
  lineFor('social', 'Social teams: find the odd spike before your {boss|client} does', 'history'),
  lineFor('freelancer', 'Freelancers: verify a creator properly without a research {desk|team}', 'address'),
]

export const objectionLines = [
  line('Unfair to creators? Every concern lists its innocent explanations.', 'fair'),
  line(
    `Worried about the cost? A verification is ${verificationCost} credits, shown before you click.`,
    'verification_price',
  ),
  line('What if you cannot tell? Then you get the credits back.', 'refund'),
  line('How do I know it works? Look up {every|each} figure, missed goals included.', 'published'),
  line(
    'Already checking by hand? Keep your judgement and let us {gather the evidence|collect the traces}.',
    'evidence',
  ),
  line(`Not another subscription? Try ${trialDays} days; nothing is charged until they end.`, 'trial'),
  line('Another black box? Open the score: its parts add up in front of you.', 'score'),
  line('Will creators feel watched? Only official interfaces and your own files are read.', 'public_data'),
  line('No connection to the platform? Bring the export file instead.', 'file'),
  line(`A small budget? Starter is ${starter} a month, with every feature.`, 'plans'),
  line(
    `Only a few creators a month? The trial covers ${trialVerifications} verifications.`,
    'trial',
    'verification_price',
  ),
  line('Scores can be wrong. Ours say by how much.', 'score'),
  line('Followers jump for good reasons too. The report {lists|names} them.', 'fair'),
  line('No time to learn a tool? Paste an address and read.', 'address', 'evidence'),
  line('Need to look again tomorrow morning? Within 24 hours it is free.', 'repeat'),
  line('Missing data? It widens the range and is never guessed.', 'missing'),
]

export const proofLines = [
  line(
    'Measured in the open: we simulated that real TikTok creators bought a quarter of their likes, and 97 % of them were flagged.',
    'measured_likes',
    'published',
  ),
  line(
    'Of 2,116 real creators measured as they are, 1.4 % got a high or critical risk: a warning is rare enough to be read.',
    'measured_calm',
  ),
  line(
    'Advertising in comments is told from ordinary comments with 96.3 % accuracy, under videos our model had not seen.',
    'measured_comments',
  ),
  line(
    'Every accuracy figure comes with its data set, its command and the goals we missed. {Repeat it yourself.|Run it yourself.}',
    'published',
  ),
  line('Every concern opens the accounts, posts and comments it rests on. {Check us.|See for yourself.}', 'evidence'),
  line('Creators get a hearing: every concern lists innocent explanations and what would answer it.', 'fair'),
  line(
    'When we cannot tell, you do not pay: without a verdict the credits {come back|return} by themselves.',
    'refund',
  ),
  line(
    'Official interfaces and your own files, nothing else. Nothing of the creator is connected, nothing is scraped.',
    'public_data',
  ),
  line(`Try it before you believe us: ${analysesPerEmailMax} free analyses a day, no card.`, 'free_tool'),
  line(
    'No follower count stands alone: figures are held against creators of the same size, with the source named.',
    'benchmarks',
  ),
]

/** The places of the navigation, in order, each in its wordings. */
export const navigationLines = [
  line('{Features|What it does|What you see}'),
  line('{How it works|See it work|Step by step}'),
  line('{Pricing|Plans and credits|Plans}'),
  line('{Free analysis|Try one free|Free check}', 'free_tool'),
  line('{Methodology|How we measure|How accurate is it}', 'published'),
  line('{Contact|Talk to us|Ask us}', 'support'),
  line('{Sign in|Log in}'),
  line('{Start free trial|Try it free|Start your trial}', 'trial'),
]
