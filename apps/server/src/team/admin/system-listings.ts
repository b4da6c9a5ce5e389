import type { systemTables } from '@vouch/contract'
import type { Listing } from './listing.ts'

/** Where the team's tables about the machinery come from. */

const newestFirst = (by: string) => ({ by, type: 'timestamptz', direction: 'desc' }) as const
const nobody = 'null::uuid'

const mail: Listing = {
  from: 'mails m left join users u on u.email = m.recipient',
  id: 'm.id::text',
  label: 'm.subject',
  userId: 'u.id',
  cells: {
    written: 'm.written_at',
    recipient: 'm.recipient',
    subject: 'm.subject',
    state: 'm.state',
    sent: 'm.sent_at',
    error: 'm.last_error',
    cause: 'm.cause',
  },
  search: ['m.recipient', 'm.subject', 'm.cause'],
  ids: ['m.id::text'],
  filters: { state: 'm.state' },
  order: newestFirst('m.written_at'),
  can: ({ state }) => (state === 'dead' ? ['retry'] : []),
}

const daysShown = 30

const connectors: Listing = {
  from: `(
    select connector, day, coalesce(runs, 0) as runs, coalesce(failed, 0) as failed, failure, coalesce(units, 0) as units
      from (select platform as connector, (created_at at time zone 'utc')::date as day, count(*) as runs,
                   count(*) filter (where state = 'failed') as failed, mode() within group (order by failure ->> 'code') as failure
              from verification_runs
             where origin = 'address' and created_at > $1::timestamptz - interval '${daysShown} days' group by 1, 2) r
      full join (select connector, day, sum(units) as units from connector_quota
                  where day > ($1::timestamptz - interval '${daysShown} days')::date group by 1, 2) q using (connector, day)
  ) d`,
  id: "d.connector || ' ' || d.day",
  label: "d.connector || ' ' || d.day",
  userId: nobody,
  cells: {
    day: 'd.day',
    connector: 'd.connector',
    health: `case when d.runs = 0 then 'quiet' when d.failed = 0 then 'healthy' when d.failed * 2 >= d.runs then 'failing'
             else 'some failures' end`,
    runs: 'd.runs',
    failed: 'd.failed',
    units: 'd.units',
    each: 'round(d.units::numeric / nullif(d.runs, 0))',
    failure: 'd.failure',
  },
  search: ['d.connector'],
  ids: [],
  filters: { connector: 'd.connector' },
  order: { by: 'd.day', type: 'date', direction: 'desc' },
}

const jobs: Listing = {
  from: 'jobs.job j',
  id: 'j.id::text',
  label: 'j.name',
  userId: nobody,
  cells: {
    created: 'j.created_on',
    queue: 'j.name',
    state: 'j.state',
    attempts: "case when j.state = 'created' then 0 else j.retry_count + 1 end",
    started: 'j.started_on',
    ended: 'j.completed_on',
    error: "left(j.output ->> 'message', 300)",
    data: 'j.data::text',
  },
  search: ['j.name', "(j.output ->> 'message')"],
  ids: ['j.id::text'],
  filters: {
    state: 'j.state::text',
    letters: "case when j.name like '%.dead' then 'dead letters' else 'ordinary' end",
  },
  order: newestFirst('j.created_on'),
  can: ({ state }) => (state === 'failed' ? ['retry'] : []),
}

const errors: Listing = {
  from: `(
    select request_id as id, 'server' as side, message, method || ' ' || place as place, '' as agent, stack, at from server_errors
    union all
    select error_id, 'browser', message, page, agent, stack, at from client_errors
  ) e`,
  id: 'e.id',
  label: 'e.id',
  userId: nobody,
  cells: {
    at: 'e.at',
    side: 'e.side',
    id: 'e.id',
    message: 'e.message',
    place: 'e.place',
    agent: 'e.agent',
    stack: 'e.stack',
  },
  search: ['e.message', 'e.place'],
  ids: ['e.id'],
  filters: { side: 'e.side' },
  order: newestFirst('e.at'),
}

const colleagues: Listing = {
  from: `(select * from team_sessions where expires_at > now() and last_used_at > now() - interval '1 hour') s`,
  id: 's.id::text',
  label: 's.name',
  userId: nobody,
  cells: {
    name: 's.name',
    began: 's.began_at',
    lastUsed: 's.last_used_at',
    ends: "least(s.expires_at, s.last_used_at + interval '1 hour')",
    actions: '(select count(*) from team_actions where session_id = s.id and at >= s.began_at)',
  },
  search: ['s.name'],
  ids: ['s.id::text'],
  filters: {},
  order: newestFirst('s.began_at'),
  can: () => ['end'],
}

const audit: Listing = {
  from: 'team_actions a left join users u on u.id = a.user_id',
  id: 'a.id::text',
  label: 'a.action',
  userId: 'a.user_id',
  cells: {
    at: 'a.at',
    name: 'a.name',
    action: 'a.action',
    subject: "coalesce(u.email, a.subject_kind || ' ' || left(a.subject_id, 60))",
    reason: 'a.reason',
    network: 'a.network',
    subjectId: 'a.subject_id',
    before: 'a.before::text',
    after: 'a.after::text',
  },
  search: ['a.name', 'a.action', 'a.reason', 'u.email'],
  ids: ['a.subject_id', 'a.user_id::text'],
  filters: {},
  order: { by: 'a.id', type: 'bigint', direction: 'desc' },
}

export const systemListings: Readonly<Record<keyof typeof systemTables, Listing>> = {
  mail,
  connectors,
  jobs,
  errors,
  colleagues,
  audit,
}
