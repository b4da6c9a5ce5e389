import type { Snapshot } from '@vouch/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import type { TabContentProps } from './tab-content.ts'

interface SnapshotPartsProps {
  load: TabContentProps['loadSnapshot']
  children: (snapshot: Snapshot) => ReactNode
}

type Reading = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'read'; snapshot: Snapshot }

/** What is drawn from the records behind a report, fetched when it is first shown: they can be megabytes. Whoever may not see
 *  them, or comes after the platform's terms had them deleted, is told so instead of an empty page. */
export function SnapshotParts({ load, children }: SnapshotPartsProps) {
  const [reading, setReading] = useState<Reading>({ status: 'loading' })
  useEffect(() => {
    let here = true
    load?.().then(
      (snapshot) => here && setReading({ status: 'read', snapshot }),
      (error: unknown) =>
        here && setReading({ status: 'failed', message: error instanceof Error ? error.message : '' }),
    )
    return () => {
      here = false
    }
  }, [load])
  if (load === null) {
    return <Notice tone="info">The records behind this report are not part of what was shared.</Notice>
  }
  if (reading.status === 'loading') {
    return (
      <p role="status" data-waiting>
        Loading the records behind the report...
      </p>
    )
  }
  if (reading.status === 'failed') {
    return (
      <Notice tone="caution" title="The records behind this report cannot be opened">
        {reading.message} The report itself is kept.
      </Notice>
    )
  }
  return children(reading.snapshot)
}
