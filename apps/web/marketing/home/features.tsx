import { type Capability, type CapabilityGroup, capabilities, capability } from '@vouch/contract'
import { Link } from 'react-router'
import { Coming } from '../sections/coming.tsx'
import { Section } from '../sections/section.tsx'
import styles from './features.module.css'
import { ReportTabs } from './report-tabs.tsx'

/** What is in the product, from the one list of capabilities: what is not there yet says so. */

interface FeatureCard {
  title: string
  text: string
  /** The capabilities that it consists of. */
  groups: readonly CapabilityGroup[]
}

const cards: readonly FeatureCard[] = [
  {
    title: 'Security and trust',
    text: 'Signals of fraud, weighed into one score that shows its work.',
    groups: ['trust'],
  },
  {
    title: 'Verification by address or file',
    text: 'Paste a social address, or bring what a platform gave you.',
    groups: ['verification'],
  },
  {
    title: 'AI creator discovery',
    text: 'Find creators by what they are and by whom they resemble.',
    groups: ['discovery'],
  },
  {
    title: 'Audience matching engine',
    text: 'Your customers on one side, a creator’s followers on the other.',
    groups: ['matching'],
  },
  {
    title: 'Campaign hub',
    text: 'From goal to results in seven steps.',
    groups: ['campaign'],
  },
  {
    title: 'Campaign performance hub',
    text: 'What posts brought, held against what was expected.',
    groups: ['performance'],
  },
  {
    title: 'Market and campaign intelligence',
    text: 'What moves in a market, and where audiences overlap.',
    groups: ['intelligence'],
  },
  {
    title: 'Working together',
    text: 'Lists, files and the browser beside your own tools.',
    groups: ['working'],
  },
]

/** @returns the capabilities of some groups. */
function within(...groups: readonly CapabilityGroup[]): readonly Capability[] {
  return capabilities.filter(({ group }) => groups.some((each) => each === group))
}

/** The five names under which the product is known, and what each consists of: it is ready when all of that is. */
const tiles: readonly { name: string; text: string; parts: readonly Capability[] }[] = [
  { name: 'Creator Verification', text: 'Is this audience real?', parts: within('verification', 'trust', 'report') },
  { name: 'Creator Matching', text: 'Does it fit my customers?', parts: within('discovery', 'matching') },
  { name: 'AI ROI Prediction Engine', text: 'Will it pay off?', parts: [capability('roi_prediction')] },
  { name: 'Campaign Performance', text: 'Did it pay off?', parts: within('performance') },
  { name: 'Creator Suite', text: 'All of it in one place', parts: capabilities },
]

function isReady(parts: readonly Capability[]): boolean {
  return parts.every(({ status }) => status === 'live')
}

export function Features() {
  return (
    <Section
      id="features"
      title="What is in it"
      lead={
        <>
          Every plan has every feature. What is still being built is marked; <Link to="/features">all features</Link>{' '}
          says what each will do.
        </>
      }
    >
      <ul className={styles.tiles}>
        {tiles.map(({ name, text, parts }) => (
          <li key={name} data-status={isReady(parts) ? 'live' : 'coming'}>
            <b>{name}</b>
            <span>{text}</span>
            <span className={styles.tileStatus}>{isReady(parts) ? 'Ready to use' : 'In development'}</span>
          </li>
        ))}
      </ul>
      <ReportTabs />
      <ul className={styles.cards}>
        {cards.map(({ title, text, groups }) => (
          <li key={title} className={styles.card}>
            <h3 className={styles.cardTitle}>{title}</h3>
            <p className={styles.words}>{text}</p>
            <ul className={styles.parts}>
              {within(...groups).map(({ id, name, status }) => (
                <li key={id} data-status={status}>
                  {name} <Coming status={status} look="word" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
