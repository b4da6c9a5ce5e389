import { type CapabilityGroup, capabilities } from '@vouch/contract'
import type { ComponentType } from 'react'
import { CallToAction } from '../call-to-action.tsx'
import { EvidenceScene, evidenceFrames } from '../home/demos/evidence-scene.tsx'
import { VerificationScene, verificationFrames } from '../home/demos/verification-scene.tsx'
import {
  type DatedProps,
  DeliveredPanel,
  ForecastPanel,
  PartsPanel,
  PricePanel,
  SentencePanel,
  ShortlistPanel,
} from '../home/panels.tsx'
import { recordedOn } from '../home/recorded-at.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import { Coming } from '../sections/coming.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Section } from '../sections/section.tsx'
import styles from './features-page.module.css'
import { featuresMetadata } from './metadata.ts'
import { signalCount, signalFamilies } from './signal-families.ts'

export const meta = () => pageMeta(featuresMetadata)

/** A verification that has come to its verdict, and concerns before one is opened. */
const VerifyingPicture = () => (
  <div className={styles.frame}>
    <VerificationScene frame={verificationFrames - 1} />
  </div>
)
const ConcernsPicture = () => (
  <div className={styles.frame}>
    <EvidenceScene frame={evidenceFrames - 1} />
  </div>
)

interface Group {
  group: CapabilityGroup
  title: string
  lead: string
  Picture?: ComponentType<DatedProps>
}

/** Each with a part of the product as it stands on a screen. */
const groups: readonly Group[] = [
  {
    group: 'verification',
    title: 'Verifying',
    lead: 'From a profile link or a file to a report, in steps you can follow.',
    Picture: VerifyingPicture,
  },
  {
    group: 'trust',
    title: 'Security and trust',
    lead: 'Signals weighed into one score that shows its work.',
    Picture: PartsPanel,
  },
  {
    group: 'report',
    title: 'The analysis in six views',
    lead: 'The same report, question by question.',
    Picture: ConcernsPicture,
  },
  {
    group: 'discovery',
    title: 'AI creator discovery',
    lead: 'Find new creators, not just check the ones you know.',
    Picture: SentencePanel,
  },
  {
    group: 'matching',
    title: 'Audience matching engine',
    lead: 'See whether a creator’s followers look like your customers.',
  },
  { group: 'campaign', title: 'Campaign hub', lead: 'From a goal to a signed agreement.', Picture: ForecastPanel },
  {
    group: 'performance',
    title: 'Campaign performance hub',
    lead: 'What posts deliver, and how that compares.',
    Picture: DeliveredPanel,
  },
  {
    group: 'intelligence',
    title: 'Market and campaign intelligence',
    lead: 'The bigger picture beyond one creator.',
    Picture: PricePanel,
  },
  {
    group: 'working',
    title: 'Working together',
    lead: 'With teammates, clients and your own tools.',
    Picture: ShortlistPanel,
  },
]

/** Every capability with its sentence, from the one list; and what the engine looks at. */
export default function FeaturesPage() {
  return (
    <>
      <PageHead title="Everything Vouch does">
        <p>Every plan includes all of it. Sandbox examples as of {recordedOn}.</p>
        <CallToAction />
      </PageHead>
      <div className={styles.groups} data-parts="blocks">
        {groups.map(({ group, title, lead, Picture }) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <div>
              <h2 className={styles.title} id={`group-${group}`}>
                {title}
              </h2>
              <p className={styles.lead}>{lead}</p>
            </div>
            {Picture && (
              <div className={styles.picture} inert>
                <Picture dated={false} />
              </div>
            )}
            <dl className={styles.list}>
              {capabilities
                .filter((each) => each.group === group)
                .map(({ id, name, summary, status }) => (
                  <div key={id} data-status={status}>
                    <dt>
                      {name} <Coming status={status} />
                    </dt>
                    <dd>{summary}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <Section
        id="signals"
        ground="sunk"
        title="What the engine looks at"
        lead={`${signalCount} signals in ${signalFamilies.length} families. Each has a value, evidence and innocent explanations, or says it didn’t see enough.`}
      >
        <ul className={styles.families}>
          {signalFamilies.map(({ name, questions }) => (
            <li key={name} className={styles.family}>
              <h3 className={styles.name}>{name}</h3>
              <ul className={styles.signals}>
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
