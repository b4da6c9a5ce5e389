import { emailColumn, type TeamTable } from './team-table.ts'

/** The team's tables about customers: who they are, what they have and what they paid. */

const subscriptionStates = ['trialing', 'active', 'past_due', 'canceled', 'lapsed']
const tiers = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE']

export const customerTables = {
  users: {
    title: 'Users',
    about: 'Everyone with an account, and what you can do for them.',
    unit: 'user',
    searches: 'email, name, company or ID',
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
        explains: 'Opens their account in this browser for 30 minutes, view only. They’ll see it in their activity.',
        fields: ['reason'],
      },
      {
        verb: 'credits',
        name: 'Grant or correct credits',
        explains: 'Adds or removes credits as a ledger entry. Entries are never changed afterward.',
        fields: ['bucket', 'delta', 'reason', 'confirm'],
      },
      {
        verb: 'verify',
        name: 'Confirm email',
        explains: 'Marks their email address as verified without the email.',
        fields: ['reason'],
      },
      {
        verb: 'end-sessions',
        name: 'Sign out everywhere',
        explains: 'Ends all of this person’s sessions.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
      {
        verb: 'suspend',
        name: 'Suspend',
        explains:
          'Signs them out and keeps them out until you lift the suspension. Nothing is deleted, and billing continues.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
      { verb: 'lift', name: 'Lift suspension', explains: 'Lets them sign in again.', fields: ['reason'] },
    ],
  },
  sessions: {
    title: 'Sessions',
    about: 'Where people are signed in. A sign-in and every refresh of it count as one session and end together.',
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
        explains: 'Signs them out there right away. They can sign in again.',
        fields: ['reason', 'confirm'],
        danger: true,
      },
    ],
  },
  subscriptions: {
    title: 'Subscriptions',
    about: 'Plans as the product knows them. The card provider has the final say; refresh to ask it.',
    unit: 'subscription',
    searches: 'email or card provider ID',
    columns: [
      emailColumn,
      { key: 'tier', name: 'Plan', kind: 'text' },
      { key: 'status', name: 'Status', kind: 'state' },
      { key: 'cycle', name: 'Cycle', kind: 'text' },
      { key: 'ownPlan', name: 'Custom plan', kind: 'text' },
      { key: 'offer', name: 'Offer', kind: 'text' },
      { key: 'began', name: 'Started', kind: 'moment' },
      { key: 'trialEnds', name: 'Trial ends', kind: 'day' },
      { key: 'periodEnds', name: 'Period ends', kind: 'day' },
      { key: 'cancelAt', name: 'Ends', kind: 'day' },
      { key: 'problem', name: 'Payment problem', kind: 'text' },
      { key: 'customer', name: 'Customer', kind: 'code', detail: true },
      { key: 'providerId', name: 'Provider ID', kind: 'code', detail: true },
    ],
    filters: [
      { key: 'status', name: 'Status', options: subscriptionStates },
      { key: 'tier', name: 'Plan', options: tiers },
      { key: 'cycle', name: 'Cycle', options: ['MONTHLY', 'YEARLY'] },
    ],
    actions: [
      {
        verb: 'read-again',
        name: 'Refresh',
        explains: 'Asks the card provider for the status of this subscription and updates ours.',
        fields: ['reason'],
      },
      {
        verb: 'offer-plan',
        name: 'Offer a custom plan',
        explains:
          'Offers this workspace a price, credits and seats of its own, with the rights of Enterprise, for 30 days. Nothing is charged until the owner takes it.',
        fields: ['price', 'credits', 'seats', 'reason', 'confirm'],
      },
      {
        verb: 'withdraw-offer',
        name: 'Withdraw the offer',
        explains: 'Takes back a custom plan that the owner hasn’t taken yet. A plan that is running stays.',
        fields: ['reason'],
      },
    ],
  },
  credits: {
    title: 'Credit ledger',
    about: 'Every credit transaction, newest first. Entries are only ever added.',
    unit: 'transaction',
    searches: 'email, action, cause or resource',
    columns: [
      { key: 'at', name: 'When', kind: 'moment' },
      emailColumn,
      { key: 'action', name: 'Action', kind: 'text' },
      { key: 'bucket', name: 'Credit type', kind: 'text' },
      { key: 'delta', name: 'Credits', kind: 'signed' },
      { key: 'total', name: 'Balance after', kind: 'count' },
      { key: 'cause', name: 'Cause', kind: 'code', detail: true },
      { key: 'resource', name: 'Resource', kind: 'code', detail: true },
    ],
    filters: [
      { key: 'bucket', name: 'Credit type', options: ['monthly', 'purchased'] },
      { key: 'direction', name: 'Direction', options: ['added', 'taken'] },
    ],
    actions: [],
  },
  payments: {
    title: 'Payments',
    about: 'Subscription invoices and credit purchases.',
    unit: 'payment',
    searches: 'email, number or ID',
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
    title: 'Provider webhooks',
    about: 'What the card provider told us. Each one is handled once; replaying handles it again, which is safe.',
    unit: 'message',
    searches: 'type or ID',
    columns: [
      { key: 'received', name: 'Received', kind: 'moment' },
      { key: 'type', name: 'Type', kind: 'code' },
      { key: 'state', name: 'State', kind: 'state' },
      { key: 'written', name: 'Created', kind: 'moment' },
      { key: 'handled', name: 'Handled', kind: 'moment' },
      { key: 'id', name: 'ID', kind: 'code', detail: true },
    ],
    filters: [{ key: 'state', name: 'State', options: ['handled', 'waiting'] }],
    actions: [
      {
        verb: 'replay',
        name: 'Replay',
        explains: 'Gets the webhook from the provider and handles it again.',
        fields: ['reason'],
      },
    ],
  },
} as const satisfies Record<string, TeamTable>
