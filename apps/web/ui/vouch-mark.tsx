import styles from './vouch-mark.module.css'

/** The mark: a V drawn as a check whose right arm ends in a small error bar. It takes the colour of its text. */
export function VouchMark({ size = 24 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M3.5 11.5 9.5 20 17 7.5" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M18.6 1.8v8.4M16.2 1.8h4.8M16.2 10.2h4.8" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}

/** The mark with the product's name, for headers. */
export function VouchWordmark({ size = 24 }: { size?: number }) {
  return (
    <span className={styles.wordmark}>
      <VouchMark size={size} />
      <span className={styles.name}>Vouch</span>
    </span>
  )
}
