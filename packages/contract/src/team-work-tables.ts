import { emailColumn, type TeamTable } from './team-table.ts'

/** The team's tables about its daily work: what was asked, what came in, and what is due. */

const platforms = ['instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin']

export const workTables = {
  verifications: {
    title: 'Verifications',
    about: 'Every verification of every workspace, with what it found and what it cost.',
    unit: 'verification',
    searches: 'email, creator or id',
    columns: [
      { key: 'at', name: 'Asked', kind: 'moment' },
      emailColumn,
      { key: 'creator', name: 'Creator', kind: 'text' },
      { key: 'platform', name: 'Platform', kind: 'text' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'verdict', name: 'Report', kind: 'state' },
      { key: 'seconds', name: 'Seconds', kind: 'count' },
      { key: 'used', name: 'Credits', kind: 'count' },
      { key: 'refunded', name: 'Refunded', kind: 'flag', detail: true },
      { key: 'failure', name: 'Failure', kind: 'text', detail: true },
    ],
    filters: [
      { key: 'state', name: 'State', options: ['queued', 'running', 'done', 'failed'] },
      { key: 'platform', name: 'Platform', options: platforms },
      { key: 'origin', name: 'From', options: ['address', 'file'] },
    ],
    actions: [
      {
        verb: 'rescore',
        name: 'Score again',
        explains: 'Scores the stored snapshot with the present engine, for nothing. The owner sees the new report.',
        fields: ['reason'],
      },
      {
        verb: 'refund',
        name: 'Refund credits',
        explains: 'Gives back what this verification cost, once, as an entry of the ledger. The report stays.',
        fields: ['reason', 'confirm'],
      },
    ],
  },
  requests: {
    title: 'Data requests',
    about: 'Requests of people about their data, the most urgent first. The law sets the due date.',
    unit: 'request',
    searches: 'reference, email or profile',
    columns: [
      { key: 'due', name: 'Due', kind: 'day' },
      { key: 'reference', name: 'Reference', kind: 'code' },
      { key: 'kind', name: 'Asks for', kind: 'text' },
      { key: 'subject', name: 'About', kind: 'text' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'standing', name: 'Standing', kind: 'state' },
      emailColumn,
      { key: 'received', name: 'Received', kind: 'moment' },
      { key: 'profile', name: 'Profile', kind: 'link', detail: true },
      { key: 'details', name: 'Details', kind: 'text', detail: true },
      { key: 'outcome', name: 'Outcome', kind: 'text', detail: true },
    ],
    filters: [
      { key: 'state', name: 'State', options: ['unconfirmed', 'unproven', 'open', 'done', 'refused'] },
      { key: 'standing', name: 'Standing', options: ['overdue', 'due soon'] },
      { key: 'kind', name: 'Asks for', options: ['access', 'erasure', 'objection'] },
    ],
    actions: [
      {
        verb: 'grant',
        name: 'Grant',
        explains: 'Does what was asked for: it copies, erases or stops. You have checked whose data it is.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
      {
        verb: 'refuse',
        name: 'Refuse',
        explains: 'Tells the person why, in your words, and lifts what the request held back.',
        fields: ['answer', 'confirm'],
        danger: true,
      },
    ],
  },
  messages: {
    title: 'Contact messages',
    about: 'What people wrote through the contact form. Answer from the support mailbox, then mark it here.',
    unit: 'message',
    searches: 'email, name, company, subject or text',
    columns: [
      { key: 'received', name: 'Received', kind: 'moment' },
      { key: 'inquiry', name: 'About', kind: 'text' },
      { key: 'subject', name: 'Subject', kind: 'text' },
      { key: 'name', name: 'Name', kind: 'text' },
      emailColumn,
      { key: 'company', name: 'Company', kind: 'text' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'message', name: 'Message', kind: 'text', detail: true },
      { key: 'answered', name: 'Answered', kind: 'moment', detail: true },
    ],
    filters: [
      { key: 'state', name: 'State', options: ['open', 'answered'] },
      { key: 'inquiry', name: 'About', options: ['pricing', 'enterprise', 'technical', 'partnership', 'general'] },
    ],
    actions: [
      { verb: 'answer', name: 'Mark as answered', explains: 'Takes the message off the open list.', fields: [] },
      { verb: 'reopen', name: 'Open again', explains: 'Puts the message back on the open list.', fields: [] },
    ],
  },
  waitlist: {
    title: 'Waitlist',
    about: 'Who waits for the product or for the browser extension.',
    unit: 'person',
    searches: 'email, name or company',
    columns: [
      { key: 'joined', name: 'Joined', kind: 'moment' },
      { key: 'list', name: 'List', kind: 'text' },
      emailColumn,
      { key: 'name', name: 'Name', kind: 'text' },
      { key: 'company', name: 'Company', kind: 'text' },
      { key: 'role', name: 'Role', kind: 'text' },
      { key: 'source', name: 'Through', kind: 'text' },
      { key: 'campaign', name: 'Campaign', kind: 'text' },
      { key: 'invited', name: 'Invited', kind: 'moment' },
    ],
    filters: [
      { key: 'list', name: 'List', options: ['product', 'extension'] },
      { key: 'invited', name: 'Invited', options: ['yes', 'no'] },
    ],
    actions: [
      {
        verb: 'invite',
        name: 'Invite',
        explains: 'Writes them a letter with the way to a trial. It is sent once.',
        fields: [],
      },
    ],
  },
  leads: {
    title: 'Free tool leads',
    about: 'Addresses that were left for the free analysis.',
    unit: 'address',
    searches: 'email or source',
    columns: [
      { key: 'registered', name: 'Left', kind: 'moment' },
      emailColumn,
      { key: 'source', name: 'Where', kind: 'text' },
      { key: 'uses', name: 'Analyses', kind: 'count' },
      { key: 'customer', name: 'Has an account', kind: 'flag' },
    ],
    filters: [{ key: 'customer', name: 'Has an account', options: ['yes', 'no'] }],
    actions: [],
  },
} as const satisfies Record<string, TeamTable>
