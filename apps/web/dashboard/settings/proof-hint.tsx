import styles from './settings.module.css'

/** What stands in the place of a password that does not exist. */
export function ProofHint() {
  return (
    <p className={styles.lead}>
      Your account has no password to confirm. For your security, this works only within ten minutes of signing in. If
      it’s been longer, sign out and back in.
    </p>
  )
}
