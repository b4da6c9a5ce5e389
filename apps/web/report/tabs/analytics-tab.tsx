import { AudienceSection } from '../audience-section.tsx'
import { DeclaredAudience, Reachability } from '../reachability.tsx'
import styles from '../report-view.module.css'
import { SnapshotParts } from './snapshot-parts.tsx'
import type { TabContentProps } from './tab-content.ts'

/** Who follows and who reacts. */
export default function AnalyticsTab({ report, loadSnapshot, extra }: TabContentProps) {
  return (
    <div className={styles.sections}>
      <AudienceSection report={report} />
      <SnapshotParts load={loadSnapshot}>
        {(snapshot) => (
          <>
            <Reachability report={report} snapshot={snapshot} />
            <DeclaredAudience report={report} snapshot={snapshot} />
          </>
        )}
      </SnapshotParts>
      {extra}
    </div>
  )
}
