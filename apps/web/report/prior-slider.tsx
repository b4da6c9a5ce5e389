import type { Report } from '@vouch/engine'
import { otherPriors, priorShare, scoreAtPriorSentence, wholePercent } from '@vouch/presentation'
import { useId, useState } from 'react'
import styles from './prior-slider.module.css'

/** Moves where the score starts, between the shares that published figures leave open. The same evidence then gives another score; the report
 *  itself, its risk and its decision stay as they are. */
export function PriorSlider({ report }: { report: Report }) {
  const own = priorShare(report)
  const [percent, setPercent] = useState(() => Math.round(100 * (own ?? 0)))
  const id = useId()
  if (own === null) return null
  const [least, most] = otherPriors.map((share) => Math.round(100 * share))
  const words = scoreAtPriorSentence(report, percent / 100)
  const usual = Math.round(100 * own)
  return (
    <div className={styles.prior}>
      <label htmlFor={id}>
        Base rate <b>{wholePercent(percent / 100)}</b>
      </label>
      <div className={styles.control}>
        <span aria-hidden="true">{least}%</span>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={1}
          value={percent}
          aria-valuetext={`${percent}%. ${words ?? ''}`}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
        <span aria-hidden="true">{most}%</span>
      </div>
      <p className={styles.effect}>
        <output htmlFor={id}>{words}</output> The decision doesn’t change.
      </p>
      <button
        className={styles.reset}
        type="button"
        aria-disabled={percent === usual}
        onClick={() => setPercent(usual)}
      >
        Back to {usual}%
      </button>
    </div>
  )
}
