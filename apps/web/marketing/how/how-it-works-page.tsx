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
    text: 'Name, age, follower and following counts, as the platform reports them.',
    without: 'We can’t say anything.',
  },
  {
    name: 'Posts',
    text: 'The latest posts with likes, comments and views, and which ones are paid.',
    without: 'With fewer than six posts, you only get a low-confidence verdict.',
  },
  {
    name: 'Followers',
    text: 'A sample of profiles, each scored on sixteen plain facts. The letters in a name are never used.',
    without: 'The share of suspicious followers stays unknown, and the range is wide.',
  },
  {
    name: 'Comments',
    text: 'Copies, empty praise, ads, and whether the same people show up under every post.',
    without: 'Pods and bought praise go unseen; the report says so.',
  },
  {
    name: 'Scoring',
    text: 'Each signal moves the score as much as our tests say it should, and the moves add up to the score exactly.',
    without: 'Anything that wasn’t measured widens the range and never helps the score.',
  },
]

const refusals: readonly { name: string; text: string }[] = [
  {
    name: 'No verdict without evidence',
    text: 'For a private, deleted or suspended account, you get a page that says so, and your credits back.',
  },
  {
    name: 'No score for the person',
    text: 'The score is about the audience. Who creators are, what they look like and what they believe play no part.',
  },
  {
    name: 'No scraping',
    text: 'We read platforms through their official APIs, with the operator’s keys, or you upload a file.',
  },
  {
    name: 'No hidden weights',
    text: 'Signals, thresholds and models are published, and anyone can run the engine.',
  },
]

export default function HowItWorksPage() {
  return (
    <>
      <PageHead title="From a link to a decision">
        <p>
          Vouch reads what’s available, weighs it, and tells you how far off it could be. Nothing along the way is
          hidden, and you can stop at any step.
        </p>
        <CallToAction />
      </PageHead>
      <HowItWorks />
      <Section
        id="reading"
        title="What we read, and what happens if it’s missing"
        lead={
          <>
            Every platform shows something different. The <Link to="/methodology">methodology</Link> has the formulas
            and how well they performed.
          </>
        }
      >
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visually-hidden">What is read in each step and what happens without it</caption>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">What we read</th>
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
      <Section id="refusals" ground="sunk" title="What we don’t do" layout="side">
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
