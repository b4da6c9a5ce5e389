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

/** The answer, why it is so, and what would change it. */
export default function OverviewTab({ report, onOpen, extra }: TabContentProps) {
  return (
    <>
      <Finding report={report} onOpen={onOpen} />
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
    </>
  )
}
