import { useId } from 'react'
import styles from './import.module.css'
import type { ImportPhase } from './use-import.ts'

const words = { packing: 'Picking out what’s needed', sending: 'Sending', reading: 'Reading the file' } as const

/** How far a file is. Reading has no share: the server says nothing until it is done. */
export function ImportProgress({ phase }: { phase: ImportPhase | null }) {
  const id = useId()
  if (phase === null) return null
  const percent = Math.floor(100 * phase.share)
  const isKnown = phase.name !== 'reading'
  return (
    <div className={styles.progress}>
      <label htmlFor={id} aria-live="polite">
        {words[phase.name]}
        {isKnown && <span className={styles.progressShare}> {percent}%</span>}
      </label>
      <progress id={id} max={100} {...(isKnown && { value: percent })} />
    </div>
  )
}
