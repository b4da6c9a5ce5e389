import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** One sentence beside the section: how to read it. */
  note?: ReactNode
  children: ReactNode
}

/** A numbered section with its heading hung in the margin, as in a printed report. On narrow screens the heading stands
 *  above. Numbers are counted by the style sheet, so that a section without data leaves no hole. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.side}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
