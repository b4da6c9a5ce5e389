import { count } from '../ui/format.ts'
import styles from './discovery.module.css'

interface PreparingProps {
  done: number
  of: number
}

/** The index is still being filled, once after the first start: how far it is. Only the sentence is said aloud. */
export function Preparing({ done, of }: PreparingProps) {
  return (
    <div className={styles.preparing}>
      <p role="status">Simulated creators are being prepared. This happens once and takes some seconds.</p>
      <progress className={styles.progress} max={of} value={done} aria-label="Creators prepared" />
      <p className={styles.quiet}>
        Preparing {count(done)} of {count(of)}
      </p>
    </div>
  )
}
