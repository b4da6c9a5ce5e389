import type { CapabilityStatus } from '@vouch/contract'
import styles from './coming.module.css'

interface ComingProps {
  status: CapabilityStatus
  /** `word`: in lists, where many signs would be louder than what they mark. */
  look?: 'chip' | 'word'
}

/** Says of a capability that it is not there yet. What is there needs no sign. */
export function Coming({ status, look = 'chip' }: ComingProps) {
  return status === 'coming' ? <span className={styles[look]}>{look === 'chip' ? 'Coming' : 'coming'}</span> : null
}
