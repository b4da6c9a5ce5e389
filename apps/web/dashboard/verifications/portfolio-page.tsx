import { useSearchParams } from 'react-router'
import { PortfolioPanel } from '../../report/roi/portfolio-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { idsOf, portfolioMost } from './chosen-ids.ts'
import styles from './compare.module.css'

export function meta() {
  return [{ title: 'Campaign with several creators · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** One campaign with several creators, named in the address as `?ids=`. */
export default function PortfolioPage() {
  const [search] = useSearchParams()
  const ids = idsOf(search.get('ids'), portfolioMost)
  if (ids.length < 2) {
    return (
      <EmptyState
        heading="h1"
        title="Choose the reports of a campaign"
        actions={<ButtonLink to="/dashboard/verifications">Choose reports</ButtonLink>}
      >
        Tick two or more rows of your verifications and press Plan together.
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Campaign with several creators</h1>
      <PortfolioPanel ids={ids} />
    </div>
  )
}
