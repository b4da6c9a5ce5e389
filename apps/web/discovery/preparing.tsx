import { count } from '@vouch/presentation'
import styles from './discovery.module.css'

interface PreparingProps {
  done: number
  of: number
}

/** The index is still being filled, once after the first start: how far it is. Only the sentence is said aloud. */
export function Preparing({ done, of }: PreparingProps) {
  return (
    <div className={styles.preparing}>
      <p role="status">We’re setting up simulated creators. This happens once and takes a few seconds.</p>
      <progress className={styles.progress} max={of} value={done} aria-label="Creators ready" />
      <p className={styles.quiet}>
        Preparing {count(done)} of {count(of)}
      </p>
    </div>
  )
}
