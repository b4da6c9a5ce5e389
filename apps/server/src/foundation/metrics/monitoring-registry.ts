import type { Monitoring } from '@vouch/contract'
import { Registry } from 'prom-client'
import { addGauge, type GaugeSample } from './gauge.ts'

/** What the database knows, as metrics: the same from every process, so that a dashboard takes the maximum and not the sum. */

/** @returns the metrics of all processes together, as they are now */
export function monitoringRegistry(seen: Monitoring): Registry {
  const registry = new Registry()
  for (const [name, help, samples] of gauges(seen)) addGauge(registry, name, help, samples)
  return registry
}

type NamedGauge = [name: string, help: string, samples: GaugeSample[]]

function gauges(seen: Monitoring): NamedGauge[] {
  const { queues, funnel, quotas, credits, trials, waiting, database, processes } = seen
  const named = (object: Readonly<Record<string, number>>) =>
    Object.entries(object).map(([kind, value]) => ({ labels: { kind }, value }))
  return [
    [
      'vouch_queue_jobs',
      'Jobs by queue and state.',
      queues.flatMap(({ name, waiting, active, failed, dead }) =>
        Object.entries({ waiting, active, failed, dead }).map(([state, value]) => ({
          labels: { queue: name, state },
          value,
        })),
      ),
    ],
    [
      'vouch_queue_oldest_seconds',
      'How long the oldest waiting job waits.',
      queues.map(({ name, oldestSeconds }) => ({ labels: { queue: name }, value: oldestSeconds ?? 0 })),
    ],
    [
      'vouch_verifications_7d',
      'How far verifications of the last seven days came.',
      funnel.map(({ name, count }) => ({ labels: { stage: name.toLowerCase().replaceAll(' ', '_') }, value: count })),
    ],
    [
      'vouch_connector_quota_units',
      'Units spent on the last day of each allowance.',
      quotas.map(({ connector, bucket, used }) => ({ labels: { connector, bucket }, value: used })),
    ],
    ['vouch_credits_30d', 'Credits of the last thirty days; on_hold is now.', named(credits)],
    ['vouch_trials_60d', 'Trials that began in the last sixty days.', named(trials)],
    ['vouch_waiting_for_a_person', 'What waits for the team.', named(waiting)],
    ['vouch_database_bytes', 'Size of the database.', [{ value: database.bytes }]],
    ['vouch_database_connections', 'Connections to the database.', [{ value: database.connections }]],
    [
      'vouch_database_replica_lag_seconds',
      'How far the read replica is behind, as this process measures it; NaN: it does not follow.',
      database.replica === null ? [] : [{ value: database.replica.lagSeconds ?? Number.NaN }],
    ],
    [
      'vouch_database_replica_used',
      '1 while this process reads from the replica.',
      database.replica === null ? [] : [{ value: database.replica.used ? 1 : 0 }],
    ],
    [
      'vouch_processes_alive',
      'Processes that wrote within half a minute.',
      [{ value: processes.filter(({ alive }) => alive).length }],
    ],
  ]
}
