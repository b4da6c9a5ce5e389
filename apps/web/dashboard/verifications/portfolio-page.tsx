import { useSearchParams } from 'react-router'
import { PortfolioPanel } from '../../report/roi/portfolio-panel.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { idsOf, portfolioMost } from './chosen-ids.ts'
import styles from './compare.module.css'
import { ReportPicker } from './report-picker.tsx'

export function meta() {
  return [{ title: 'Portfolio · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** One campaign with several creators, named in the address as `?ids=`. */
export default function PortfolioPage() {
  const [search] = useSearchParams()
  const ids = idsOf(search.get('ids'), portfolioMost)
  if (ids.length < 2) {
    return (
      <ReportPicker title="Portfolio" most={portfolioMost} to="/dashboard/portfolio" deed="Plan with">
        Choose two or more reports. See what they’d reach and cost together, and who to book for your budget.
      </ReportPicker>
    )
  }
  return (
    <div className={styles.page}>
      <PageHead title="Portfolio" />
      <PortfolioPanel ids={ids} />
    </div>
  )
}
