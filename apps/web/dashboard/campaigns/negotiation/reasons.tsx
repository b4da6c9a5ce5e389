import { UnbrokenRanges } from '../../../ui/unbroken-ranges.tsx'
import styles from './negotiation.module.css'

/** The figures that something stands on, a sentence each. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>
          <UnbrokenRanges words={reason} />
        </li>
      ))}
    </ul>
  )
}
