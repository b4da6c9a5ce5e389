import type { RiskAnalysis, TopicFinding } from '@vouch/engine'
import { count, date, levelWords, percentRange, plural, riskWords } from '@vouch/presentation'
import { withoutDirections } from '../../ui/shown-name.ts'
import styles from './analysis.module.css'

const kindTitles = { risk: 'Risk', doubt: 'Caution', reassurance: 'Strength' } as const

/** The risk analysis: what speaks for and against, and the captions that touch what brands avoid, quoted. */
export function RiskAnswer({ answer: { level, summary, points, captions, limits } }: { answer: RiskAnalysis }) {
  return (
    <>
      <p className={styles.summary}>
        <b>Overall: {riskWords(level)}.</b> {summary}
      </p>
      <ul className={styles.points}>
        {points.map(({ kind, title, text }) => (
          <li key={title + text}>
            <span className={styles.kind} data-kind={kind}>
              {kindTitles[kind]}
            </span>
            <span>
              <b>{title}.</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <h3>Captions by topic</h3>
        <p className={styles.quiet}>
          {count(captions.read)} of {plural(captions.captions, 'caption')} {captions.read === 1 ? 'is' : 'are'} in
          English and checked for keywords. The range is the likely share across all captions. Keywords don’t show
          intent, so read the passages.
        </p>
        {captions.topics.map((topic) => (
          <Topic key={topic.id} topic={topic} read={captions.read} />
        ))}
      </div>
      <div>
        <h3>What wasn’t checked</h3>
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Topic({ topic, read }: { topic: TopicFinding; read: number }) {
  const { title, meaning, level, captions, low, high, passages } = topic
  const row = (
    <>
      <span>
        <b>{title}</b> <span className={styles.quiet}>{meaning}</span>
      </span>
      <span>{levelWords(level)}</span>
      <span className={styles.quiet}>
        {level === 'unknown' ? 'too few captions' : `${count(captions)} of ${count(read)}, ${percentRange(low, high)}`}
      </span>
    </>
  )
  if (passages.length === 0) return <p className={styles.topicRow}>{row}</p>
  return (
    <details className={styles.topic}>
      <summary>{row}</summary>
      <ul className={styles.passages}>
        {passages.map((passage) => (
          <li key={passage.postId}>
            <span className={styles.quiet}>
              {date(passage.at)}, “{passage.word}”
            </span>
            <p dir="auto">{withoutDirections(passage.quote)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
