import type { Monitoring } from '@vouch/contract'
import { compact, count, elapsed, missing, number, percent, smallDollars, timeAgo } from '@vouch/presentation'
import { Link } from 'react-router'
import styles from './monitoring.module.css'
import { MonitoringPanel } from './monitoring-panel.tsx'

/** The small tables of the monitoring page. */

export function Funnel({ funnel }: { funnel: Monitoring['funnel'] }) {
  const asked = funnel[0]?.count ?? 0
  return (
    <MonitoringPanel
      title="Verifications"
      about="How far they got, last 7 days."
      heads={['Stage', 'Count', 'Of requested']}
      none="No requests yet."
      rows={funnel.map(({ name, count: reached }) => ({
        key: name,
        cells: [name, count(reached), asked === 0 ? missing : percent(reached / asked)],
      }))}
    />
  )
}

export function StepTable({ steps }: { steps: Monitoring['steps'] }) {
  return (
    <MonitoringPanel
      title="Time per step"
      about="Verifications from the last 7 days."
      heads={['Step', 'Runs', 'Median', '95th percentile']}
      none="No steps yet."
      rows={steps.map(({ name, runs, p50, p95 }) => ({
        key: name,
        cells: [name, count(runs), elapsed(p50), elapsed(p95)],
      }))}
    />
  )
}

const generatorNames: Readonly<Record<string, string>> = {
  'outreach-draft': 'Email drafts',
  'sales-copy': 'Copy sections',
  'sales-copy-request': 'Copy requests',
  'negotiation-reply': 'Negotiation replies',
}

export function WriterTable({ writers }: { writers: Monitoring['writers'] }) {
  return (
    <MonitoringPanel
      title="Writers"
      about="Texts from the last 7 days, and how often the built-in writer stepped in for the language model."
      heads={[
        'Generator',
        'Writer',
        'Texts',
        'Stepped in',
        'Mostly why',
        'Median',
        '95th percentile',
        'Tokens',
        'Cost',
      ]}
      none="No texts yet."
      rows={writers.map((each) => ({
        key: `${each.generator} ${each.writer}`,
        cells: [
          generatorNames[each.generator] ?? each.generator,
          each.writer,
          count(each.runs),
          each.writer === 'built-in' ? missing : count(each.steppedIn),
          each.failure?.replaceAll('_', ' ') ?? missing,
          elapsed(each.p50),
          elapsed(each.p95),
          each.tokensRead === null
            ? missing
            : `${compact(each.tokensRead)} read, ${compact(each.tokensWritten)} written`,
          smallDollars(each.dollars),
        ],
      }))}
    />
  )
}

export function QueueTable({ queues }: { queues: Monitoring['queues'] }) {
  return (
    <MonitoringPanel
      title="Queues"
      about="Jobs that are waiting, running or failed."
      heads={['Queue', 'Waiting', 'Oldest', 'Running', 'Failed', 'Dead']}
      none="All queues are empty."
      rows={queues.map(({ name, waiting, oldestSeconds, active, failed, dead }) => ({
        key: name,
        cells: [
          <Link key="link" to={`/admin/jobs?q=${name}`}>
            {name}
          </Link>,
          count(waiting),
          elapsed(oldestSeconds),
          count(active),
          count(failed),
          count(dead),
        ],
      }))}
    />
  )
}

export function QuotaTable({ quotas }: { quotas: Monitoring['quotas'] }) {
  return (
    <MonitoringPanel
      title="Connector quotas"
      about="Units used on the most recent day of each quota."
      heads={['Quota', 'Day', 'Used', 'Of']}
      none="No live connector has used anything. Sandbox creators don’t have a quota."
      rows={quotas.map(({ connector, bucket, day, used, limit }) => ({
        key: `${connector} ${bucket}`,
        cells: [`${connector} ${bucket}`, day, count(used), count(limit)],
      }))}
    />
  )
}

export function ErrorList({ errors, now }: { errors: Monitoring['errors']; now: number }) {
  return (
    <MonitoringPanel
      title="Errors"
      about="The latest unexpected errors, by the ID people saw."
      heads={['Error', 'When', 'Message']}
      none="None in the last 30 days."
      hasWords
      rows={errors.map(({ id, side, at, message }) => ({
        key: id,
        cells: [
          <Link key="link" to={`/admin/errors?q=${encodeURIComponent(id)}`}>
            {side} {id.slice(0, 8)}
          </Link>,
          timeAgo(at, now),
          <span key="message" className={styles.message}>
            {message}
          </span>,
        ],
      }))}
    />
  )
}

export function ProcessTable({ processes, now }: { processes: Monitoring['processes']; now: number }) {
  return (
    <MonitoringPanel
      title="Processes"
      about="Processes that reported in the last hour. One that’s been silent for half a minute is gone."
      heads={['Process', 'State', 'Started', 'Memory', 'Loop delay, p99', 'Connections', 'Waiting for a connection']}
      none="No process has reported yet."
      rows={processes.map((each) => ({
        key: each.id,
        cells: [
          `${each.role} ${each.id.slice(0, 8)}`,
          each.alive ? 'alive' : `silent, ${timeAgo(each.seenAt, now)}`,
          timeAgo(each.startedAt, now),
          `${compact(each.memoryBytes)}B`,
          `${number(each.loopDelayMs, 0)} ms`,
          count(each.connections),
          count(each.waiting),
        ],
      }))}
    />
  )
}
