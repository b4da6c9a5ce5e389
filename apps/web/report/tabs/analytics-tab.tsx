import { AgesAndGenders, InterestsAndBrands } from '../audience-people.tsx'
import { AudiencePlaces } from '../audience-places.tsx'
import { AudienceSection } from '../audience-section.tsx'
import { Reachability } from '../reachability.tsx'
import styles from '../report-view.module.css'
import { SnapshotParts } from './snapshot-parts.tsx'
import type { TabContentProps } from './tab-content.ts'

/** Who follows: first whom a campaign would reach, then who of them does not look real. */
export default function AnalyticsTab({ report, loadSnapshot, extra }: TabContentProps) {
  return (
    <div className={styles.sections}>
      <SnapshotParts load={loadSnapshot}>
        {(snapshot) => (
          <>
            <AudiencePlaces report={report} snapshot={snapshot} />
            <AgesAndGenders report={report} snapshot={snapshot} />
            <Reachability report={report} snapshot={snapshot} />
            <InterestsAndBrands report={report} snapshot={snapshot} />
          </>
        )}
      </SnapshotParts>
      <AudienceSection report={report} />
      {extra}
    </div>
  )
}
