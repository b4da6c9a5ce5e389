import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** Id for links and for the mark in the navigation; also names the heading. */
  id: string
  title: ReactNode
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** `sunk`, `tint`: a band over the whole width, for a change of subject. */
  ground?: 'paper' | 'sunk' | 'tint'
  /** `side`: the heading beside the content instead of above it. */
  layout?: 'stack' | 'side'
  /** `short`: less air, for what is read in passing. */
  rhythm?: 'full' | 'short'
  children: ReactNode
}

/** A section of a public page: a heading, what it is about, and air. */
export function Section({
  id,
  title,
  lead,
  ground = 'paper',
  layout = 'stack',
  rhythm = 'full',
  children,
}: SectionProps) {
  return (
    <section
      className={styles.section}
      data-ground={ground}
      data-layout={layout}
      data-rhythm={rhythm}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inner} data-parts="blocks">
        <div className={styles.intro}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
