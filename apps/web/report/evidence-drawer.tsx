/** The evidence behind a signal, in a sheet at the side. */

import type { Signal, Snapshot } from '@vouch/engine'
import { benchmarkText, date, figureText, groupTitle, innocentCauses, titleOf } from '@vouch/presentation'
import { useState } from 'react'
import { SideSheet } from '../ui/side-sheet.tsx'
import { useBelow } from '../ui/use-below.ts'
import { type ArrivalName, arrivalNames } from './arrival-courses.ts'
import styles from './evidence-drawer.module.css'
import { EvidenceRecords } from './evidence-records.tsx'
import { MoreButton } from './more-button.tsx'
import { questionOf } from './signal-questions.ts'

interface EvidenceDrawerProps {
  signal: Signal | null
  loadSnapshot: (() => Promise<Snapshot>) | null
  onClose: () => void
}

export function EvidenceDrawer({ signal, loadSnapshot, onClose }: EvidenceDrawerProps) {
  return (
    <SideSheet open={signal !== null} labelledBy="evidence-title" onClose={onClose}>
      {signal && (
        <EvidenceSheet signal={signal} loadSnapshot={loadSnapshot} onClose={onClose} titleId="evidence-title" />
      )}
    </SideSheet>
  )
}

interface EvidenceSheetProps extends EvidenceDrawerProps {
  signal: Signal
  titleId?: string
}

/** What the drawer shows, wherever it is shown. */
export function EvidenceSheet({ signal, loadSnapshot, onClose, titleId }: EvidenceSheetProps) {
  const below = useBelow()
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.group}>{groupTitle(signal.group)}</p>
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </div>
      <h2 className={styles.title} id={titleId}>
        {titleOf(signal)}
      </h2>
      <SignalReading signal={signal} />
      {below && (
        <>
          <EvidenceLines key={signal.id} signal={signal} loadSnapshot={loadSnapshot} />
          <Innocence signal={signal} />
        </>
      )}
    </div>
  )
}

/** Verdicts as a reader says them. */
const verdictWords: Record<Signal['verdict'], string> = {
  strength: 'Strength',
  neutral: 'Neutral',
  concern: 'Concern',
  'not-measurable': 'Not measured',
}

/** The question, the answer, and what it was held against. */
function SignalReading({ signal }: { signal: Signal }) {
  const question = questionOf(signal)
  return (
    <>
      {question && <p className={styles.question}>{question}</p>}
      <p className={styles.value} data-verdict={signal.verdict}>
        <b>{figureText(signal.value, signal.unit)}</b>
        <span>{[verdictWords[signal.verdict], benchmarkText(signal)].filter(Boolean).join(' · ')}</span>
      </p>
      <p>{signal.explanation}</p>
      {signal.benchmark && (
        <p className={styles.source}>
          Benchmark: {signal.benchmark.source} ({signal.benchmark.basis}).
        </p>
      )}
    </>
  )
}

/** Lines of evidence shown before a reader asks for the rest: enough to see what kind of thing was seen. */
const linesAtFirst = 6

/** What was seen, a line each, and the way to the records behind the lines. */
function EvidenceLines({
  signal,
  loadSnapshot,
}: {
  signal: Signal
  loadSnapshot: EvidenceDrawerProps['loadSnapshot']
}) {
  const [all, setAll] = useState(false)
  if (signal.evidence.length === 0) return null
  const shown = all ? signal.evidence : signal.evidence.slice(0, linesAtFirst)
  const refs = [...new Set(signal.evidence.flatMap((evidence) => evidence.refs ?? []))]
  return (
    <section className={styles.block} aria-label="Evidence">
      <h3 className={styles.heading}>What we saw</h3>
      <ul className={styles.lines}>
        {shown.map(({ at, text }) => (
          <li key={`${at}${text}`}>
            {at && <time dateTime={at}>{date(at)}</time>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {shown.length < signal.evidence.length && (
        <MoreButton onClick={() => setAll(true)}>Show {signal.evidence.length - shown.length} more</MoreButton>
      )}
      {refs.length > 0 && loadSnapshot && (
        <EvidenceRecords refs={refs} load={loadSnapshot} arrivalOf={arrivalNameOf(signal)} />
      )}
    </section>
  )
}

/** @returns the count that a signal about arrivals asks about; null for every other signal */
function arrivalNameOf({ id }: Pick<Signal, 'id'>): ArrivalName | null {
  return arrivalNames.find((name) => id === `engagement.${name}-arrival`) ?? null
}

/** Every concern is followed by what else could explain it, and by how the creator can answer. */
function Innocence({ signal }: { signal: Signal }) {
  if (signal.verdict !== 'concern') return null
  const { causes, answer } = innocentCauses(signal)
  return (
    <section className={styles.block} aria-label="Innocent explanations">
      <h3 className={styles.heading}>What else could explain it</h3>
      <ul className={styles.causes}>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <p className={styles.source}>{answer}</p>
    </section>
  )
}
