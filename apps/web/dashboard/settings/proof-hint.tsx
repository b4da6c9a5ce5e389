import styles from './settings.module.css'

/** What stands in the place of a password that does not exist. */
export function ProofHint() {
  return (
    <p className={styles.lead}>
      Your account has no password to ask for. For your safety this works within ten minutes after signing in; sign out
      and in again if it has been longer.
    </p>
  )
}
