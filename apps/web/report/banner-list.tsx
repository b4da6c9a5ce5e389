import styles from './banner-list.module.css'
import type { Banner } from './banners.ts'

/** The strips above a report. Each says its name first, so that its colour carries nothing alone. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <ul className={styles.banners} aria-label="Notes on this report">
      {banners.map(({ id, tone, title, text }) => (
        <li key={id} className={styles.banner} data-tone={tone}>
          <b className={styles.title}>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
