import type { Snapshot } from '@vouch/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { sentenceOf } from '../../api/refusal.ts'
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
      (error: unknown) => here && setReading({ status: 'failed', message: sentenceOf(error) }),
    )
    return () => {
      here = false
    }
  }, [load])
  if (load === null) {
    return <Notice tone="info">The records behind this report weren’t shared.</Notice>
  }
  if (reading.status === 'loading') {
    return (
      <p role="status" data-waiting>
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
