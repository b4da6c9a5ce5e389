import type { TeamTable } from './team-table.ts'

/** The team's tables about the machinery: letters, platforms, jobs, errors, and what the team itself did. */

const connectors = ['sandbox', 'instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin']

export const systemTables = {
  mail: {
    title: 'Email outbox',
    about: 'Emails and what happened to them. The text of an email is erased once the mail server has it.',
    unit: 'email',
    searches: 'recipient, subject or cause',
    columns: [
      { key: 'written', name: 'Created', kind: 'moment' },
      { key: 'recipient', name: 'To', kind: 'text' },
      { key: 'subject', name: 'Subject', kind: 'text' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'sent', name: 'Sent', kind: 'moment' },
      { key: 'error', name: 'Last error', kind: 'text' },
      { key: 'cause', name: 'Cause', kind: 'code', detail: true },
    ],
    filters: [{ key: 'state', name: 'State', options: ['waiting', 'sent', 'dead'] }],
    actions: [{ verb: 'retry', name: 'Send again', explains: 'Puts the email back in the queue.', fields: [] }],
  },
  connectors: {
    title: 'Connectors',
    about:
      'Runs per platform and day, and how much of the daily quota was used: units, and thousandths of a dollar for X. Quotas follow the platform’s own days.',
    unit: 'day',
    searches: 'connector',
    columns: [
      { key: 'day', name: 'Day', kind: 'day' },
      { key: 'connector', name: 'Connector', kind: 'text' },
      { key: 'health', name: 'Health', kind: 'state' },
      { key: 'runs', name: 'Runs', kind: 'count' },
      { key: 'failed', name: 'Failed', kind: 'count' },
      { key: 'units', name: 'Quota units', kind: 'count' },
      { key: 'each', name: 'Units per run', kind: 'count' },
      { key: 'failure', name: 'Most common failure', kind: 'text' },
    ],
    filters: [{ key: 'connector', name: 'Connector', options: connectors }],
    actions: [],
  },
  jobs: {
    title: 'Jobs',
    about: 'Work that runs in the background. Failed jobs are the ones whose every attempt failed.',
    unit: 'job',
    searches: 'queue, ID or error',
    columns: [
      { key: 'created', name: 'Queued', kind: 'moment' },
      { key: 'queue', name: 'Queue', kind: 'code' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'attempts', name: 'Attempts', kind: 'count' },
      { key: 'started', name: 'Started', kind: 'moment' },
      { key: 'ended', name: 'Ended', kind: 'moment' },
      { key: 'error', name: 'Error', kind: 'text' },
      { key: 'data', name: 'Data', kind: 'code', detail: true },
    ],
    filters: [
      { key: 'state', name: 'State', options: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] },
      { key: 'letters', name: 'Queue', options: ['dead letters', 'ordinary'] },
    ],
    actions: [
      { verb: 'retry', name: 'Run again', explains: 'Gives the failed job one more attempt now.', fields: ['reason'] },
    ],
  },
  errors: {
    title: 'Errors',
    about: 'Unexpected errors, by the ID people saw.',
    unit: 'error',
    searches: 'ID, message or URL',
    columns: [
      { key: 'at', name: 'When', kind: 'moment' },
      { key: 'side', name: 'Side', kind: 'text' },
      { key: 'id', name: 'Error ID', kind: 'code' },
      { key: 'message', name: 'Message', kind: 'text' },
      { key: 'place', name: 'Where', kind: 'code' },
      { key: 'agent', name: 'Browser', kind: 'text', detail: true },
      { key: 'stack', name: 'Stack', kind: 'code', detail: true },
    ],
    filters: [{ key: 'side', name: 'Side', options: ['server', 'browser'] }],
    actions: [],
  },
  colleagues: {
    title: 'Team sessions',
    about:
      'Who on the team is signed in. A session ends on its own after twelve hours, or after an hour of inactivity.',
    unit: 'session',
    searches: 'name',
    columns: [
      { key: 'name', name: 'Who', kind: 'text' },
      { key: 'began', name: 'Started', kind: 'moment' },
      { key: 'lastUsed', name: 'Last call', kind: 'moment' },
      { key: 'ends', name: 'Ends', kind: 'moment' },
      { key: 'actions', name: 'Logged actions', kind: 'count' },
    ],
    filters: [],
    actions: [
      {
        verb: 'end',
        name: 'End session',
        explains: 'Signs them out of admin right away. They can sign in again if they know the password.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
    ],
  },
  audit: {
    title: 'Audit log',
    about: 'What the team did, with the state before and after. Rows are only ever added.',
    unit: 'action',
    searches: 'name, action, subject or reason',
    columns: [
      { key: 'at', name: 'When', kind: 'moment' },
      { key: 'name', name: 'Who', kind: 'text' },
      { key: 'action', name: 'Action', kind: 'code' },
      { key: 'subject', name: 'Subject', kind: 'text' },
      { key: 'reason', name: 'Reason', kind: 'text' },
      { key: 'network', name: 'Network', kind: 'code' },
      { key: 'subjectId', name: 'Subject ID', kind: 'code', detail: true },
      { key: 'before', name: 'Before', kind: 'code', detail: true },
      { key: 'after', name: 'After', kind: 'code', detail: true },
    ],
    filters: [],
    actions: [],
  },
} as const satisfies Record<string, TeamTable>
