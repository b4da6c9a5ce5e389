import { useSearchParams } from 'react-router'
import { PortfolioPanel } from '../../report/roi/portfolio-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { idsOf, portfolioMost } from './chosen-ids.ts'
import styles from './compare.module.css'

export function meta() {
  return [{ title: 'Multi-creator campaign · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** One campaign with several creators, named in the address as `?ids=`. */
export default function PortfolioPage() {
  const [search] = useSearchParams()
  const ids = idsOf(search.get('ids'), portfolioMost)
  if (ids.length < 2) {
    return (
      <EmptyState
        heading="h1"
        title="Choose reports for your campaign"
        actions={<ButtonLink to="/dashboard/verifications">Choose reports</ButtonLink>}
      >
        Select two or more rows in your verifications and press Plan campaign.
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Multi-creator campaign</h1>
      <PortfolioPanel ids={ids} />
    </div>
  )
}
