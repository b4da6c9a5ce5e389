import type { TeamTable } from './team-table.ts'

/** The team's tables about the machinery: letters, platforms, jobs, errors, and what the team itself did. */

const connectors = ['sandbox', 'instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin']

export const systemTables = {
  mail: {
    title: 'Mail outbox',
    about: 'Letters and what became of them. What a letter said is erased once the mail server has it.',
    unit: 'letter',
    searches: 'recipient, subject or cause',
    columns: [
      { key: 'written', name: 'Written', kind: 'moment' },
      { key: 'recipient', name: 'To', kind: 'text' },
      { key: 'subject', name: 'Subject', kind: 'text' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'sent', name: 'Sent', kind: 'moment' },
      { key: 'error', name: 'Last error', kind: 'text' },
      { key: 'cause', name: 'Cause', kind: 'code', detail: true },
    ],
    filters: [{ key: 'state', name: 'State', options: ['waiting', 'sent', 'dead'] }],
    actions: [{ verb: 'retry', name: 'Send again', explains: 'Puts the letter back into the queue.', fields: [] }],
  },
  connectors: {
    title: 'Connectors',
    about:
      'Runs of each platform by day, and what was spent of its daily allowance: interfaces cost units and no money. Allowances count the platform’s own days.',
    unit: 'day',
    searches: 'connector',
    columns: [
      { key: 'day', name: 'Day', kind: 'day' },
      { key: 'connector', name: 'Connector', kind: 'text' },
      { key: 'health', name: 'Health', kind: 'state' },
      { key: 'runs', name: 'Runs', kind: 'count' },
      { key: 'failed', name: 'Failed', kind: 'count' },
      { key: 'units', name: 'Quota units', kind: 'count' },
      { key: 'each', name: 'Units a run', kind: 'count' },
      { key: 'failure', name: 'Most common failure', kind: 'text' },
    ],
    filters: [{ key: 'connector', name: 'Connector', options: connectors }],
    actions: [],
  },
  jobs: {
    title: 'Jobs',
    about: 'What runs without a request. Dead letters are jobs whose every attempt failed.',
    unit: 'job',
    searches: 'queue, id or error',
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
    about: 'Errors that nobody foresaw, by the id that was shown.',
    unit: 'error',
    searches: 'id, message or address',
    columns: [
      { key: 'at', name: 'When', kind: 'moment' },
      { key: 'side', name: 'Side', kind: 'text' },
      { key: 'id', name: 'Error id', kind: 'code' },
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
      'Who of the team is signed in. A session ends by itself after twelve hours, or after an hour without a call.',
    unit: 'session',
    searches: 'name',
    columns: [
      { key: 'name', name: 'Who', kind: 'text' },
      { key: 'began', name: 'Began', kind: 'moment' },
      { key: 'lastUsed', name: 'Last call', kind: 'moment' },
      { key: 'ends', name: 'Ends', kind: 'moment' },
      { key: 'actions', name: 'Actions noted', kind: 'count' },
    ],
    filters: [],
    actions: [
      {
        verb: 'end',
        name: 'End session',
        explains: 'Signs them out of the team’s side at once. They can sign in again while they know the password.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
    ],
  },
  audit: {
    title: 'Audit log',
    about: 'What the team did, with the state before and after. Rows are only added.',
    unit: 'action',
    searches: 'name, action, subject or reason',
    columns: [
      { key: 'at', name: 'When', kind: 'moment' },
      { key: 'name', name: 'Who', kind: 'text' },
      { key: 'action', name: 'Action', kind: 'code' },
      { key: 'subject', name: 'Subject', kind: 'text' },
      { key: 'reason', name: 'Reason', kind: 'text' },
      { key: 'network', name: 'Network', kind: 'code' },
      { key: 'subjectId', name: 'Subject id', kind: 'code', detail: true },
      { key: 'before', name: 'Before', kind: 'code', detail: true },
      { key: 'after', name: 'After', kind: 'code', detail: true },
    ],
    filters: [],
    actions: [],
  },
} as const satisfies Record<string, TeamTable>
