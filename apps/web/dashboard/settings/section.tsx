import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

interface SectionProps {
  title: string
  /** One sentence on what this is about. */
  lead?: ReactNode
  children: ReactNode
}

/** One subject of the settings: its name and what it is about at the left, what can be done at the right. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 className={styles.sectionTitle} id={id}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
