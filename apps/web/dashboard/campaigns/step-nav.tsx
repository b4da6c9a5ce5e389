import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { CampaignStep } from '@vouch/contract'
import { Link } from 'react-router'
import styles from './step-nav.module.css'

/** The seven steps: which are done, which wait, and where one is. */
export function StepNav({ steps, current }: { steps: readonly CampaignStep[]; current: number }) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {steps.map(({ step, name, done, locked }) => (
          <li key={step}>
            <Link
              className={styles.step}
              to={`?step=${step}`}
              preventScrollReset
              data-done={done || undefined}
              {...(step === current && { 'aria-current': 'step' as const })}
            >
              <span className={styles.sign} aria-hidden="true">
                {done ? <IconCheck size={14} stroke={2.25} /> : locked ? <IconLock size={13} stroke={1.75} /> : step}
              </span>
              <span className={styles.name}>{name}</span>
              <span className="visually-hidden">{done ? ', done' : locked ? ', opens after the start' : ''}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
