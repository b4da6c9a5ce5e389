import { type Capability, type CapabilityGroup, type CapabilityId, capabilities, capability } from '@vouch/contract'
import { Link } from 'react-router'
import { Coming } from '../sections/coming.tsx'
import { Section } from '../sections/section.tsx'
import styles from './features.module.css'
import { ReportTabs } from './report-tabs.tsx'

/** What is in the product, from the one list of capabilities: what is not there yet says so. */

interface FeatureCard {
  title: string
  text: string
  /** What it consists of. */
  parts: readonly Capability[]
}

/** @returns the capabilities of some groups. */
function within(...groups: readonly CapabilityGroup[]): readonly Capability[] {
  return capabilities.filter(({ group }) => groups.some((each) => each === group))
}

function named(...ids: readonly CapabilityId[]): readonly Capability[] {
  return ids.map(capability)
}

/** What can be done, in the names that visitors look for. The upload of customers stands in two of them, because it serves both. */
const cards: readonly FeatureCard[] = [
  {
    title: 'Security and trust',
    text: 'Signals of fraud, weighed into one score that shows its work.',
    parts: within('trust'),
  },
  {
    title: 'Verification by address or file',
    text: 'Paste a social address, or bring what a platform gave you.',
    parts: within('verification'),
  },
  {
    title: 'AI creator discovery',
    text: 'Find creators by what they are and by whom they resemble.',
    parts: named('smart_search', 'lookalike_search', 'audience_upload', 'personality_quiz'),
  },
  {
    title: 'Audience matching engine',
    text: 'Your customers on one side, a creator’s followers on the other.',
    parts: within('matching'),
  },
  {
    title: 'Campaign hub',
    text: 'From goal to results in seven steps.',
    parts: named('campaign_workflow', 'outreach', 'contracts'),
  },
  {
    title: 'Campaign intelligence',
    text: 'What a plan may return, and where its audiences overlap.',
    parts: named('roi_prediction', 'campaign_intelligence'),
  },
  {
    title: 'Campaign performance hub',
    text: 'What posts brought, held against what was expected.',
    parts: within('performance'),
  },
  {
    title: 'Market intelligence hub',
    text: 'Who works with whom, what is paid, and what changes.',
    parts: named('market_intelligence'),
  },
  {
    title: 'Working together',
    text: 'Lists, files and the browser beside your own tools.',
    parts: within('working'),
  },
]

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
        {cards.map(({ title, text, parts }) => (
          <li key={title} className={styles.card}>
            <h3 className={styles.cardTitle}>{title}</h3>
            <p className={styles.words}>{text}</p>
            <ul className={styles.parts}>
              {parts.map(({ id, name, status }) => (
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
