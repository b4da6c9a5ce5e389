import { Link } from 'react-router'
import styles from './methodology.module.css'
import type { SectionWords } from './section-words.ts'

export function SectionList({ sections }: { sections: readonly (SectionWords & { slug: string })[] }) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ slug, name, summary }) => (
        <li key={slug}>
          <Link to={`/methodology/${slug}`}>{name}</Link>
          <p>{summary}</p>
        </li>
      ))}
      <li>
        <Link to="/methodology/signals">The signals</Link>
        <p>Every signal with its question, method, formula, threshold, source, innocent causes and limits.</p>
      </li>
    </ul>
  )
}
