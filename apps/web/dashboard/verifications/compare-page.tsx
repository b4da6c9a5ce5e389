import type { Verification } from '@vouch/contract'
import { date, decisionWords, platformName, riskTone, toneColour } from '@vouch/presentation'
import { Link, useSearchParams } from 'react-router'
import { useVerificationsOf } from '../../api/analyses.ts'
import { AudienceOverlap } from '../../report/roi/overlap-matrix.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import { idsOf } from './chosen-ids.ts'
import styles from './compare.module.css'
import { type ComparedReport, comparedRows } from './compared-rows.ts'

export function meta() {
  return [{ title: 'Compare creators · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Two to four reports side by side. The address holds which, so that it can be kept and passed on. */
export default function ComparePage() {
  const [search] = useSearchParams()
  const ids = idsOf(search.get('ids'))
  const found = useVerificationsOf(ids)
  const reports = found.flatMap(({ data }) => comparedOf(data))
  const waiting = found.some(({ isPending }) => isPending)
  if (ids.length < 2 || (!waiting && reports.length < 2)) return <NothingToCompare asked={ids.length} />
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Compare creators</h1>
        <ButtonLink tone="secondary" size="small" to={`/dashboard/portfolio?ids=${ids.join(',')}`}>
          Plan a campaign with all of them
        </ButtonLink>
      </header>
      {waiting ? <p role="status">Loading reports…</p> : <Comparison reports={reports} ids={ids} />}
      {!waiting && <AudienceOverlap ids={reports.map(({ id }) => id)} />}
      {!waiting && reports.length < ids.length && (
        <p className={styles.note}>
          {ids.length - reports.length} of {ids.length} reports not shown: no verdict, or they couldn’t be loaded.
        </p>
      )}
    </div>
  )
}

/** The contract's reply and the engine's type are held equal by the compiler but for optional keys; JSON has no `undefined`. */
function comparedOf(verification: Verification | undefined): ComparedReport[] {
  const report = verification?.report as ComparedReport['report'] | undefined
  return verification && report?.trust ? [{ id: verification.id, report }] : []
}

function Comparison({ reports, ids }: { reports: readonly ComparedReport[]; ids: readonly string[] }) {
  const without = (id: string) => `/dashboard/compare?ids=${ids.filter((each) => each !== id).join(',')}`
  return (
    <section className={styles.scroll} aria-label="Comparison">
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {reports.map(({ id, report: { subject } }) => (
              <th key={id} scope="col">
                <Link className={styles.name} to={`/dashboard/verifications/${id}`}>
                  <bdi>{shownName(subject)}</bdi>
                </Link>
                <span className={styles.note}>
                  <bdi>@{withoutDirections(subject.handle)}</bdi> · {platformName(subject.platform)} ·{' '}
                  {date(subject.fetchedAt)}
                </span>
                {ids.length > 2 && (
                  <Link className={styles.note} to={without(id)} replace>
                    Remove<span className="visually-hidden"> {shownName(subject)}</span>
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <DecisionRow reports={reports} />
          <tr>
            <th scope="row">Trust</th>
            {reports.map(({ id, report: { trust, state } }) => (
              <td key={id}>
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
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Fraud risk</th>
            {reports.map(({ id, report: { fraudRisk } }) => (
              <td key={id}>
                {fraudRisk ? <b style={{ color: toneColour(riskTone(fraudRisk)) }}>{fraudRisk}</b> : '–'}
              </td>
            ))}
          </tr>
          {comparedRows(reports.map(({ report }) => report)).map(({ name, note, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              {cells.map(({ value, words }, place) => (
                <td key={reports[place]?.id}>
                  {value}
                  {words && <span className={styles.note}>{words}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The answers side by side; without it where no report has one. */
function DecisionRow({ reports }: { reports: readonly ComparedReport[] }) {
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

function NothingToCompare({ asked }: { asked: number }) {
  return (
    <EmptyState
      heading="h1"
      title={asked < 2 ? 'Choose two to four reports' : 'These reports can’t be compared'}
      actions={<ButtonLink to="/dashboard/verifications">Choose reports</ButtonLink>}
    >
      {asked < 2
        ? 'Select rows in your verifications and press Compare. The link remembers your selection.'
        : 'They may belong to another account, or have no verdict.'}
    </EmptyState>
  )
}
