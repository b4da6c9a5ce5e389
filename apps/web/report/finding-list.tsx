import type { Report, Signal } from '@vouch/engine'
import { benchmarkText, capitalised, figureText, medianSentence, titleOf } from '@vouch/presentation'
import { useState } from 'react'
import { SheetButton } from '../ui/sheet-button.tsx'
import styles from './finding-list.module.css'
import { MoreButton } from './more-button.tsx'

interface FindingListProps {
  kind: 'strength' | 'concern'
  /** The signals that speak, weightiest first. */
  speaking: readonly Signal[]
  /** Signals of the same verdict that do not move the score; folded away. */
  silent?: readonly Signal[]
  trust: Report['trust']
  onOpen: (signal: Signal) => void
}

const shownAtFirst = 3

const words = {
  strength: { title: 'Strengths', none: 'Nothing we measured stands out as a strength.' },
  concern: { title: 'Concerns', none: 'Nothing we measured raises a concern.' },
} as const

/** The strengths or the concerns, weightiest first. Each opens its evidence. */
export function FindingList({ kind, speaking, silent = [], trust, onOpen }: FindingListProps) {
  const [all, setAll] = useState(false)
  const first = speaking.slice(0, shownAtFirst)
  const found = [...speaking, ...silent]
  const shown = all ? found : first
  const { title, none } = words[kind]
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{found.length}</span>
      </h2>
      {speaking.length === 0 && (
        <p className={styles.none}>
          {silent.length === 0 ? none : `No ${kind} moves the score by half a point or more.`}
        </p>
      )}
      <ul className={styles.rows}>
        {shown.map((signal) => {
          const otherwise = medianSentence(signal, trust)
          return (
            <li key={signal.id}>
              <SheetButton className={styles.row} data-kind={kind} onOpen={() => onOpen(signal)}>
                <span className={styles.name}>{titleOf(signal)}</span>
                <span className={styles.value}>{figureText(signal.value, signal.unit)}</span>
                <span className={styles.explanation}>
                  {signal.explanation}
                  {signal.benchmark && (
                    <span className={styles.benchmark}> {capitalised(benchmarkText(signal) ?? '')}.</span>
                  )}
                  {otherwise && <span className={styles.benchmark}> {otherwise}</span>}
                </span>
              </SheetButton>
            </li>
          )
        })}
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
