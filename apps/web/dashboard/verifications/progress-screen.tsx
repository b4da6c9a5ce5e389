import type { Step, Verification } from '@vouch/contract'
import { platformName, plural } from '@vouch/presentation'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Connection } from '../../api/follow.ts'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { useNow } from '../../ui/use-now.ts'
import { EvidenceBand } from './evidence-band.tsx'
import styles from './progress.module.css'
import { stepSeconds, stepStateWords, stepWords } from './states.ts'
import { StepRow } from './step-row.tsx'

const tickMs = 100

interface ProgressScreenProps {
  verification: Verification
  connection: Connection
}

/** What is being done, how long it takes, and what was found so far. It can be left and come back to. */
export function ProgressScreen({ verification, connection }: ProgressScreenProps) {
  const { creator, steps, creditsHeld } = verification
  const now = useNow(tickMs)
  const firstSeen = useFirstSeen(steps)
  return (
    <article className={styles.page}>
      <CreatorHeading verification={verification}>
        Verifying <bdi>{shownName(creator)}</bdi>
      </CreatorHeading>
      <EvidenceBand steps={steps} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} seconds={stepSeconds(step, now, firstSeen.get(step.name) ?? null)} />
        ))}
      </ol>
      <p className={styles.foot}>
        {connectionWords[connection]} {plural(creditsHeld, 'credit')} reserved; you only pay if you get a report. You
        can leave this page and the verification will keep running.
      </p>
      <LiveNews steps={steps} />
    </article>
  )
}

const connectionWords: Record<Connection, string> = {
  live: '',
  reconnecting: 'Connection lost. Reconnecting…',
  polling: 'Checking progress every two seconds.',
}

/** Remembers when this screen first saw each step running. */
function useFirstSeen(steps: readonly Step[]): ReadonlyMap<string, number> {
  const seen = useRef(new Map<string, number>())
  useEffect(() => {
    for (const { name, state } of steps) {
      if (state === 'running' && !seen.current.has(name)) seen.current.set(name, Date.now())
    }
  }, [steps])
  return seen.current
}

interface CreatorHeadingProps {
  verification: Verification
  /** The title. */
  children: ReactNode
}

export function CreatorHeading({ verification: { creator, origin }, children }: CreatorHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{children}</h1>
      <p className={styles.creator}>
        <PlatformIcon platform={creator.platform} size={18} />
        <span>
          {creator.platform && `${platformName(creator.platform)}, `}
          <bdi>{withoutDirections(creator.handle)}</bdi>
          {origin === 'file' && ', from your file'}
        </span>
      </p>
    </header>
  )
}

/** Says each finding once, politely. The seconds are not spoken. */
function LiveNews({ steps }: { steps: readonly Step[] }) {
  const latest = steps.findLast(({ state }) => state !== 'waiting')
  const words = latest
    ? `${stepWords[latest.name].title}, ${stepStateWords[latest.state]}${latest.detail ? `: ${latest.detail}` : ''}`
    : 'Waiting to start'
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  )
}
