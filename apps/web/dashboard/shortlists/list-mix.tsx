import { AudienceOverlap } from '../../report/roi/overlap-matrix.tsx'
import { RecommendedMix } from '../../report/roi/recommended-mix.tsx'
import { usePortfolio } from '../../report/roi/use-portfolio.ts'
import styles from './shortlists.module.css'

/** Whom of a list a budget should book, and whose audiences are the same people: the estimates of a plan of the same creators. */
export function ListMix({ ids }: { ids: readonly string[] }) {
  const plan = usePortfolio(ids)
  if (plan.status === 'waiting')
    return <div className={styles.waitingMix} role="status" aria-label="Weighing the creators" />
  if (plan.status === 'too-few') return null
  return (
    <>
      <RecommendedMix plan={plan} />
      <AudienceOverlap ids={ids} />
    </>
  )
}
