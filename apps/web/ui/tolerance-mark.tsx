/** The tolerance mark: a tick on a scale with a band from `low` to `high`. Every estimate of the product is shown with
 *  it, large on a report, small in a row or beside a word. It is readable without colour: the place of the tick, the
 *  length of the band and the words say everything. The words are never optional. */

import type { Trust } from '@vouch/engine'
import {
  hundred,
  number,
  range,
  ruler,
  type Tolerance,
  type ToleranceScale,
  type Tone,
  tolerancePlaces,
  toneColour,
  trustScale,
  trustSentence,
  trustTone,
  trustWords,
} from '@vouch/presentation'
import styles from './tolerance-mark.module.css'

export interface ToleranceMarkProps extends Tolerance {
  /** `row`: a whisker for a table row or a card; `badge`: short, beside a word; `wide`: as wide as its place. */
  size: 'row' | 'badge' | 'wide'
  scale?: ToleranceScale
  /** What the mark says, for ears: "18 %, between 15 and 22 %". */
  words: string
  tone?: Tone
}

const heights = { row: 16, badge: 12, wide: 16 } as const

/** The mark without text of its own; put the words beside it. */
export function ToleranceMark({ size, scale = hundred, words, tone = 'plain', ...tolerance }: ToleranceMarkProps) {
  const { tick, bandFrom, bandTo } = tolerancePlaces(tolerance, scale)
  const height = heights[size]
  const bottom = height - 2
  return (
    <svg className={styles[size]} role="img" aria-label={words} style={{ color: toneColour(tone) }}>
      <line className={styles.base} x1="0" x2="100%" y1={height / 2} y2={height / 2} />
      <rect className={styles.band} x={`${bandFrom}%`} width={`${bandTo - bandFrom}%`} y="2" height={height - 4} />
      <line className={styles.cap} x1={`${bandFrom}%`} x2={`${bandFrom}%`} y1="2" y2={bottom} />
      <line className={styles.cap} x1={`${bandTo}%`} x2={`${bandTo}%`} y1="2" y2={bottom} />
      <line className={styles.tick} x1={`${tick}%`} x2={`${tick}%`} y1="0" y2={height} />
    </svg>
  )
}

/** A trust score beside its mark: `73 | mark | moderate, 66 to 80`. For rows, lists and badges. */
export function TrustMark({ trust, size = 'row' }: { trust: Trust; size?: 'row' | 'badge' }) {
  const { score, low, high, band } = trust
  return (
    <span className={styles.trust}>
      <b className={styles.score}>{number(score, 0)}</b>
      <ToleranceMark
        value={score}
        low={low}
        high={high}
        size={size}
        tone={trustTone(band)}
        words={trustSentence(trust)}
      />
      <span className={styles.words}>{trustWords(trust)}</span>
    </span>
  )
}

/** The mark at its largest: a ruler of a hundred with the bands named. */
export function TrustGauge({ trust }: { trust: Trust }) {
  const { score, low, high, band } = trust
  const { tick, bandFrom, bandTo } = tolerancePlaces({ value: score, low, high }, hundred)
  return (
    <div className={styles.gaugeFrame}>
      <svg
        className={styles.gauge}
        role="img"
        aria-label={trustSentence(trust)}
        style={{ color: toneColour(trustTone(band)) }}
      >
        <rect className={styles.band} x={`${bandFrom}%`} width={`${bandTo - bandFrom}%`} y="20" height="44" />
        {ruler.map(({ at, rank }) => (
          <line
            key={at}
            className={styles[`ruler${rank}`]}
            x1={`${at}%`}
            x2={`${at}%`}
            y1="64"
            y2={64 - 6 - rank * 4}
          />
        ))}
        <line className={styles.edge} x1="0" x2="100%" y1="64" y2="64" />
        <line className={styles.cap} x1={`${bandFrom}%`} x2={`${bandFrom}%`} y1="20" y2="64" />
        <line className={styles.cap} x1={`${bandTo}%`} x2={`${bandTo}%`} y1="20" y2="64" />
        <line className={styles.beam} x1={`${bandFrom}%`} x2={`${bandTo}%`} y1="32" y2="32" />
        <GaugeLimits low={low} high={high} from={bandFrom} to={bandTo} />
        <line className={styles.needle} x1={`${tick}%`} x2={`${tick}%`} y1="18" y2="72" />
        <GaugeLabels active={band} />
      </svg>
    </div>
  )
}

/** Percent of the width under which the ends of a band would be written into each other. */
const tellingApart = 14

/** The ends of the band in figures, together where it is narrow. */
function GaugeLimits({ low, high, from, to }: { low: number; high: number; from: number; to: number }) {
  if (to - from < tellingApart) {
    const anchor = from < 6 ? 'start' : to > 94 ? 'end' : 'middle'
    const x = anchor === 'start' ? from : anchor === 'end' ? to : (from + to) / 2
    return (
      <text className={styles.limit} x={`${x}%`} y="14" textAnchor={anchor}>
        {range(low, high)}
      </text>
    )
  }
  return (
    <>
      <text className={styles.limit} x={`${from}%`} y="14" textAnchor={from < 6 ? 'start' : 'end'}>
        {number(low, 0)}
      </text>
      <text className={styles.limit} x={`${to}%`} y="14" textAnchor={to > 94 ? 'end' : 'start'}>
        {number(high, 0)}
      </text>
    </>
  )
}

function GaugeLabels({ active }: { active: Trust['band'] }) {
  return (
    <>
      {[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((at) => (
        <text
          key={at}
          className={at % 50 === 0 || at >= 70 ? styles.numeral : styles.numeralMinor}
          x={`${at}%`}
          y="86"
          textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
        >
          {at}
        </text>
      ))}
      {trustScale.map(({ band, from, to }) => (
        <g key={band} className={band === active ? styles.bandActive : styles.bandOther}>
          <rect className={styles.bandBar} x={`${from}%`} width={`${to - from}%`} y="94" height="2" />
          <text x={`${to === 100 ? 100 : (from + to) / 2}%`} y="114" textAnchor={to === 100 ? 'end' : 'middle'}>
            {band}
          </text>
        </g>
      ))}
    </>
  )
}
