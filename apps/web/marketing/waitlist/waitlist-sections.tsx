import { type CapabilityId, capability } from '@vouch/contract'
import { Coming } from '../sections/coming.tsx'
import { fraudFigures } from '../sections/fraud-figures.ts'
import { Section } from '../sections/section.tsx'
import styles from './waitlist.module.css'

/** The page below its opening: why, what with, what it costs not to, how, and in which manner. */

const problems = [
  {
    problem: 'A follower count can be bought overnight.',
    solution: 'A year of daily counts shows the jumps that no post explains.',
  },
  {
    problem: 'A single number hides how little was seen.',
    solution: 'Every score has a range, and the range is wide where the evidence is thin.',
  },
  {
    problem: 'Checking a creator manually takes hours.',
    solution: 'All you need is a link: most verdicts take less than a minute and come with the evidence.',
  },
]

export function Problems() {
  return (
    <Section id="why" ground="sunk" title="What goes wrong, and what we do about it">
      <ul className={styles.cards}>
        {problems.map(({ problem, solution }) => (
          <li key={problem}>
            <p className={styles.problem}>{problem}</p>
            <p>{solution}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const tools: readonly { name: string; of: CapabilityId; words: string }[] = [
  {
    name: 'Fraud Prevention Engine',
    of: 'fraud_detection',
    words: 'Followers, engagement, growth, comments and coordination, weighed together, with evidence you can open.',
  },
  {
    name: 'AI ROI Intelligence',
    of: 'roi_prediction',
    words: 'What a campaign could return, as a range, based on the same evidence and published prices.',
  },
  {
    name: 'Campaign Intelligence',
    of: 'campaign_intelligence',
    words: 'What worked with which creators, so each choice builds on the last.',
  },
]

export function Tools() {
  return (
    <Section id="tools" title="Three tools in one place">
      <ul className={styles.cards}>
        {tools.map(({ name, of, words }) => (
          <li key={name}>
            <h3 className={styles.cardName}>
              {name} <Coming status={capability(of).status} />
            </h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function FraudCost() {
  return (
    <Section
      id="cost-of-fraud"
      ground="sunk"
      title="What fraud costs"
      lead="Other people’s figures, with their sources. Ours are in the methodology."
    >
      <dl className={styles.figures}>
        {fraudFigures.map(({ figure, text, source }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
            <dd className={styles.small}>{source}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const steps: readonly { name: string; of?: CapabilityId; words: string }[] = [
  { name: 'Setup Account', words: 'An email address, a password, a card. Less than five minutes.' },
  { name: 'Verify Creators', words: 'Paste a link or upload a file, and read the verdict with its range.' },
  { name: 'Predict ROI', of: 'roi_prediction', words: 'See what you could get for your money, as a range.' },
  { name: 'Build Campaigns', of: 'campaign_workflow', words: 'From the shortlist to the contract.' },
  { name: 'Track Performance', of: 'campaign_performance', words: 'What was promised versus what you got.' },
]

export function Steps() {
  return (
    <Section id="process" title="How it works, in five steps">
      <ol className={styles.steps}>
        {steps.map(({ name, of, words }) => (
          <li key={name}>
            <h3 className={styles.cardName}>
              {name} {of && <Coming status={capability(of).status} />}
            </h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const tiles = [
  { name: 'AI-Powered', words: 'Models fitted on public data, each with a card that says how well it performs.' },
  { name: 'Lightning Fast', words: 'You can watch every step, or leave while it runs.' },
  { name: 'ROI Focused', words: 'The question is always whether it will pay off.' },
  { name: 'Always Protected', words: 'We never ask for a password, yours or a creator’s.' },
]

export function Tiles() {
  return (
    <Section id="manner" ground="sunk" title="What you can count on">
      <ul className={styles.tiles}>
        {tiles.map(({ name, words }) => (
          <li key={name}>
            <h3 className={styles.cardName}>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
