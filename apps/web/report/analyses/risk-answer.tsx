import type { RiskAnalysis, TopicFinding } from '@vouch/engine'
import { count, date, percentRange, plural } from '../../ui/format.ts'
import { withoutDirections } from '../../ui/shown-name.ts'
import styles from './analysis.module.css'
import { levelWords, riskWords } from './analysis-words.ts'

const kindTitles = { risk: 'Risk', doubt: 'Doubt', reassurance: 'Reassuring' } as const

/** The risk analysis: what speaks for and against, and the captions that touch what brands avoid, quoted. */
export function RiskAnswer({ answer: { level, summary, points, captions, limits } }: { answer: RiskAnalysis }) {
  return (
    <>
      <p className={styles.summary}>
        <b>Together: {riskWords(level)}.</b> {summary}
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
          {plural(captions.read, 'caption')} in English of {count(captions.captions)} were read for words; the range is
          what the share may be among all captions of the account. Words do not say what was meant: read the passages.
        </p>
        {captions.topics.map((topic) => (
          <Topic key={topic.id} topic={topic} read={captions.read} />
        ))}
      </div>
      <div>
        <h3>What was not looked at</h3>
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
