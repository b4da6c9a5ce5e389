import { addressOf, type InspectedVerification, teamOverview } from '@vouch/contract'
import { count, dateTime, elapsed, missing, number, signed } from '@vouch/presentation'
import { Link, useParams } from 'react-router'
import { useInspection, useTeamTable } from '../api/team.ts'
import { Notice } from '../ui/notice.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { type InspectedSignal, readSignals, readSteps } from './inspected-parts.ts'
import { RowActions } from './row-detail.tsx'
import styles from './table.module.css'
import { Cell } from './team-cell.tsx'

/** One verification from the inside: what was done, from what, and what each signal said. */
export default function InspectionPage() {
  const { id = '' } = useParams()
  const found = useInspection(id)
  const row = useTeamTable('verifications', { id }).data?.rows[0]
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.about}>
          <Link to="/admin/verifications">Verifications</Link>
        </p>
        <h1 className={styles.title}>{found.data?.creator ?? 'Verification'}</h1>
      </header>
      {found.isError && (
        <Notice tone="risk" urgent>
          {found.error.message}
        </Notice>
      )}
      {row && <RowActions name="verifications" row={row} />}
      {found.data && <Inspection seen={found.data} />}
    </div>
  )
}

function Inspection({ seen }: { seen: InspectedVerification }) {
  const { snapshot } = seen
  const facts: [string, string][] = [
    ['Requested by', seen.email],
    ['Platform', seen.platform],
    ['State', seen.state],
    ['Requested', dateTime(seen.createdAt)],
    ['Ended', dateTime(seen.endedAt)],
    ['Credits', `${count(seen.creditsUsed)} of ${count(seen.creditsHeld)} reserved`],
    ['Snapshot', snapshot === null ? missing : `${snapshot.connector}, ${snapshot.basis}`],
    ['Fetched', dateTime(snapshot?.fetchedAt)],
    ['Stored', snapshot === null ? missing : `${count(snapshot.bytes)} bytes`],
    ['Digest', snapshot?.digest.slice(0, 16) ?? missing],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {snapshot && (
        <p>
          <a href={addressOf(teamOverview.snapshot, { params: { id: seen.id } })} download>
            Snapshot as JSON
          </a>
        </p>
      )}
      {seen.notes.length > 0 && <Notice tone="info">{seen.notes.join(' ')}</Notice>}
      <Steps steps={readSteps(seen.steps)} />
      <Signals signals={readSignals(seen.report)} />
    </>
  )
}

function Steps({ steps }: { steps: ReturnType<typeof readSteps> }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>Steps</h2>
      <ScrollRegion className={styles.scroll} name="Steps, rows">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">State</th>
              <th scope="col" className={styles.figure}>
                Took
              </th>
              <th scope="col">Found</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ name, state, seconds, note }) => (
              <tr key={name} className={styles.row}>
                <td>{name}</td>
                <td>
                  <Cell kind="state" value={state} />
                </td>
                <td className={styles.figure}>{elapsed(seconds)}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

function Signals({ signals }: { signals: readonly InspectedSignal[] }) {
  if (signals.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>Signals</h2>
      <ScrollRegion className={styles.scroll} name="Signals, rows">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Signal</th>
              <th scope="col">Result</th>
              <th scope="col" className={styles.figure}>
                Measured
              </th>
              <th scope="col" className={styles.figure}>
                Log-odds
              </th>
              <th scope="col">Explanation</th>
            </tr>
          </thead>
          <tbody>
            {signals.map(({ id, verdict, value, unit, logOdds, words }) => (
              <tr key={id} className={styles.row}>
                <td>
                  <code className={styles.code}>{id}</code>
                </td>
                <td>
                  <Cell kind="state" value={verdict} />
                </td>
                <td className={styles.figure}>
                  {number(value)} {value !== null && <span className={styles.quiet}>{unit}</span>}
                </td>
                <td className={styles.figure}>{signed(logOdds, 2)}</td>
                <td className={styles.prose}>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
