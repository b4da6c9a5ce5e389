import type { CreatorGlance } from '@vouch/contract'
import {
  audienceTold,
  audienceWords,
  capitalised,
  compact,
  countsFrom,
  date,
  figureTable,
  missing,
  percent,
  shownFigure,
} from '@vouch/presentation'
import type { ReactNode } from 'react'
import { useProductNow } from '../../../api/product-clock.ts'
import { useNow } from '../../../ui/use-now.ts'
import styles from './panel.module.css'

const ageTickMs = 60_000

/** Whom a post would reach, and what it costs. What nobody declared is a dash, with who could. */
export function PanelFigures({ glance }: { glance: CreatorGlance }) {
  const { creator, growthMonthly, lastPostAt, sponsoredShare } = glance
  const { followers, engagementRate, engagementBasis, estimatedPrice } = creator
  const now = useProductNow(useNow(ageTickMs))
  const audience = audienceWords(audienceTold({ audience: glance.audience, followersSample: null }))
  return (
    <>
      <section className={styles.block} aria-labelledby="panel-audience">
        <h2 className={styles.heading} id="panel-audience">
          Audience
        </h2>
        <dl className={styles.facts}>
          <Fact name="Top countries">{audience.countries}</Fact>
          <Fact name="Largest age group">{audience.age}</Fact>
          <Fact name="Gender">{audience.gender}</Fact>
        </dl>
        <p className={styles.quiet}>{audience.source}</p>
      </section>
      <section className={styles.block} aria-labelledby="panel-price">
        <h2 className={styles.heading} id="panel-price">
          Price and reach
        </h2>
        <dl className={styles.facts}>
          <Fact name="Price per post">{shownFigure({ value: estimatedPrice, unit: figureTable.price.unit })}</Fact>
          <Fact name="Followers">{compact(followers)}</Fact>
          <Fact name="Growth a month">{percent(growthMonthly)}</Fact>
          <Fact name={engagementBasis ? `Engagement of ${engagementBasis}` : 'Engagement'}>
            {percent(engagementRate)}
          </Fact>
          <Fact name="Sponsored posts">{percent(sponsoredShare)}</Fact>
          <Fact name="Last post">{lastPostAt === null ? missing : date(lastPostAt)}</Fact>
        </dl>
        <p className={styles.quiet}>{capitalised(countsFrom(creator.readAt, now))}.</p>
      </section>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-missing={children === missing || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
