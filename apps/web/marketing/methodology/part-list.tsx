import { Link } from 'react-router'
import type { Document } from '../content/read-document.ts'
import styles from './methodology.module.css'

export function PartList({ parts }: { parts: readonly Pick<Document, 'slug' | 'title' | 'lead'>[] }) {
  return (
    <ul className={styles.sections}>
      {parts.map(({ slug, title, lead }) => (
        <li key={slug}>
          <Link to={`/methodology/${slug}`}>{title}</Link>
          <p>{lead}</p>
        </li>
      ))}
      <li>
        <Link to="/methodology/signals">The signals</Link>
        <p>Every signal with its question, method, formula, threshold, source, innocent causes and limits.</p>
      </li>
    </ul>
  )
}
