import type { Report, Snapshot } from '@vouch/engine'
import { audienceTold, audienceWords, figureTable, intervalText, missing, shownFigure } from '@vouch/presentation'
import { useId } from 'react'
import styles from './glance.module.css'

interface AudienceGlanceProps {
  report: Report
  snapshot: Snapshot | null
  /** Whether the records are still to come. */
  waiting: boolean
}

/** Whom a post would reach: how many of them look real, where they live, their age and gender as far as the platform declares them. */
export function AudienceGlance({ report, snapshot, waiting }: AudienceGlanceProps) {
  const id = useId()
  const { countries, age, gender, source } = audienceWords(audienceTold(snapshot))
  const { unit, read } = figureTable.credibleFollowers
  const { value = null, low = null, high = null } = read(report) ?? {}
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Audience
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Credible followers</dt>
          <dd>
            <b>{shownFigure({ value, unit })}</b>
            {value !== null && <span className={styles.range}>{intervalText({ low, high, unit })}</span>}
          </dd>
        </div>
        <Fact name="Countries" value={countries} />
        <Fact name="Largest age group" value={age} />
        <Fact name="Gender" value={gender} />
      </dl>
      <p className={styles.source}>{waiting ? 'Loading the audience…' : source}</p>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div data-missing={value === missing || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
