import type { Heading } from './article.ts'
import styles from './reading-page.module.css'

/** The sections of a long page. Beside the text where there is room; folded above it where there is none. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const sections = headings.filter(({ level }) => level === 2)
  if (sections.length < 3) return null
  const list = (
    <ol className={styles.contentsList}>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={styles.contents} aria-label="Contents">
        <p className={styles.contentsTitle}>On this page</p>
        {list}
      </nav>
      <details className={styles.contentsFolded}>
        <summary>On this page</summary>
        <nav aria-label="Contents, collapsed">{list}</nav>
      </details>
    </>
  )
}
