import styles from './campaigns.module.css'

/** Stands where the intelligence of a campaign comes, in about its height. */
export function IntelligenceWaiting() {
  return <div className={styles.waitingInsight} role="status" aria-label="Weighing the creators" />
}
