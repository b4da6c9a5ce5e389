import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { actionCosts, type Home } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { Link } from 'react-router'
import { examples } from './example-report.ts'
import styles from './home.module.css'

/** The way to a first verdict in under a minute: reports that cost nothing to read, then a verification of one's own. */
export function FirstSteps({ steps }: { steps: Home['steps'] }) {
  return (
    <section className={styles.first} aria-labelledby="first-steps">
      <h2 className={styles.subtitle} id="first-steps">
        {steps.verified ? 'One step left' : 'Your first verdict, in a minute'}
      </h2>
      <ol className={styles.steps}>
        {!steps.verified && <ExampleStep />}
        <Step
          done={steps.verified}
          title="Verify a creator"
          price={plural(actionCosts.creator_verification, 'credit')}
          words="Paste a profile link above. No verdict, no charge."
          to="/dashboard/verify"
          action="Choose one"
        />
        <Step
          done={steps.shortlisted}
          title="Save them to a shortlist"
          price="free"
          words="Compare creators side by side, with their combined reach and cost."
          to="/dashboard/shortlists"
          action="Open a shortlist"
        />
      </ol>
    </section>
  )
}

function ExampleStep() {
  return (
    <li className={styles.step}>
      <span className={styles.stepText}>
        <b>
          Read a sample report <span className={styles.stepPrice}>free</span>
        </b>
        <span className={styles.hint}>Simulated creators, real verdicts. One click each.</span>
      </span>
      <ul className={styles.exampleLinks}>
        {examples.map(({ kind, name, words }) => (
          <li key={kind}>
            <Link className={styles.stepAction} to={`/app/example/${kind}`}>
              {name}
            </Link>
            <span className={styles.hint}>{words}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

interface StepProps {
  done: boolean
  title: string
  price: string
  words: string
  to: string
  action: string
}

function Step({ done, title, price, words, to, action }: StepProps) {
  return (
    <li className={styles.step} data-done={done || undefined}>
      <span className={styles.stepText}>
        <b>
          {title}{' '}
          <span className={styles.stepPrice}>
            {done && <IconCheck className={styles.stepDone} size={16} stroke={2} aria-hidden="true" />}
            {done ? 'done' : price}
          </span>
        </b>
        <span className={styles.hint}>{words}</span>
      </span>
      {!done && (
        <Link className={styles.stepAction} to={to}>
          {action}
        </Link>
      )}
    </li>
  )
}
