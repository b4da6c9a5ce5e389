import type { Verification } from '@vouch/contract'
import { useSearchParams } from 'react-router'
import { useVerificationsOf } from '../../api/analyses.ts'
import { AudienceOverlap } from '../../report/roi/overlap-matrix.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { chosenMost, idsOf } from './chosen-ids.ts'
import styles from './compare.module.css'
import type { ComparedReport } from './compared-rows.ts'
import { comparisonConclusion } from './comparison-conclusion.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ReportPicker } from './report-picker.tsx'

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
      <PageHead
        title="Compare creators"
        actions={
          <ButtonLink tone="secondary" size="small" to={`/dashboard/portfolio?ids=${ids.join(',')}`}>
            {ids.length === 2 ? 'Plan a campaign with both' : `Plan a campaign with all ${ids.length}`}
          </ButtonLink>
        }
      />
      {waiting ? <Waiting columns={ids.length} /> : <Compared reports={reports} ids={ids} />}
      {!waiting && <AudienceOverlap ids={reports.map(({ id }) => id)} />}
      {!waiting && reports.length < ids.length && (
        <p className={styles.note}>
          {ids.length - reports.length} of {ids.length} reports not shown: no verdict, or they couldn’t be loaded.
        </p>
      )}
    </div>
  )
}

function Compared({ reports, ids }: { reports: readonly ComparedReport[]; ids: readonly string[] }) {
  const { title, facts } = comparisonConclusion(reports.map(({ report }) => report))
  return (
    <>
      <section className={styles.conclusion} aria-labelledby="conclusion">
        <h2 id="conclusion">{title}</h2>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </section>
      <ComparisonTable reports={reports} ids={ids} />
    </>
  )
}

/** The height of a conclusion and of the rows that will come. */
function Waiting({ columns }: { columns: number }) {
  return (
    <div role="status" aria-label="Loading reports">
      <div className={styles.waitingConclusion} />
      <div className={styles.waitingTable} data-columns={columns} />
    </div>
  )
}

/** The contract's reply and the engine's type are held equal by the compiler but for optional keys; JSON has no `undefined`. */
function comparedOf(verification: Verification | undefined): ComparedReport[] {
  const report = verification?.report as ComparedReport['report'] | undefined
  return verification && report?.trust ? [{ id: verification.id, report }] : []
}

function NothingToCompare({ asked }: { asked: number }) {
  if (asked < 2) {
    return (
      <ReportPicker title="Compare creators" most={chosenMost} to="/dashboard/compare" deed="Compare">
        Choose two to four reports. You get them side by side, with the better value marked in each row.
      </ReportPicker>
    )
  }
  return (
    <EmptyState
      heading="h1"
      title="These reports can’t be compared"
      actions={<ButtonLink to="/dashboard/compare">Choose reports</ButtonLink>}
    >
      They may belong to another account, or have no verdict.
    </EmptyState>
  )
}
