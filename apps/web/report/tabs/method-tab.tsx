import { TrustReading } from '../answer/trust-reading.tsx'
import { BenchmarksSection } from '../benchmarks-section.tsx'
import { ContributionsSection } from '../contributions-section.tsx'
import { CoverageSection } from '../coverage-section.tsx'
import styles from '../report-view.module.css'
import { WhatWouldChange } from '../what-would-change.tsx'
import type { TabContentProps } from './tab-content.ts'

/** How the answer came about, for whoever wants to check it: the score on its ruler, what each signal added in log-odds, what there was to
 *  look at, and every benchmark with its source. */
export default function MethodTab({ report, origin, onOpen, extra }: TabContentProps) {
  return (
    <div className={styles.sections}>
      {report.trust && report.decision && (
        <div className={styles.told}>
          <TrustReading trust={report.trust} report={report} />
          <p>{report.verdict}</p>
        </div>
      )}
      <ContributionsSection report={report} onOpen={onOpen} />
      <WhatWouldChange report={report} onOpen={onOpen} />
      <CoverageSection report={report} origin={origin} />
      <BenchmarksSection report={report} onOpen={onOpen} />
      {extra}
    </div>
  )
}
