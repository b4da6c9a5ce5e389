import { emailColumn, type TeamTable } from './team-table.ts'

/** The team's tables about customers: who they are, what they have and what they paid. */

const subscriptionStates = ['trialing', 'active', 'past_due', 'canceled', 'lapsed']
const tiers = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE']

export const customerTables = {
  users: {
    title: 'Users',
    about: 'Everybody with an account, and what can be done for them.',
    unit: 'user',
    searches: 'email, name, company or id',
    columns: [
      emailColumn,
      { key: 'name', name: 'Name', kind: 'text' },
      { key: 'company', name: 'Company', kind: 'text' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'tier', name: 'Plan', kind: 'text' },
      { key: 'subscription', name: 'Subscription', kind: 'state' },
      { key: 'credits', name: 'Credits', kind: 'count' },
      { key: 'joined', name: 'Joined', kind: 'moment' },
      { key: 'lastSeen', name: 'Last seen', kind: 'moment' },
      { key: 'role', name: 'Role', kind: 'text', detail: true },
      { key: 'jobRole', name: 'Job', kind: 'text', detail: true },
      { key: 'sessions', name: 'Open sessions', kind: 'count', detail: true },
    ],
    filters: [
      { key: 'state', name: 'State', options: ['active', 'unverified', 'suspended', 'deleted'] },
      { key: 'tier', name: 'Plan', options: tiers },
      { key: 'subscription', name: 'Subscription', options: [...subscriptionStates, 'none'] },
    ],
    actions: [
      {
        verb: 'view',
        name: 'View as support',
        explains:
          'Opens their product in this browser for 30 minutes, for looking only. They see it in their activity.',
        fields: ['reason'],
      },
      {
        verb: 'credits',
        name: 'Grant or correct credits',
        explains: 'Adds or takes away credits as an entry of the ledger. An entry is never changed afterwards.',
        fields: ['bucket', 'delta', 'reason', 'confirm'],
      },
      {
        verb: 'verify',
        name: 'Confirm address',
        explains: 'Takes their e-mail address as proven, without the letter.',
        fields: ['reason'],
      },
      {
        verb: 'end-sessions',
        name: 'Sign out everywhere',
        explains: 'Ends every open session of this person.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
      {
        verb: 'suspend',
        name: 'Suspend',
        explains:
          'Signs them out and lets them in no more until the suspension is lifted. Nothing is deleted and billing goes on.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
      { verb: 'lift', name: 'Lift suspension', explains: 'Lets them sign in again.', fields: ['reason'] },
    ],
  },
  sessions: {
    title: 'Sessions',
    about: 'Where people are signed in. A sign-in and all that it was refreshed to are one place, and end together.',
    unit: 'session',
    searches: 'email or device',
    columns: [
      emailColumn,
      { key: 'began', name: 'Signed in', kind: 'moment' },
      { key: 'lastUsed', name: 'Last used', kind: 'moment' },
      { key: 'ends', name: 'Ends', kind: 'moment' },
      { key: 'by', name: 'Who', kind: 'text' },
      { key: 'agent', name: 'Device', kind: 'text', detail: true },
    ],
    filters: [{ key: 'by', name: 'Who', options: ['owner', 'support'] }],
    actions: [
      {
        verb: 'end',
        name: 'End session',
        explains: 'Signs them out there at once. They can sign in again.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
    ],
  },
  subscriptions: {
    title: 'Subscriptions',
    about: 'Plans as the product knows them. The card provider has the last word; reading again asks it.',
    unit: 'subscription',
    searches: 'email or id at the card provider',
    columns: [
      emailColumn,
      { key: 'tier', name: 'Plan', kind: 'text' },
      { key: 'status', name: 'Status', kind: 'state' },
      { key: 'cycle', name: 'Cycle', kind: 'text' },
      { key: 'began', name: 'Began', kind: 'moment' },
      { key: 'trialEnds', name: 'Trial ends', kind: 'day' },
      { key: 'periodEnds', name: 'Period ends', kind: 'day' },
      { key: 'cancelAt', name: 'Ends', kind: 'day' },
      { key: 'problem', name: 'Payment problem', kind: 'text' },
      { key: 'customer', name: 'Customer', kind: 'code', detail: true },
      { key: 'providerId', name: 'At the provider', kind: 'code', detail: true },
    ],
    filters: [
      { key: 'status', name: 'Status', options: subscriptionStates },
      { key: 'tier', name: 'Plan', options: tiers },
      { key: 'cycle', name: 'Cycle', options: ['MONTHLY', 'YEARLY'] },
    ],
    actions: [
      {
        verb: 'read-again',
        name: 'Read again',
        explains: 'Asks the card provider how this subscription stands, and follows it.',
        fields: ['reason'],
      },
    ],
  },
  credits: {
    title: 'Credit ledger',
    about: 'Every movement of credits, newest first. Entries are only added.',
    unit: 'entry',
    searches: 'email, action, cause or resource',
    columns: [
      { key: 'at', name: 'When', kind: 'moment' },
      emailColumn,
      { key: 'action', name: 'Action', kind: 'text' },
      { key: 'bucket', name: 'Bucket', kind: 'text' },
      { key: 'delta', name: 'Credits', kind: 'signed' },
      { key: 'total', name: 'Left after', kind: 'count' },
      { key: 'cause', name: 'Cause', kind: 'code', detail: true },
      { key: 'resource', name: 'Resource', kind: 'code', detail: true },
    ],
    filters: [
      { key: 'bucket', name: 'Bucket', options: ['monthly', 'purchased'] },
      { key: 'direction', name: 'Direction', options: ['added', 'taken'] },
    ],
    actions: [],
  },
  payments: {
    title: 'Payments',
    about: 'Invoices of subscriptions and purchases of credits.',
    unit: 'payment',
    searches: 'email, number or id',
    columns: [
      { key: 'at', name: 'When', kind: 'moment' },
      emailColumn,
      { key: 'kind', name: 'For', kind: 'text' },
      { key: 'number', name: 'Number', kind: 'code' },
      { key: 'status', name: 'Status', kind: 'state' },
      { key: 'amount', name: 'Amount', kind: 'cents' },
      { key: 'refunded', name: 'Refunded', kind: 'cents' },
      { key: 'disputed', name: 'Disputed', kind: 'flag' },
    ],
    filters: [
      { key: 'kind', name: 'For', options: ['subscription', 'credits'] },
      { key: 'status', name: 'Status', options: ['open', 'paid', 'void', 'uncollectible'] },
      { key: 'disputed', name: 'Disputed', options: ['yes'] },
    ],
    actions: [],
  },
  webhooks: {
    title: 'Provider messages',
    about: 'What the card provider told us. Each is acted on once; a replay acts on it again, which is safe.',
    unit: 'message',
    searches: 'type or id',
    columns: [
      { key: 'received', name: 'Received', kind: 'moment' },
      { key: 'type', name: 'Type', kind: 'code' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'written', name: 'Written', kind: 'moment' },
      { key: 'handled', name: 'Handled', kind: 'moment' },
      { key: 'id', name: 'Id', kind: 'code', detail: true },
    ],
    filters: [{ key: 'state', name: 'State', options: ['handled', 'waiting'] }],
    actions: [
      {
        verb: 'replay',
        name: 'Replay',
        explains: 'Reads the message at the provider and acts on it again.',
        fields: ['reason'],
      },
    ],
  },
} as const satisfies Record<string, TeamTable>
