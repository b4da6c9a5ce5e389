import { type CapabilityId, type CapabilityStatus, capability } from '@vouch/contract'
import type { Signal } from '@vouch/engine'
import { type KeyboardEvent, useRef, useState } from 'react'
import { figureText } from '../../report/figures.ts'
import { titleOf } from '../../report/signal-words.ts'
import { Coming } from '../sections/coming.tsx'
import styles from './report-tabs.module.css'
import { sampleReport } from './sample-report.tsx'
import { tabAfter } from './tab-keys.ts'

/** The six parts of a creator's analysis. What is live shows figures of the report above; what is coming says what it will hold. */
const tabs: readonly { id: CapabilityId; holds: readonly string[]; signals: readonly string[] }[] = [
  {
    id: 'tab_overview',
    holds: ['Trust score and band', 'Fraud risk', 'Strengths and concerns', 'Contributions that add up to the score'],
    signals: ['audience.suspicious', 'growth.step', 'comments.inauthentic'],
  },
  {
    id: 'tab_analytics',
    holds: ['Kinds of followers', 'Suspicious share with its range', 'Mass followers', 'Accounts that act as one'],
    signals: ['audience.suspicious', 'audience.mass-followers', 'audience.similar-accounts'],
  },
  {
    id: 'tab_performance',
    holds: ['Followers over time', 'Jumps and their causes', 'Engagement per post', 'The usual range of the same size'],
    signals: ['growth.step', 'engagement.low', 'engagement.likes-spread'],
  },
  {
    id: 'tab_posts',
    holds: ['Every post with its figures', 'How unusual each is', 'Comments by kind', 'Paid beside unpaid'],
    signals: [],
  },
  {
    id: 'tab_intelligence',
    holds: ['Similar creators', 'Shared audiences', 'Usual prices', 'Brands worked with'],
    signals: [],
  },
  {
    id: 'tab_safety',
    holds: ['Captions by category', 'Passages quoted', 'How often posts are paid', 'Whether that is disclosed'],
    signals: [],
  },
]

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
  if (status === 'coming')
    return <p className={styles.empty}>In development. There is nothing to show before it works.</p>
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
