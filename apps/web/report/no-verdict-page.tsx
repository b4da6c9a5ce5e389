import type { ReactNode } from 'react'
import styles from './no-verdict-page.module.css'
import type { NoVerdict } from './no-verdict-text.ts'

interface NoVerdictPageProps {
  content: NoVerdict
  creditsUsed: number | null
  actions?: ReactNode
}

/** The page in place of a verdict: what happened, what is kept, what to do. */
export function NoVerdictPage({ content, creditsUsed, actions }: NoVerdictPageProps) {
  return (
    <section className={styles.page} aria-label="No verdict">
      <h2 className={styles.title}>{content.title}</h2>
      <p className={styles.text}>{content.text}</p>
      {creditsUsed === 0 && <p className={styles.credits}>This check was free: your credits were refunded.</p>}
      <ul className={styles.next}>
        {content.next.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
