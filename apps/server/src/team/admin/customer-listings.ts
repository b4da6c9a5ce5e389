import type { customerTables } from '@vouch/contract'
import { receiptNumber } from '../../customers/billing/invoices.ts'
import type { Listing } from './listing.ts'

/** Where the team's tables about customers come from. */

const owned = 'join workspaces w on w.id = workspace_id join users u on u.id = w.owner_id'
const newestFirst = (by: string) => ({ by, type: 'timestamptz', direction: 'desc' }) as const

const userState = `case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended'
  when not u.email_verified then 'unverified' else 'active' end`

const users: Listing = {
  from: 'users u join workspaces w on w.owner_id = u.id left join subscriptions s on s.workspace_id = w.id',
  id: 'u.id::text',
  label: 'u.email',
  userId: 'u.id',
  cells: {
    email: 'u.email',
    name: 'u.name',
    company: 'u.company',
    state: userState,
    tier: 'coalesce(s.tier, w.tier)',
    subscription: "coalesce(s.status, 'none')",
    credits: '(select sum(balance) from credit_balances where workspace_id = w.id)',
    joined: 'u.created_at',
    lastSeen: '(select max(last_used_at) from sessions where user_id = u.id and support_name is null)',
    role: 'u.role',
    jobRole: 'u.job_role',
    sessions: '(select count(*) from sessions where user_id = u.id and expires_at > now())',
  },
  search: ['u.email', 'u.name', 'u.company'],
  ids: ['u.id::text', 'w.id::text'],
  filters: { state: userState, tier: 'coalesce(s.tier, w.tier)', subscription: "coalesce(s.status, 'none')" },
  order: newestFirst('u.created_at'),
  can: ({ state }) => {
    if (state === 'deleted') return []
    if (state === 'suspended') return ['credits', 'lift']
    return ['view', 'credits', ...(state === 'unverified' ? ['verify'] : []), 'end-sessions', 'suspend']
  },
}

const sessionHolder = "case when s.support is null then 'owner' else 'support' end"

const sessions: Listing = {
  from: `(select family, user_id, min(began_at) as began, max(last_used_at) as last_used, max(expires_at) as ends,
                 max(support_name) as support, (array_agg(user_agent order by last_used_at desc))[1] as agent
            from sessions where expires_at > now() group by family, user_id) s join users u on u.id = s.user_id`,
  id: 's.family::text',
  label: 'u.email',
  userId: 'u.id',
  cells: {
    email: 'u.email',
    began: 's.began',
    lastUsed: 's.last_used',
    ends: 's.ends',
    by: "case when s.support is null then 'the owner' else s.support || ', support' end",
    agent: 's.agent',
  },
  search: ['u.email', 's.agent'],
  ids: [],
  filters: { by: sessionHolder },
  order: newestFirst('s.last_used'),
  can: () => ['end'],
}

/** The terms of a custom plan in a cell: `$1,450, 6,000 credits, 25 seats`. */
function termsIn(cents: string, credits: string, seats: string): string {
  const number = (value: string) => `to_char((${value})::numeric, 'FM999,999,990')`
  return `('$' || ${number(`(${cents})::numeric / 100`)} || ', ' || ${number(credits)} || ' credits, ' || (${seats}) || ' seats')`
}

const subscriptions: Listing = {
  from: `subscriptions s ${owned}`,
  id: 's.workspace_id::text',
  label: 'u.email',
  userId: 'u.id',
  cells: {
    email: 'u.email',
    tier: 's.tier',
    status: 's.status',
    cycle: 's.billing_cycle',
    ownPlan: termsIn("s.own_plan ->> 'priceCents'", "s.own_plan ->> 'credits'", "s.own_plan ->> 'seats'"),
    offer: `(select ${termsIn('price_cents', 'credits', 'seats')} from plan_offers where workspace_id = s.workspace_id and ends_at > $1::timestamptz)`,
    began: 's.created_at',
    // A plan that was paid from the start has a trial of a second in its row.
    trialEnds: "case when s.trial_end - s.trial_start > interval '1 second' then s.trial_end end",
    periodEnds: 's.period_end',
    cancelAt: 'coalesce(s.cancel_at, s.ended_at)',
    problem: "s.payment_problem ->> 'message'",
    customer: 's.customer_id',
    providerId: 's.subscription_id',
  },
  search: ['u.email'],
  ids: ['s.customer_id', 's.subscription_id', 's.workspace_id::text'],
  filters: { status: 's.status', tier: 's.tier', cycle: 's.billing_cycle' },
  order: newestFirst('s.created_at'),
  can: ({ providerId, status, offer }) => {
    const running = status === 'trialing' || status === 'active'
    const offers = [...(running ? ['offer-plan'] : []), ...(offer === null ? [] : ['withdraw-offer'])]
    return providerId === null ? [] : ['read-again', ...offers]
  },
}

const credits: Listing = {
  from: `credit_entries e ${owned}`,
  id: 'e.id::text',
  label: 'e.id::text',
  userId: 'u.id',
  cells: {
    at: 'e.at',
    email: 'u.email',
    action: 'e.action',
    bucket: 'e.bucket',
    delta: 'e.delta',
    total: 'e.total_after',
    cause: 'e.cause',
    resource: 'e.resource_id',
  },
  search: ['u.email', 'e.action', 'e.cause'],
  ids: ['e.resource_id', 'e.id::text'],
  filters: { bucket: 'e.bucket', direction: "case when e.delta > 0 then 'added' else 'taken' end" },
  order: { by: 'e.id', type: 'bigint', direction: 'desc' },
}

/** As its owner sees it among the invoices, beside what was never paid. */
const payments: Listing = {
  from: `(
    select id, workspace_id, 'subscription' as kind, number, status, amount_cents, refunded_cents, disputed, created_at as at
      from invoices
    union all
    select payment_intent_id, workspace_id, 'credits', ${receiptNumber},
           case when credited_at is not null then 'paid' when look_at = 'infinity' then 'void' else 'open' end, amount_cents,
           refunded_cents, dispute in ('open', 'lost'), coalesce(credited_at, opened_at)
      from credit_purchases
  ) p ${owned}`,
  id: 'p.id',
  label: 'p.number',
  userId: 'u.id',
  cells: {
    at: 'p.at',
    email: 'u.email',
    kind: 'p.kind',
    number: 'p.number',
    status: 'p.status',
    amount: 'p.amount_cents',
    refunded: 'p.refunded_cents',
    disputed: 'p.disputed',
  },
  search: ['u.email', 'p.number'],
  ids: ['p.id'],
  filters: { kind: 'p.kind', status: 'p.status', disputed: "case when p.disputed then 'yes' end" },
  order: newestFirst('p.at'),
}

const messageState = "case when e.handled_at is null then 'waiting' else 'handled' end"

const webhooks: Listing = {
  from: 'provider_events e',
  id: 'e.id',
  label: 'e.id',
  userId: 'null::uuid',
  cells: {
    received: 'e.received_at',
    type: 'e.type',
    state: messageState,
    written: 'e.created_at',
    handled: 'e.handled_at',
    id: 'e.id',
  },
  search: ['e.type'],
  ids: ['e.id'],
  filters: { state: messageState },
  order: newestFirst('e.received_at'),
  can: () => ['replay'],
}

export const customerListings: Readonly<Record<keyof typeof customerTables, Listing>> = {
  users,
  sessions,
  subscriptions,
  credits,
  payments,
  webhooks,
}
