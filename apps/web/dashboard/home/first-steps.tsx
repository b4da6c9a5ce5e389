import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { actionCosts, type Home } from '@vouch/contract'
import { Link } from 'react-router'
import { plural } from '../../ui/format.ts'
import { shownName } from '../../ui/shown-name.ts'
import { TrustMark } from '../../ui/tolerance-mark.tsx'
import { useExampleReport } from './example-report.ts'
import styles from './home.module.css'

/** The way to a first verdict in under a minute: a stored report that costs nothing to read, then a verification of one's own. */
export function FirstSteps({ steps }: { steps: Home['steps'] }) {
  return (
    <section className={styles.first} aria-labelledby="first-steps">
      <h2 className={styles.subtitle} id="first-steps">
        {steps.verified ? 'One step is left' : 'Your first verdict, in a minute'}
      </h2>
      <ol className={styles.steps}>
        {!steps.verified && <ExampleStep />}
        <Step
          done={steps.verified}
          title="Verify a creator"
          price={plural(actionCosts.creator_verification, 'credit')}
          words="Paste an address above. Credits come back where there is no verdict."
          to="/dashboard/verify"
          action="Choose one"
        />
        <Step
          done={steps.shortlisted}
          title="Keep them on a shortlist"
          price="free"
          words="Side by side, with what they reach together and what they cost."
          to="/dashboard/shortlists"
          action="Open a shortlist"
        />
      </ol>
    </section>
  )
}

function ExampleStep() {
  const report = useExampleReport().data
  return (
    <li className={styles.step}>
      <span className={styles.stepText}>
        <b>
          Read a finished report <span className={styles.stepPrice}>free</span>
        </b>
        <span className={styles.hint}>
          {report ? `${shownName(report.subject)}, a simulated creator. ` : ''}See how a score, its tolerance and the
          evidence stand together.
        </span>
        {report?.trust && <TrustMark trust={report.trust} />}
      </span>
      <Link className={styles.stepAction} to="/dashboard/example">
        Read it
      </Link>
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
          {title} <span className={styles.stepPrice}>{done ? 'done' : price}</span>
        </b>
        {!done && <span className={styles.hint}>{words}</span>}
      </span>
      {done ? (
        <IconCheck className={styles.stepDone} size={18} stroke={2} aria-hidden="true" />
      ) : (
        <Link className={styles.stepAction} to={to}>
          {action}
        </Link>
      )}
    </li>
  )
}
