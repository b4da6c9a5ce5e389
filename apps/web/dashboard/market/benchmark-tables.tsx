import type { BenchmarkTable, CountedFigure, OwnFigure, ShownFigure } from '@vouch/contract'
import { medianValuesMin } from '@vouch/engine'
import { count } from '@vouch/presentation'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import styles from './market.module.css'
import { figureText, gradeWords, ownRange, ownText, rangeText } from './market-words.ts'

/** The published and measured figures, each with its range, its sample and its source; the workspace's own stands under the one that it replaces. */
export function FigureTable({
  table: { figures },
  own,
  isOfIndustry,
  subject,
}: {
  table: BenchmarkTable
  /** Whether the table is of one industry, which only some of its figures know. */
  isOfIndustry: boolean
  own: readonly OwnFigure[]
  subject: string
}) {
  return (
    <ChartFrame
      title="Published and measured"
      subtitle="The typical figure, and the range that most creators lie in"
      caption="Reports and forecasts use the same figures. “Not published”: the source prints no count for this size."
      table={{
        columns: [
          'Figure',
          'Basis',
          'Low',
          'Typical',
          'High',
          'Of ten',
          'Creators',
          'Industry',
          'Source',
          'Grade',
          'Yours',
        ],
        rows: figures.map((figure) => [
          ...[figure.name, figure.basis, figure.low, figure.middle, figure.high, figure.within, figure.n],
          ...[figure.byNiche ? 'included' : 'same for all', figure.source, gradeWords[figure.grade]],
          own.find((each) => each.figure === figure.id)?.middle ?? null,
        ]),
      }}
      subject={subject}
    >
      <ScrollRegion className={styles.scroll} name="Published and measured figures">
        <table className={`${styles.table} ${styles.wide}`}>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" data-number>
                Typical
              </th>
              <th scope="col" data-number>
                Usual range
              </th>
              <th scope="col" data-number>
                Creators
              </th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <Row
                key={figure.id}
                figure={figure}
                own={own.find((each) => each.figure === figure.id)}
                isOfIndustry={isOfIndustry}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </ChartFrame>
  )
}

interface RowProps {
  figure: ShownFigure
  own: OwnFigure | undefined
  isOfIndustry: boolean
}

function Row({ figure, own, isOfIndustry }: RowProps) {
  const { name, basis, unit, middle, within, n, byNiche, source, grade } = figure
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.basis}>
          {basis}
          {!byNiche && isOfIndustry && '; same for all industries'}
        </span>
      </th>
      <td data-number>
        {figureText(unit, middle)}
        {own && <span className={styles.own}>Yours {ownText(unit, own.middle)}</span>}
      </td>
      <td data-number>
        {rangeText(unit, figure)}
        <span className={styles.basis}>{within} of 10</span>
        {own && <span className={styles.own}>{ownRange(unit, own)}</span>}
      </td>
      <td data-number>{n === null ? <span className={styles.hint}>Not published</span> : count(n)}</td>
      <td>
        {source}
        <span className={styles.basis}>{gradeWords[grade]}</span>
        {own?.inForecasts && <span className={styles.own}>Forecasts use yours</span>}
      </td>
    </tr>
  )
}

interface MedianTableProps {
  title: string
  subtitle: string
  caption: string
  /** What is said where there is no figure at all. */
  empty: string
  figures: readonly CountedFigure[]
  subject: string
}

/** Medians that were counted, with how many stand behind each; too few are said. */
export function MedianTable({ title, subtitle, caption, empty, figures, subject }: MedianTableProps) {
  const isSimulated = figures.some(({ simulated }) => simulated > 0)
  return (
    <ChartFrame
      title={title}
      subtitle={subtitle}
      caption={isSimulated ? `${caption} Simulated creators are among them: this is a sandbox.` : caption}
      table={{
        columns: ['Figure', 'Basis', 'Low', 'Median', 'High', 'Creators', 'Simulated'],
        rows: figures.map(({ name, basis, interval, n, simulated }) => [
          ...[name, basis, interval?.low ?? null, interval?.middle ?? null, interval?.high ?? null, n, simulated],
        ]),
      }}
      subject={subject}
    >
      {figures.length === 0 ? (
        <p className={styles.hint}>{empty}</p>
      ) : (
        <ScrollRegion className={styles.scroll} name={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col" data-number>
                  Median
                </th>
                <th scope="col" data-number>
                  90% interval
                </th>
                <th scope="col" data-number>
                  Creators
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map((figure) => (
                <MedianRow key={figure.id} figure={figure} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </ChartFrame>
  )
}

function MedianRow({ figure: { name, basis, unit, n, simulated, interval } }: { figure: CountedFigure }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.basis}>{basis}</span>
      </th>
      <td data-number>{figureText(unit, interval?.middle ?? null)}</td>
      <td data-number>{interval ? rangeText(unit, interval) : `Too few: ${n} of ${medianValuesMin}`}</td>
      <td data-number>
        {count(n)}
        {simulated > 0 && <span className={styles.basis}>{count(simulated)} simulated</span>}
      </td>
    </tr>
  )
}
