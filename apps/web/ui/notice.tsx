import type { ReactNode } from 'react'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'good' | 'caution' | 'risk'

interface NoticeProps {
  tone: NoticeTone
  title?: string
  /** Interrupts a screen reader: for what went wrong just now. */
  urgent?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** A sentence that stands beside what it is about. Its tone is in its words as well as in its colour. */
export function Notice({ tone, title, urgent = false, children, actions }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={urgent ? 'alert' : undefined}>
      {title && <p className={styles.title}>{title}</p>}
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
