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
    lead: 'From a profile link or a file to a report, in steps you can follow.',
  },
  { group: 'trust', title: 'Security and trust', lead: 'Signals weighed into one score that shows its work.' },
  {
    group: 'report',
    title: 'The analysis in six views',
    lead: 'The same report, organized by the questions you’re asking.',
  },
  { group: 'discovery', title: 'AI creator discovery', lead: 'Find new creators, not just check the ones you know.' },
  {
    group: 'matching',
    title: 'Audience matching engine',
    lead: 'See whether a creator’s followers look like your customers.',
  },
  { group: 'campaign', title: 'Campaign hub', lead: 'From a goal to a signed agreement.' },
  { group: 'performance', title: 'Campaign performance hub', lead: 'What posts deliver, and how that compares.' },
  { group: 'intelligence', title: 'Market and campaign intelligence', lead: 'The bigger picture beyond one creator.' },
  { group: 'working', title: 'Working together', lead: 'With teammates, clients and your own tools.' },
]

/** Every capability with its sentence, from the one list; and what the engine looks at. */
export default function FeaturesPage() {
  const live = capabilities.filter(({ status }) => status === 'live').length
  return (
    <>
      <PageHead title="What it does, and what it doesn’t do yet">
        <p>
          {live} of {capabilities.length} features are ready to use. The rest are marked as coming, and that’s how we
          sell them: no plan costs more because of them.
        </p>
        <CallToAction />
      </PageHead>
      <Section
        id="signals"
        ground="sunk"
        title="What the engine looks at"
        lead={`${signalCount} signals in ${signalFamilies.length} families. Each one has a value, evidence and innocent explanations, and each one can say that it didn’t see enough.`}
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
