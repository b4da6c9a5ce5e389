import { kindWords } from './goal-words.ts'
import type { KeyResult } from './key-results.ts'
import styles from './methodology.module.css'

export function KeyResults({ results }: { results: readonly KeyResult[] }) {
  return (
    <dl className={styles.results}>
      {results.map(({ words, reached, goal, met, kind }) => (
        <div key={words} className={styles.result}>
          <dt>{words}</dt>
          <dd>
            <b>{reached}</b>
            <span>
              {kindWords[kind]} data. Goal: {goal}. <Verdict met={met} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Verdict({ met }: { met: boolean }) {
  return <strong data-met={met}>{met ? 'Met' : 'Missed'}</strong>
}
