import { AgesAndGenders, InterestsAndBrands } from '../audience-people.tsx'
import { AudiencePlaces } from '../audience-places.tsx'
import { AudienceSection } from '../audience-section.tsx'
import { Reachability } from '../reachability.tsx'
import styles from '../report-view.module.css'
import { SnapshotParts } from './snapshot-parts.tsx'
import type { TabContentProps } from './tab-content.ts'

/** Who follows and who reacts. */
export default function AnalyticsTab({ report, loadSnapshot, extra }: TabContentProps) {
  return (
    <div className={styles.sections}>
      <AudienceSection report={report} />
      {extra}
      <SnapshotParts load={loadSnapshot}>
        {(snapshot) => (
          <>
            <Reachability report={report} snapshot={snapshot} />
            <AudiencePlaces report={report} snapshot={snapshot} />
            <AgesAndGenders report={report} snapshot={snapshot} />
            <InterestsAndBrands report={report} snapshot={snapshot} />
          </>
        )}
      </SnapshotParts>
    </div>
  )
}
