import type { KeyFigure, Report } from '@vouch/engine'
import { count, figureParts, intervalText, missing, percentile } from '@vouch/presentation'
import { PercentileStrip } from '../ui/charts/percentile-strip.tsx'
import styles from './key-figures.module.css'
import { Section } from './section.tsx'

/** The figures that brands compare, each with its basis, its sample and the place among creators of the same size. */
export function KeyFigures({ report }: { report: Report }) {
  if (report.keyFigures.length === 0) return null
  const placed = report.keyFigures.some((figure) => figure.percentile !== null)
  return (
    <Section
      title="Key metrics"
      note={
        report.trust === null
          ? 'As reported by the platform.'
          : placed
            ? 'The strip shows how each metric compares with creators of the same size on the same platform; the gray band is the middle half.'
            : 'There’s no published benchmark for creators of this size on this platform, so we don’t show a ranking.'
      }
    >
      <ul className={styles.grid}>
        {report.keyFigures.map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </ul>
    </Section>
  )
}

/** One figure. Its basis and sample stand with it, because a figure without them cannot be compared. */
function FigureCard({ figure }: { figure: KeyFigure }) {
  const { value, unit } = figureParts(figure)
  const interval = intervalText(figure)
  const sample = figure.sample === null ? null : `n = ${count(figure.sample)}`
  return (
    <li className={styles.card}>
      <h3 className={styles.label}>{figure.label}</h3>
      <p className={styles.value}>
        {value}
        {unit && value !== missing && <span className={styles.unit}> {unit}</span>}
      </p>
      <p className={styles.basis}>{[interval, figure.basis, sample].filter(Boolean).join(' · ')}</p>
      {figure.percentile !== null && (
        <div className={styles.place}>
          <PercentileStrip place={figure.percentile} />
          <span>{percentile(figure.percentile)}</span>
        </div>
      )}
    </li>
  )
}
