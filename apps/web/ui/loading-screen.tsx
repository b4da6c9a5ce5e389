import styles from './loading-screen.module.css'
import { VouchMark } from './vouch-mark.tsx'

/** A page that is not there yet, with the words that say which. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <main className={styles.screen}>
      <VouchMark size={40} />
      <p className={styles.text} role="status">
        {text}
      </p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.band} />
      </span>
    </main>
  )
}
