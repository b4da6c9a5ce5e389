import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Step } from '@vouch/contract'
import { elapsed } from '@vouch/presentation'
import styles from './progress.module.css'
import { stepStateWords, stepWords } from './states.ts'

/** One step of a verification: how it stands, what it found, how long it took. */
export function StepRow({ step, seconds }: { step: Step; seconds: number | null }) {
  const { title, doing } = stepWords[step.name]
  const words = step.detail ?? (step.state === 'running' ? doing : step.state === 'skipped' ? 'Not available here' : '')
  return (
    <li className={styles.step} data-state={step.state}>
      <StepSign state={step.state} />
      <span className={styles.stepTitle}>
        {title}
        <span className="visually-hidden">, {stepStateWords[step.state]}</span>
      </span>
      <span className={styles.stepFound}>{words}</span>
      <span className={styles.stepTime}>{seconds === null ? '' : elapsed(seconds)}</span>
    </li>
  )
}

function StepSign({ state }: { state: Step['state'] }) {
  const Icon = { done: IconCheck, skipped: IconMinus, failed: IconX, running: null, waiting: null }[state]
  return (
    <span className={styles.sign} aria-hidden="true">
      {Icon && <Icon size={14} stroke={2.25} />}
    </span>
  )
}
