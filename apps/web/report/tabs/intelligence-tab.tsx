import { creatorBrands } from '@vouch/engine'
import { BrandList } from '../brand-list.tsx'
import { MarketPosition } from '../market-position.tsx'
import { PricePosition } from '../price-position.tsx'
import styles from '../report-view.module.css'
import { Section } from '../section.tsx'
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
        {(snapshot) => (
          <Section
            title="Brands already worked with"
            note="Accounts that posts disclosed as paid mention. A photographer may stand beside a brand, and what was not disclosed is not seen."
          >
            <BrandList brands={creatorBrands(snapshot)} posts={snapshot.posts.length} at={report.subject.fetchedAt} />
          </Section>
        )}
      </SnapshotParts>
    </div>
  )
}
