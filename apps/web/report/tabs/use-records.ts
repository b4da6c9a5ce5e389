import type { Snapshot } from '@vouch/engine'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../api/refusal.ts'
import type { TabContentProps } from './tab-content.ts'

export type RecordsReading =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'read'; snapshot: Snapshot }

/** The records behind a report, fetched when what needs them is first shown: they can be megabytes.
 *  @param load null where the reader may not see them: nothing is fetched, and the reading stays as it began */
export function useRecords(load: TabContentProps['loadSnapshot']): RecordsReading {
  const [reading, setReading] = useState<RecordsReading>({ status: 'loading' })
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
  return reading
}
