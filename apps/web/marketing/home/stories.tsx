import { useState } from 'react'
import styles from './stories.module.css'

/** Situations for which the product is made. They are examples and say so, until there are customers who speak for themselves. */
const stories = [
  {
    who: 'A skincare brand',
    text: 'checks forty small creators before a launch: 400 credits, and six of them get a question first.',
  },
  {
    who: 'An agency',
    text: 'attaches the report to its proposal, so the client sees the range and not just a number.',
  },
  {
    who: 'A freelancer',
    text: 'verifies two creators a week on Starter and saves the reports for the next negotiation.',
  },
  { who: 'A sporting goods store', text: 'learns that a jump in followers came from a TV show, and signs.' },
  { who: 'A creator', text: 'brings her platform’s own stats and clears up the concern about her giveaway.' },
  { who: 'A research team', text: 'runs its own snapshots through the same engine, offline.' },
]

/** The row passes twice, so that its end joins its beginning; the repetition is for eyes alone. */
const passing = [false, true].flatMap((repeated) => stories.map((story) => ({ ...story, repeated })))

/** A ticker that stops for pointer and focus, at the press of a button, and always for readers who asked for less motion. */
export function Stories() {
  const [stopped, setStopped] = useState(false)
  return (
    <section className={styles.ticker} aria-labelledby="stories-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="stories-title">
          How you might use it
        </h2>
        <p className={styles.note}>These are examples, not customers. We’ll put real stories here once we have some.</p>
        <button type="button" className={styles.stop} onClick={() => setStopped(!stopped)}>
          {stopped ? 'Resume stories' : 'Pause stories'}
        </button>
      </div>
      <div className={styles.window} data-stopped={stopped || undefined}>
        <ul className={styles.track}>
          {passing.map(({ who, text, repeated }) => (
            <li key={`${who} ${repeated}`} className={styles.story} aria-hidden={repeated || undefined}>
              <p className={styles.kind}>Example</p>
              <p>
                <b>{who}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
