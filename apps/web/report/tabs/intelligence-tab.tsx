import { BrandTimeline } from '../brand-timeline.tsx'
import { MarketPosition } from '../market-position.tsx'
import { PricePosition } from '../price-position.tsx'
import styles from '../report-view.module.css'
import { SnapshotParts } from './snapshot-parts.tsx'
import type { TabContentProps } from './tab-content.ts'

/** Where the creator stands in the market: among others of the size, in price, and with which brands. */
export default function IntelligenceTab({ report, loadSnapshot, extra }: TabContentProps) {
  return (
    <div className={styles.sections}>
      {extra}
      <MarketPosition report={report} />
      <PricePosition report={report} />
      <SnapshotParts load={loadSnapshot}>
        {(snapshot) => <BrandTimeline report={report} snapshot={snapshot} />}
      </SnapshotParts>
    </div>
  )
}
