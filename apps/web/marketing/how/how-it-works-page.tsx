import { Link } from 'react-router'
import { CallToAction } from '../call-to-action.tsx'
import { HowItWorks } from '../home/how-it-works.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { PageHead } from '../sections/page-head.tsx'
import { Section } from '../sections/section.tsx'
import styles from './how-it-works-page.module.css'
import { howItWorksMetadata } from './metadata.ts'

export const meta = () => pageMeta(howItWorksMetadata)

/** What happens between the click and the verdict. */
const reading: readonly { name: string; text: string; without: string }[] = [
  {
    name: 'Profile',
    text: 'Name, age, follower and following counts, as the platform gives them.',
    without: 'Nothing can be said.',
  },
  {
    name: 'Posts',
    text: 'The latest posts with likes, comments and views, and which of them are paid.',
    without: 'Below six posts there is only a low-confidence verdict.',
  },
  {
    name: 'Followers',
    text: 'A sample of profiles, each scored from sixteen plain facts. Letters of names are never used.',
    without: 'The share of suspicious followers stays open, and the band is wide.',
  },
  {
    name: 'Comments',
    text: 'Copies, empty praise, advertising, and whether the same people stand under every post.',
    without: 'Pods and bought praise stay unseen; the report says so.',
  },
  {
    name: 'Scoring',
    text: 'Each signal moves the score by what it has proved to be worth. All movements add up to it.',
    without: 'What was not measured widens the band and never flatters.',
  },
]

const refusals: readonly { name: string; text: string }[] = [
  {
    name: 'No verdict on nothing',
    text: 'A private, deleted or suspended account gets a page that says so, and the credits come back.',
  },
  {
    name: 'No score for a person',
    text: 'The score is about an audience. Who a creator is, looks like or believes plays no part.',
  },
  {
    name: 'No scraping',
    text: 'Platforms are read through their own interfaces, with the operator’s keys, or you bring a file.',
  },
  {
    name: 'No hidden weights',
    text: 'Signals, thresholds and models are written down, and the engine can be run by anybody.',
  },
]

export default function HowItWorksPage() {
  return (
    <>
      <PageHead title="From an address to a decision">
        <p>
          Vouch reads what can be read, weighs it, and says how far it may be wrong. Nothing on the way is hidden, and
          you can stop at any step.
        </p>
        <CallToAction />
      </PageHead>
      <HowItWorks />
      <Section
        id="reading"
        title="What is read, and what if it is missing"
        lead={
          <>
            Platforms show different things. The <Link to="/methodology">methodology</Link> has the formulas and how
            well they did.
          </>
        }
      >
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visually-hidden">What is read in each step and what happens without it</caption>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">What is read</th>
                <th scope="col">Without it</th>
              </tr>
            </thead>
            <tbody>
              {reading.map(({ name, text, without }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                  <td>{without}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section id="refusals" ground="sunk" title="What we do not do" layout="side">
        <dl className={styles.refusals}>
          {refusals.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
