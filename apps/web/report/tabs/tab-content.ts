import type { Report, Signal, Snapshot } from '@vouch/engine'
import type { Origin } from '@vouch/presentation'
import type { ReactNode } from 'react'

/** What every tab is given. */
export interface TabContentProps {
  report: Report
  /** Where the data of the verification came from. */
  origin: Origin
  onOpen: (signal: Signal) => void
  /** Gives the snapshot that the report was computed from; null where the reader may not see it, and keeps its identity. */
  loadSnapshot: (() => Promise<Snapshot>) | null
  /** What the product adds: history, the forecast of return, paid analyses. A shared report has none. */
  extra?: ReactNode
}
