import { type CapabilityGroup, capabilities } from '@vouch/contract'
import { CallToAction } from '../call-to-action.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { Coming } from '../sections/coming.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Section } from '../sections/section.tsx'
import styles from './features-page.module.css'
import { featuresMetadata } from './metadata.ts'
import { signalCount, signalFamilies } from './signal-families.ts'

export const meta = () => pageMeta(featuresMetadata)

const groups: readonly { group: CapabilityGroup; title: string; lead: string }[] = [
  {
    group: 'verification',
    title: 'Verifying',
    lead: 'From an address or a file to a report, in steps that you can follow.',
  },
  { group: 'trust', title: 'Security and trust', lead: 'Signals weighed into one score that shows its work.' },
  { group: 'report', title: 'The analysis in six views', lead: 'The same report, read for different questions.' },
  { group: 'discovery', title: 'AI creator discovery', lead: 'Finding creators instead of checking those you know.' },
  {
    group: 'matching',
    title: 'Audience matching engine',
    lead: 'Whether a creator’s followers resemble your customers.',
  },
  { group: 'campaign', title: 'Campaign hub', lead: 'From a goal to a signed agreement.' },
  { group: 'performance', title: 'Campaign performance hub', lead: 'What posts bring, and how that compares.' },
  { group: 'intelligence', title: 'Market and campaign intelligence', lead: 'What lies beyond one creator.' },
  { group: 'working', title: 'Working together', lead: 'With colleagues, clients and your own tools.' },
]

/** Every capability with its sentence, from the one list; and what the engine looks at. */
export default function FeaturesPage() {
  const live = capabilities.filter(({ status }) => status === 'live').length
  return (
    <>
      <PageHead title="What it does, and what it does not do yet">
        <p>
          {live} of {capabilities.length} capabilities are ready to use. The others are marked as coming and are sold as
          nothing else: no plan costs more for them.
        </p>
        <CallToAction />
      </PageHead>
      <Section
        id="signals"
        ground="sunk"
        title="What the engine looks at"
        lead={`${signalCount} signals in ${signalFamilies.length} families. Each has a value, evidence and innocent explanations; each can say that it saw too little.`}
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
      <div className={styles.groups}>
        {groups.map(({ group, title, lead }) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <div>
              <h2 className={styles.title} id={`group-${group}`}>
                {title}
              </h2>
              <p className={styles.lead}>{lead}</p>
            </div>
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
    </>
  )
}
