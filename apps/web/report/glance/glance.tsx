import type { Report } from '@vouch/engine'
import type { TabContentProps } from '../tabs/tab-content.ts'
import { useRecords } from '../tabs/use-records.ts'
import { AudienceGlance } from './audience-glance.tsx'
import styles from './glance.module.css'
import { LatestPosts } from './latest-posts.tsx'
import { PriceGlance } from './price-glance.tsx'

interface GlanceProps {
  report: Report
  load: TabContentProps['loadSnapshot']
}

/** What the creator offers, on the first screen: whom the audience consists of, what a post costs, and the latest posts. The figures of the
 *  report stand at once; what the records tell takes its place when they have come. */
export function Glance({ report, load }: GlanceProps) {
  const reading = useRecords(load)
  const snapshot = reading.status === 'read' ? reading.snapshot : null
  return (
    <div className={styles.glance}>
      <AudienceGlance report={report} snapshot={snapshot} waiting={load !== null && reading.status === 'loading'} />
      <PriceGlance report={report} />
      {load !== null && reading.status !== 'failed' && <LatestPosts report={report} snapshot={snapshot} />}
    </div>
  )
}
