import type { Report } from '@vouch/engine'
import {
  type CostFigure,
  costFigures,
  costNames,
  costText,
  domainOf,
  figureTable,
  missing,
  moneyText,
} from '@vouch/presentation'
import { useId } from 'react'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import styles from './glance.module.css'

/** What a post costs on the market, and what that comes to for those who see it and those who react. */
export function PriceGlance({ report }: { report: Report }) {
  const id = useId()
  const price = figureTable.price.read(report)
  const { perThousand, perEngagement } = costFigures(report)
  const known = price !== null && price.value !== null && price.low !== null && price.high !== null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Price
      </h2>
      {known ? (
        <>
          <p className={styles.price}>
            <b>{moneyText(price.value ?? 0)}</b> <span>a post, {words(price)}</span>
          </p>
          <ToleranceMark
            size="wide"
            value={price.value ?? 0}
            low={price.low ?? 0}
            high={price.high ?? 0}
            scale={domainOf([0, (price.high ?? 0) * 1.1], 4, true)}
            words={`Market price ${moneyText(price.value ?? 0)}, ${words(price)}`}
          />
        </>
      ) : (
        <p className={styles.price}>
          <b>{missing}</b>
        </p>
      )}
      <dl className={styles.facts}>
        <Cost name={costNames.perThousand} cost={perThousand} />
        <Cost name={costNames.perEngagement} cost={perEngagement} />
      </dl>
      <p className={styles.source}>
        {known
          ? 'Market benchmark: the range covers eight in ten deals with creators like this one. Compare your quote under Intelligence.'
          : 'Needs followers, views or likes.'}
      </p>
    </section>
  )
}

const words = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null ? missing : `${moneyText(low)} to ${moneyText(high)}`

function Cost({ name, cost }: { name: string; cost: CostFigure | null }) {
  return (
    <div data-missing={cost === null || undefined}>
      <dt>{name}</dt>
      <dd>
        {cost === null ? (
          missing
        ) : (
          <>
            <b>{costText(cost.value)}</b>
            <span className={styles.range}>
              {costText(cost.low)} to {costText(cost.high)}
            </span>
          </>
        )}
      </dd>
    </div>
  )
}
