import { decisionWords, riskTone, toneColour } from '@vouch/presentation'
import { type ReactNode, useId, useState } from 'react'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import { type Standing, standings } from './better-values.ts'
import styles from './compare.module.css'
import { type ComparedRow, comparedRows } from './compared-rows.ts'
import { ComparisonHeads, type ComparisonProps } from './comparison-heads.tsx'

/** One column a creator, one row a figure; the better value of a row is marked, and where it comes from opens behind a question mark. */
export function ComparisonTable({ reports, ids }: ComparisonProps) {
  const names = reports.map(({ report }) => shownName(report.subject))
  return (
    <ScrollRegion className={styles.scroll} name="Comparison">
      <table className={styles.table}>
        <ComparisonHeads reports={reports} ids={ids} />
        <tbody>
          <DecisionRow reports={reports} />
          <TrustRow reports={reports} />
          <tr>
            <th scope="row">Fraud risk</th>
            {reports.map(({ id, report: { fraudRisk } }) => (
              <td key={id}>
                {fraudRisk ? <b style={{ color: toneColour(riskTone(fraudRisk)) }}>{fraudRisk}</b> : '–'}
              </td>
            ))}
          </tr>
          {comparedRows(reports.map(({ report }) => report)).map((row) => (
            <FigureRow key={row.name} row={row} names={names} ids={reports.map(({ id }) => id)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** The answers side by side; without it where no report has one. */
function DecisionRow({ reports }: Pick<ComparisonProps, 'reports'>) {
  if (reports.every(({ report }) => report.decision === null)) return null
  return (
    <tr>
      <th scope="row">Decision</th>
      {reports.map(({ id, report }) => {
        const told = decisionWords(report)
        return (
          <td key={id}>
            {told ? <b style={{ color: toneColour(told.tone) }}>{told.word}</b> : '–'}
            {told && <span className={styles.note}>{told.why}</span>}
          </td>
        )
      })}
    </tr>
  )
}

function TrustRow({ reports }: Pick<ComparisonProps, 'reports'>) {
  const marks = standings(
    reports.map(({ report: { trust } }) => trust && { value: trust.score, low: trust.low, high: trust.high }),
    'more',
  )
  return (
    <tr>
      <th scope="row">Trust</th>
      {reports.map(({ id, report: { trust, state } }, place) => (
        <Cell key={id} standing={marks[place] ?? null}>
          {trust && (
            <>
              <b className={styles.score}>
                {state === 'LOW_CONFIDENCE' ? `${trust.low} to ${trust.high}` : trust.score}
              </b>
              <ToleranceMark
                value={trust.score}
                low={trust.low}
                high={trust.high}
                size="row"
                words={`Trust ${trust.score}, ${trust.low} to ${trust.high}`}
              />
              <span className={styles.note}>
                {state === 'LOW_CONFIDENCE' ? 'low confidence' : `${trust.band}, ${trust.low} to ${trust.high}`}
              </span>
            </>
          )}
        </Cell>
      ))}
    </tr>
  )
}

/** A cell that says in a word whether its value is the better one; the tint alone would not be heard. */
function Cell({ standing, children }: { standing: Standing; children: ReactNode }) {
  return (
    <td data-standing={standing ?? undefined}>
      {children}
      {standing && <span className={styles.mark}>{standing === 'better' ? 'Better' : 'Ahead, ranges overlap'}</span>}
    </td>
  )
}

function FigureRow({ row, names, ids }: { row: ComparedRow; names: readonly string[]; ids: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name, note, meaning, cells } = row
  const told = meaning !== null || cells.some(({ source }) => source !== null)
  return (
    <>
      <tr>
        <th scope="row">
          {name}
          {told && (
            <button
              type="button"
              className={styles.ask}
              aria-expanded={open}
              aria-controls={id}
              aria-label={`Where ${name} comes from`}
              onClick={() => setOpen(!open)}
            >
              ?
            </button>
          )}
          {note && <span className={styles.note}>{note}</span>}
        </th>
        {cells.map(({ value, words, standing }, place) => (
          <Cell key={ids[place]} standing={standing}>
            <span className={styles.value}>{value}</span>
            {words && <span className={styles.note}>{words}</span>}
          </Cell>
        ))}
      </tr>
      {told && (
        <tr id={id} hidden={!open} className={styles.sources}>
          <td>{meaning}</td>
          {cells.map(({ source }, place) => (
            <td key={ids[place]}>
              <span className="visually-hidden">{names[place]}: </span>
              {source ?? '–'}
            </td>
          ))}
        </tr>
      )}
    </>
  )
}
