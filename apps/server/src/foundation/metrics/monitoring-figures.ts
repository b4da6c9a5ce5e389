import type { Monitoring } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../db/database.ts'

/** The figures of the business on the monitoring page: by the product's clock, each a statement that a person can check by hand. */

type Sql = Pick<pg.Pool, 'query'>

/** How far verifications of the last seven days came. */
export async function loadFunnel(sql: Sql, at: Date): Promise<Monitoring['funnel']> {
  const found = await sql.query<Record<'asked' | 'fetched' | 'scored' | 'ready' | 'paid', number>>(
    `select count(*)::int as asked,
            count(*) filter (where r.snapshot_id is not null or v.report_id is not null)::int as fetched,
            count(*) filter (where v.report_id is not null)::int as scored,
            count(*) filter (where reports.state = 'READY')::int as ready,
            count(*) filter (where v.credits_used > 0)::int as paid
       from verifications v join verification_runs r on r.id = v.run_id left join reports on reports.id = v.report_id
      where v.created_at > $1::timestamptz - interval '7 days'`,
    [at],
  )
  const { asked, fetched, scored, ready, paid } = onlyRow(found)
  return [
    { name: 'Requested', count: asked },
    { name: 'Data fetched', count: fetched },
    { name: 'Scored', count: scored },
    { name: 'Full report', count: ready },
    { name: 'Charged', count: paid },
  ]
}

/** How long each step took, in seconds, in the order in which they are taken. */
export async function loadStepTimes(sql: Sql, at: Date): Promise<Monitoring['steps']> {
  const found = await sql.query<Monitoring['steps'][number]>(
    `select step.value ->> 'name' as name, count(*)::int as runs,
            percentile_cont(0.5) within group (order by spent.seconds) as p50,
            percentile_cont(0.95) within group (order by spent.seconds) as p95
       from verification_runs, jsonb_array_elements(steps) with ordinality step,
            lateral (select extract(epoch from (step.value ->> 'endedAt')::timestamptz
                                             - (step.value ->> 'startedAt')::timestamptz)::float8 as seconds) spent
      where created_at > $1::timestamptz - interval '7 days' and spent.seconds is not null
      group by 1 order by min(step.ordinality)`,
    [at],
  )
  return found.rows
}

/** What is spent of each platform's allowance on its last day. */
export async function loadQuotas(sql: Sql, limits: Readonly<Record<string, number>>): Promise<Monitoring['quotas']> {
  const found = await sql.query<{ connector: string; bucket: string; used: number; day: string }>(
    `select distinct on (connector, bucket) connector, bucket, units as used, day::text as day
       from connector_quota order by connector, bucket, connector_quota.day desc limit 50`,
  )
  return found.rows.map((row) => ({ ...row, limit: limits[`${row.connector} ${row.bucket}`] ?? null }))
}

/** Credits of the last thirty days, without what was refunded; what is on hold, now. */
export async function loadCreditFigures(sql: Sql, at: Date): Promise<Monitoring['credits']> {
  const found = await sql.query<Monitoring['credits']>(
    `select (select coalesce(sum(credits - refunded_credits), 0)::int from credit_purchases
              where credited_at > $1::timestamptz - interval '30 days') as sold,
            (select coalesce(sum(amount_cents - refunded_cents), 0)::int
               from credit_purchases
              where credited_at > $1::timestamptz - interval '30 days') as "soldCents",
            (select coalesce(sum(used), 0)::int from credit_holds
              where state = 'captured' and at > $1::timestamptz - interval '30 days') as used,
            (select coalesce(sum(delta), 0)::int from credit_entries
              where action like '%\\_grant' and delta > 0 and at > $1::timestamptz - interval '30 days') as granted,
            (select coalesce(sum(monthly + purchased), 0)::int from credit_holds where state = 'held') as "onHold"`,
    [at],
  )
  return onlyRow(found)
}

/** Trials that began in the last sixty days, and what became of them. A trial is converted when its plan was paid for once; a plan that was paid
 *  from the start has one of a second in its row, which is none. */
export async function loadTrials(sql: Sql, at: Date): Promise<Monitoring['trials']> {
  const found = await sql.query<Monitoring['trials']>(
    `select count(*)::int as begun, count(*) filter (where status = 'trialing')::int as running,
            count(*) filter (where status <> 'trialing')::int as ended,
            count(*) filter (where status <> 'trialing' and exists (
              select from invoices where invoices.workspace_id = subscriptions.workspace_id and invoices.status = 'paid')
            )::int as converted
       from subscriptions
      where trial_start > $1::timestamptz - interval '60 days' and trial_end - trial_start > interval '1 second'`,
    [at],
  )
  return onlyRow(found)
}

/** What waits for a person. */
export async function loadWaiting(sql: Sql, at: Date): Promise<Monitoring['waiting']> {
  const found = await sql.query<Monitoring['waiting']>(
    `select (select count(*)::int from data_requests where state in ('unproven', 'open')) as requests,
            (select count(*)::int from disputes where state = 'open') as disputes,
            (select count(*)::int from data_requests where state in ('unproven', 'open') and due_at < $1)
              + (select count(*)::int from disputes where state = 'open' and due_at < $1) as overdue,
            (select count(*)::int from contact_messages where answered_at is null) as messages,
            (select count(*)::int from jobs.job where name like '%.dead' and state in ('created', 'retry', 'failed')) as "deadLetters",
            (select count(*)::int from mails where state = 'dead') as "deadMail"`,
    [at],
  )
  return onlyRow(found)
}
