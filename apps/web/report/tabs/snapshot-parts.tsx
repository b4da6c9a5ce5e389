import type { Snapshot } from '@vouch/engine'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import type { TabContentProps } from './tab-content.ts'
import styles from './tab-frame.module.css'
import { useRecords } from './use-records.ts'

interface SnapshotPartsProps {
  load: TabContentProps['loadSnapshot']
  children: (snapshot: Snapshot) => ReactNode
}

/** What is drawn from the records behind a report, fetched when it is first shown: they can be megabytes. Whoever may not see
 *  them, or comes after the platform's terms had them deleted, is told so instead of an empty page. */
export function SnapshotParts({ load, children }: SnapshotPartsProps) {
  const reading = useRecords(load)
  if (load === null) {
    return <Notice tone="info">The records behind this report weren’t shared.</Notice>
  }
  if (reading.status === 'loading') {
    return (
      <p className={styles.waiting} role="status" data-waiting>
        Loading the records behind this report…
      </p>
    )
  }
  if (reading.status === 'failed') {
    return (
      <Notice tone="caution" title="We couldn’t load the records behind this report">
        {reading.message} The report itself is safe.
      </Notice>
    )
  }
  return children(reading.snapshot)
}
