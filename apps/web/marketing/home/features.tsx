import { type Capability, type CapabilityGroup, type CapabilityId, capabilities, capability } from '@vouch/contract'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Place } from '../frame/places.ts'
import { Coming } from '../sections/coming.tsx'
import rail from '../sections/rail.module.css'
import { Section } from '../sections/section.tsx'
import styles from './features.module.css'
import { DeliveredPanel, ForecastPanel, PartsPanel, SentencePanel, ShortlistPanel } from './panels.tsx'
import { ReportTabs } from './report-tabs.tsx'

/** What is in the product, from the one list of capabilities: what is not there yet says so. */

interface FeatureCard {
  title: string
  text: string
  /** What it consists of. */
  parts: readonly Capability[]
  /** Where it can be tried without an account. */
  tries?: readonly Place[]
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
    text: 'Fraud signals, weighed into one score that shows its work.',
    parts: within('trust'),
  },
  {
    title: 'Verification by link or file',
    text: 'Paste a profile link, or upload an export from the platform.',
    parts: within('verification'),
    tries: [
      { to: '/free-search', name: 'Check a creator free' },
      { to: '/instagram-connect', name: 'Look up an Instagram profile' },
    ],
  },
  {
    title: 'AI creator discovery',
    text: 'Find creators by what they do and who they’re like.',
    parts: named('smart_search', 'lookalike_search', 'audience_upload', 'personality_quiz'),
    tries: [{ to: '/discovery', name: 'Try the search' }],
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
    text: 'What a plan could return, and where its audiences overlap.',
    parts: named('roi_prediction', 'campaign_intelligence'),
  },
  {
    title: 'Campaign performance hub',
    text: 'What posts delivered versus what was expected.',
    parts: within('performance'),
  },
  {
    title: 'Market intelligence hub',
    text: 'A category’s formats, topics, brands and prices, month by month.',
    parts: named('market_intelligence'),
  },
  {
    title: 'Working together',
    text: 'Lists, files and a browser extension that work with your tools.',
    parts: within('working'),
  },
]

/** The five names under which the product is known, and what each consists of: it is ready when all of that is. */
const tiles: readonly { name: string; text: string; parts: readonly Capability[]; Picture: ComponentType }[] = [
  {
    name: 'Creator Verification',
    text: 'Is this audience real?',
    parts: within('verification', 'trust', 'report'),
    Picture: PartsPanel,
  },
  {
    name: 'Creator Matching',
    text: 'Is it a fit for my customers?',
    parts: within('discovery', 'matching'),
    Picture: SentencePanel,
  },
  {
    name: 'AI ROI Prediction Engine',
    text: 'Will it pay off?',
    parts: [capability('roi_prediction')],
    Picture: ForecastPanel,
  },
  { name: 'Campaign Performance', text: 'Did it pay off?', parts: within('performance'), Picture: DeliveredPanel },
  { name: 'Creator Suite', text: 'All of it in one place', parts: capabilities, Picture: ShortlistPanel },
]

function isReady(parts: readonly Capability[]): boolean {
  return parts.every(({ status }) => status === 'live')
}

export function Features() {
  return (
    <Section
      id="features"
      title="What’s included"
      lead={
        <>
          Every plan includes every feature. <Link to="/features">See all features</Link>, or join the{' '}
          <Link to="/coming-soon">waitlist</Link> to hear what’s next.
        </>
      }
    >
      <ul className={`${styles.tiles} ${rail.rail}`}>
        {tiles.map(({ name, text, parts, Picture }) => (
          <li key={name} data-status={isReady(parts) ? 'live' : 'coming'}>
            <Picture />
            <Link className={styles.tileName} to="/features">
              {name}
            </Link>
            <span>
              {text} <span className={styles.tileStatus}>{isReady(parts) ? 'Ready to use' : 'In development'}</span>
            </span>
          </li>
        ))}
      </ul>
      <ReportTabs />
      <ul className={`${styles.cards} ${rail.rail}`}>
        {cards.map(({ title, text, parts, tries }) => (
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
            {tries && (
              <p className={styles.tries}>
                {tries.map(({ to, name }) => (
                  <Link key={to} to={to}>
                    {name}
                  </Link>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
