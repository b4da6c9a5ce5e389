import { capitalised, moneyText, number, type Tone } from '@vouch/presentation'
import type { ReactNode } from 'react'
import { ToleranceMark, TrustMark } from '../../ui/tolerance-mark.tsx'
import { listedCreators } from './demos/recorded-creators.ts'
import recorded from './hero-pair.json'
import styles from './panels.module.css'
import { recordedWords } from './recorded-at.ts'

/** Parts of the product as they stand on its screens, with what the engine said of simulated creators. Where figures are made up to show a
 *  form, they are called examples. */

function Panel({ head, children }: { head: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <p className={styles.head}>{head}</p>
      {children}
    </div>
  )
}

export interface DatedProps {
  /** Says of which day its figures are; a page that has said it leaves it out. */
  dated?: boolean
}

const share = { from: 0, to: 1 }

/** How much of each part is not real. */
export function PartsPanel({ dated = true }: DatedProps) {
  const { name, parts } = recorded.bought
  return (
    <Panel head={`${name}: what looks inauthentic`}>
      <ul className={styles.rows}>
        {parts.map((part) => (
          <li key={part.part}>
            <span>{capitalised(part.name)}</span>
            <ToleranceMark
              size="wide"
              scale={share}
              {...part.seen}
              tone={part.tone as Tone}
              words={`${part.share}, range ${part.range}`}
            />
            <b>{part.share}</b>
          </li>
        ))}
      </ul>
      {dated && <p className={styles.note}>{recordedWords}</p>}
    </Panel>
  )
}

/** A sentence as the search reads it: marked where a filter was understood, plain where words rank. A test asks the reader itself. */
export const readSentence = [
  { text: 'vegan ' },
  { text: 'food', filter: 'Food' },
  { text: ' creators in ' },
  { text: 'Germany', filter: 'Germany' },
  { text: ', ' },
  { text: 'aged 25–34', filter: 'Audience 25–34' },
  { text: ' ' },
  { text: 'under $500 a post', filter: 'Up to $500' },
] as const

export function SentencePanel() {
  return (
    <Panel head="Say who you’re looking for">
      <p className={styles.sentence}>
        {readSentence.map((part) => ('filter' in part ? <mark key={part.text}>{part.text}</mark> : part.text))}
      </p>
      <ul className={styles.chips}>
        {readSentence.map((part) => ('filter' in part ? <li key={part.filter}>{part.filter}</li> : null))}
      </ul>
    </Panel>
  )
}

const returns = { low: 0.6, value: 1.4, high: 2.9 }

export function ForecastPanel() {
  return (
    <Panel head="Return per dollar, example figures">
      <p className={styles.figure}>
        <b>{number(returns.value, 1)}×</b> {returns.low} to {returns.high}
      </p>
      <ToleranceMark
        size="wide"
        scale={{ from: 0, to: 4 }}
        {...returns}
        tone="good"
        words={`Return ${returns.value}, between ${returns.low} and ${returns.high}; 1 is break-even`}
      />
      <p className={styles.note}>1 is break-even. Eight in ten cases land in the band.</p>
    </Panel>
  )
}

/** Made up: what posts delivered beside what was expected of them. */
const delivered = [
  { name: 'Reel, Tuesday', value: 41, low: 28, high: 52 },
  { name: 'Story, Friday', value: 12, low: 15, high: 31 },
] as const

export function DeliveredPanel() {
  return (
    <Panel head="Delivered versus expected, example figures">
      <ul className={styles.rows}>
        {delivered.map(({ name, value, low, high }) => (
          <li key={name}>
            <span>{name}</span>
            <ToleranceMark
              size="wide"
              scale={{ from: 0, to: 60 }}
              {...{ value, low, high }}
              tone={value < low ? 'caution' : 'good'}
              words={`${value}K views, ${low}K to ${high}K expected`}
            />
            <b>{value}K</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>The tick is what you got; the band is what we expected.</p>
    </Panel>
  )
}

const byLowEnd = listedCreators.toSorted((a, b) => b.trust.low - a.trust.low).slice(0, 3)

export function ShortlistPanel({ dated = true }: DatedProps) {
  return (
    <Panel head={`${byLowEnd.length} of 10 on the shortlist`}>
      <ul className={styles.list}>
        {byLowEnd.map(({ handle, name, trust }) => (
          <li key={handle}>
            <span>{name}</span>
            <TrustMark trust={trust} size="badge" />
          </li>
        ))}
      </ul>
      {dated && <p className={styles.note}>{recordedWords}</p>}
    </Panel>
  )
}

export function PricePanel({ dated = true }: DatedProps) {
  const { name, price } = recorded.clean
  const { value, low, high } = price
  const words = `${moneyText(low)} to ${moneyText(high)}`
  return (
    <Panel head={`${name}: what the market asks for one post`}>
      <p className={styles.figure}>
        <b>{moneyText(value)}</b> {words}
      </p>
      <ToleranceMark
        size="wide"
        scale={{ from: 0, to: high * 1.15 }}
        {...{ value, low, high }}
        words={`${moneyText(value)}, range ${words}`}
      />
      <p className={styles.note}>Eight in ten deals with creators like him.{dated && ` ${recordedWords}.`}</p>
    </Panel>
  )
}
