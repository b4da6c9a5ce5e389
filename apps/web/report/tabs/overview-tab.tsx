import { useDeferredValue } from 'react'
import { BenchmarksSection } from '../benchmarks-section.tsx'
import { ContributionsSection } from '../contributions-section.tsx'
import { CoverageSection } from '../coverage-section.tsx'
import { Finding } from '../finding.tsx'
import { FollowersSection } from '../followers-section.tsx'
import { GoalSection } from '../goal-section.tsx'
import { KeyFigures } from '../key-figures.tsx'
import styles from '../report-view.module.css'
import { WhatWouldChange } from '../what-would-change.tsx'
import type { TabContentProps } from './tab-content.ts'

/** A page that is drawn on paper or in a file has no first look. */
const drawnAtOnce = typeof window === 'undefined'

/** The answer, why it is so, and what would change it. On a screen the answer is drawn first: a slow phone takes as long for the rest
 *  as for everything before. */
export default function OverviewTab({ report, onOpen, extra }: TabContentProps) {
  const below = useDeferredValue(true, drawnAtOnce)
  return (
    <>
      <Finding report={report} onOpen={onOpen} />
      {below && (
        <div className={styles.sections}>
          <GoalSection report={report} />
          <KeyFigures report={report} />
          <ContributionsSection report={report} onOpen={onOpen} />
          <WhatWouldChange report={report} onOpen={onOpen} />
          <FollowersSection report={report} brief />
          {extra}
          <CoverageSection report={report} />
          <BenchmarksSection report={report} onOpen={onOpen} />
        </div>
      )}
    </>
  )
}
