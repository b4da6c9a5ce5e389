import type { Monitoring } from '@vouch/contract'
import { compact, count, dollars, elapsed, number, percent, timeAgo } from '@vouch/presentation'
import { Link } from 'react-router'
import { useMonitoring } from '../api/team.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { MinuteBars } from './minute-bars.tsx'
import styles from './monitoring.module.css'
import {
  ErrorList,
  Funnel,
  ProcessTable,
  QueueTable,
  QuotaTable,
  StepTable,
  WriterTable,
} from './monitoring-tables.tsx'
import tableStyles from './table.module.css'

/** How everything runs, read again every ten seconds: first what waits for a person, then what people feel, then the machinery. */
export default function MonitoringPage() {
  const seen = useMonitoring()
  const now = useNow(10_000)
  return (
    <div className={tableStyles.page}>
      <header className={styles.head}>
        <h1 className={tableStyles.title}>Monitoring</h1>
        <p className={tableStyles.quiet}>
          {seen.data ? `Updated ${timeAgo(new Date(seen.dataUpdatedAt).toISOString(), now)}` : 'Loading…'}
        </p>
      </header>
      {seen.isError && (
        <Notice tone="risk" urgent>
          {seen.error.message}
        </Notice>
      )}
      {seen.data && <Figures seen={seen.data} now={now} />}
    </div>
  )
}

function Figures({ seen, now }: { seen: Monitoring; now: number }) {
  return (
    <>
      <Waiting waiting={seen.waiting} />
      <Requests seen={seen} />
      <div className={styles.columns}>
        <Funnel funnel={seen.funnel} />
        <StepTable steps={seen.steps} />
        <Money seen={seen} />
        <QueueTable queues={seen.queues} />
        <ErrorList errors={seen.errors} now={now} />
        <QuotaTable quotas={seen.quotas} />
      </div>
      <WriterTable writers={seen.writers} />
      <ProcessTable processes={seen.processes} now={now} />
      <Database database={seen.database} />
    </>
  )
}

function Waiting({ waiting }: { waiting: Monitoring['waiting'] }) {
  const places = [
    { to: '/admin/requests?state=open', name: 'Data requests', value: waiting.requests, bad: false },
    { to: '/admin/disputes?state=open', name: 'Disputes', value: waiting.disputes, bad: false },
    { to: '/admin/requests?standing=overdue', name: 'Overdue', value: waiting.overdue, bad: waiting.overdue > 0 },
    { to: '/admin/messages?state=open', name: 'Messages', value: waiting.messages, bad: false },
    {
      to: '/admin/jobs?letters=dead+letters',
      name: 'Failed jobs',
      value: waiting.deadLetters,
      bad: waiting.deadLetters > 0,
    },
    { to: '/admin/mail?state=dead', name: 'Failed emails', value: waiting.deadMail, bad: waiting.deadMail > 0 },
  ]
  return (
    <section aria-label="Needs attention">
      <ul className={styles.tiles}>
        {places.map(({ to, name, value, bad }) => (
          <li key={to}>
            <Link className={styles.tile} to={to} data-bad={bad || undefined}>
              <span className={styles.figure}>{count(value)}</span>
              <span className={styles.label}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Requests({ seen }: { seen: Monitoring }) {
  const { minutes, latency, requestsPerSecond, failureShare } = seen
  const milliseconds = (ms: number | null) => (ms === null ? '–' : `${number(ms, 0)} ms`)
  const facts = [
    ['Requests per second', number(requestsPerSecond, 2)],
    ['Failed, last hour', percent(failureShare)],
    ['Median', milliseconds(latency.p50)],
    ['95th percentile', milliseconds(latency.p95)],
    ['99th percentile', milliseconds(latency.p99)],
  ] as const
  return (
    <section className={styles.panel} aria-labelledby="requests">
      <h2 className={styles.title} id="requests">
        Requests
      </h2>
      <p className={tableStyles.quiet}>
        All processes, last hour. The rate covers the last five minutes and the current one. Percentiles are estimated
        from bins.
      </p>
      <Facts facts={facts} />
      <MinuteBars minutes={minutes} />
    </section>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.label}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Money({ seen: { credits, trials } }: { seen: Monitoring }) {
  const conversion = trials.ended === 0 ? null : trials.converted / trials.ended
  return (
    <section className={styles.panel} aria-labelledby="money">
      <h2 className={styles.title} id="money">
        Credits and trials
      </h2>
      <p className={tableStyles.quiet}>Credits for the last 30 days, trials for the last 60.</p>
      <Facts
        facts={[
          ['Used', count(credits.used)],
          ['Granted', count(credits.granted)],
          ['Sold', count(credits.sold)],
          ['Sales', dollars(credits.soldCents / 100)],
          ['Reserved now', count(credits.onHold)],
          ['Trials started', count(trials.begun)],
          ['Running', count(trials.running)],
          ['Converted', `${percent(conversion)} (${trials.converted} of ${trials.ended})`],
        ]}
      />
    </section>
  )
}

/** Nothing is said of a replica where there is none. */
function replicaFacts(replica: Monitoring['database']['replica']): [string, string][] {
  if (replica === null) return []
  return [
    ['Replica lag', elapsed(replica.lagSeconds)],
    ['Reads from', replica.used ? 'replica' : 'primary'],
  ]
}

function Database({ database }: { database: Monitoring['database'] }) {
  return (
    <section className={styles.panel} aria-labelledby="database">
      <h2 className={styles.title} id="database">
        Database
      </h2>
      <Facts
        facts={[
          ['PostgreSQL', database.version],
          ['Size', `${compact(database.bytes)}B`],
          ['Connections', `${database.connections} of ${database.connectionsMax}`],
          ['Read from memory', percent(database.cacheHitShare)],
          ['Longest query', elapsed(database.longestQuerySeconds)],
          ...replicaFacts(database.replica),
        ]}
      />
    </section>
  )
}
