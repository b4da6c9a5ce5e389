import type { Signal } from '@vouch/engine'
import { useState } from 'react'
import { number } from '../ui/format.ts'
import { benchmarkText, figureText } from './figures.ts'
import styles from './finding-list.module.css'
import { MoreButton } from './more-button.tsx'
import { capitalised } from './parts.ts'
import { titleOf } from './signal-words.ts'

interface FindingListProps {
  kind: 'strength' | 'concern'
  /** The signals that speak, weightiest first. */
  speaking: readonly Signal[]
  /** Signals of the same verdict that do not move the score; folded away. */
  silent?: readonly Signal[]
  onOpen: (signal: Signal) => void
}

const shownAtFirst = 3

const words = {
  strength: { title: 'Strengths', none: 'No measured signal stands out as a strength.' },
  concern: { title: 'Concerns', none: 'No measured signal gives cause for concern.' },
} as const

/** The strengths or the concerns, weightiest first. Each opens its evidence. */
export function FindingList({ kind, speaking, silent = [], onOpen }: FindingListProps) {
  const [all, setAll] = useState(false)
  const first = speaking.slice(0, shownAtFirst)
  const found = [...speaking, ...silent]
  const shown = all ? found : first
  const { title, none } = words[kind]
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{speaking.length}</span>
      </h2>
      {speaking.length === 0 && (
        <p className={styles.none}>{silent.length === 0 ? none : 'None of them moves the score by half a point.'}</p>
      )}
      <ul className={styles.rows}>
        {shown.map((signal) => (
          <li key={signal.id}>
            <button type="button" className={styles.row} data-kind={kind} onClick={() => onOpen(signal)}>
              <span className={styles.name}>{titleOf(signal)}</span>
              <span className={styles.value}>{figureText(signal.value, signal.unit)}</span>
              <span className={styles.explanation}>
                {signal.explanation}
                {signal.benchmark && (
                  <span className={styles.benchmark}> {capitalised(benchmarkText(signal) ?? '')}.</span>
                )}
                {signal.scoreAtMedian !== null && (
                  <span className={styles.benchmark}>
                    {' '}
                    At the tier’s median the score would be {number(signal.scoreAtMedian, 0)}.
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > first.length && (
        <MoreButton all={all} onClick={() => setAll(!all)}>
          {all
            ? 'Show less'
            : first.length === 0
              ? `Show all ${found.length}`
              : `Show ${found.length - first.length} more`}
          <span className="visually-hidden"> {title.toLowerCase()}</span>
        </MoreButton>
      )}
    </div>
  )
}
