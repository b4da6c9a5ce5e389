import { type CapabilityStatus, capability } from '@vouch/contract'
import type { Signal } from '@vouch/engine'
import { figureText, titleOf } from '@vouch/presentation'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Coming } from '../sections/coming.tsx'
import { sampleReport } from './opening-report.ts'
import { recordedWords } from './recorded-at.ts'
import { tabs } from './report-tab-list.ts'
import styles from './report-tabs.module.css'
import { tabAfter } from './tab-keys.ts'

export function ReportTabs() {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, chosen, tabs.length)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>One creator, six views</h3>
      <p className={styles.asOf}>{recordedWords}</p>
      <div className={styles.tabs} role="tablist" aria-label="Parts of the analysis" ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
          >
            {capability(id).name} <Coming status={capability(id).status} />
          </button>
        ))}
      </div>
      {tabs.map(({ id, holds, signals }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={index !== chosen}
          className={styles.panel}
        >
          <div className={styles.holds}>
            <p className={styles.summary}>{capability(id).summary}</p>
            <ul className={styles.parts}>
              {holds.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
          <TabFigures signals={signals} status={capability(id).status} />
        </div>
      ))}
    </div>
  )
}

/** Figures of the report on this page, or a word that there are none yet. */
function TabFigures({ signals, status }: { signals: readonly string[]; status: CapabilityStatus }) {
  const found = signals.flatMap((id): Signal[] => sampleReport.signals.filter((signal) => signal.id === id))
  if (status === 'coming') return <p className={styles.empty}>In development. We’ll show it when it works.</p>
  if (found.length === 0) return null
  return (
    <dl className={styles.figures}>
      {found.map((signal) => (
        <div key={signal.id} data-verdict={signal.verdict}>
          <dt>{titleOf(signal)}</dt>
          <dd>{figureText(signal.value, signal.unit)}</dd>
        </div>
      ))}
    </dl>
  )
}
