import { useDeferredValue } from 'react'
import { Finding } from '../finding.tsx'
import { Glance } from '../glance/glance.tsx'
import { GoalSection } from '../goal-section.tsx'
import { KeyFigures } from '../key-figures.tsx'
import styles from '../report-view.module.css'
import type { TabContentProps } from './tab-content.ts'

/** A page that is drawn on paper or in a file has no first look. */
const drawnAtOnce = typeof window === 'undefined'

/** The answer, part by part, what the creator offers at a glance, and what to make of it. How it was worked out stands under Method. On a
 *  screen the answer is drawn first: a slow phone takes as long for the rest as for everything before. */
export default function OverviewTab({ report, onOpen, loadSnapshot, extra }: TabContentProps) {
  const below = useDeferredValue(true, drawnAtOnce)
  return (
    <>
      <Finding report={report} onOpen={onOpen}>
        <Glance report={report} load={loadSnapshot} />
      </Finding>
      {below && (
        <div className={styles.sections}>
          <GoalSection report={report} />
          <KeyFigures report={report} />
          {extra}
        </div>
      )}
    </>
  )
}
