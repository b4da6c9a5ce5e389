import type { Report } from '@vouch/engine'
import styles from '../report-view.module.css'
import { SponsoredMeter } from '../sponsored-meter.tsx'
import { SnapshotParts } from './snapshot-parts.tsx'
import type { TabContentProps } from './tab-content.ts'

/** What could harm a brand beside this creator. */
export default function SafetyTab({ report, onOpen, loadSnapshot, extra }: TabContentProps & { report: Report }) {
  return (
    <div className={styles.sections}>
      {extra}
      <SnapshotParts load={loadSnapshot}>
        {(snapshot) => <SponsoredMeter report={report} snapshot={snapshot} onOpen={onOpen} />}
      </SnapshotParts>
    </div>
  )
}
