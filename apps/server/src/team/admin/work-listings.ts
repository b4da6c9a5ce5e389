import type { workTables } from '@vouch/contract'
import type { Listing } from './listing.ts'

/** Where the team's tables about its daily work come from. */

const newestFirst = (by: string) => ({ by, type: 'timestamptz', direction: 'desc' }) as const

const refunded = `exists (select from credit_entries where workspace_id = v.workspace_id and cause = 'refund:verification:' || v.id)`
const creatorName = 'coalesce(c.handle, r.label)'

const verifications: Listing = {
  from: `verifications v join verification_runs r on r.id = v.run_id join users u on u.id = v.user_id
         left join creators c on c.id = v.creator_id left join reports on reports.id = v.report_id`,
  id: 'v.id::text',
  label: creatorName,
  userId: 'u.id',
  cells: {
    at: 'v.created_at',
    email: 'u.email',
    creator: creatorName,
    platform: 'r.platform',
    state: 'r.state',
    verdict: 'reports.state',
    seconds: 'extract(epoch from r.ended_at - r.created_at)::int',
    used: 'v.credits_used',
    refunded,
    failure: "r.failure ->> 'error'",
  },
  search: ['u.email', creatorName],
  ids: ['v.id::text', 'r.id::text'],
  filters: { state: 'r.state', platform: 'r.platform', origin: 'r.origin' },
  order: newestFirst('v.created_at'),
  can: ({ state, verdict, used, refunded: isRefunded }) => [
    ...(state === 'done' && verdict !== null ? ['rescore'] : []),
    ...(typeof used === 'number' && used > 0 && isRefunded !== true ? ['refund'] : []),
  ],
}

/** How something that is due stands. @param closed what it is where it does not wait any more, or not yet */
const standingOf = (waits: string, closed: string) => `case when not (${waits}) then ${closed}
  when d.due_at < $1::timestamptz then 'overdue' when d.due_at < $1::timestamptz + interval '7 days' then 'due soon' else 'in time' end`

const waits = "d.state in ('unproven', 'open')"
const standing = standingOf(waits, "case when d.closed_at is null then 'unconfirmed' else 'closed' end")

const requests: Listing = {
  from: 'data_requests d left join users u on u.email = d.email',
  id: 'd.id::text',
  label: 'd.reference',
  userId: 'u.id',
  cells: {
    due: 'd.due_at',
    reference: 'd.reference',
    kind: 'd.kind',
    subject: 'd.subject',
    state: 'd.state',
    standing,
    email: 'd.email',
    received: 'd.received_at',
    profile: 'd.profile_url',
    details: 'd.details',
    doubt: 'd.doubt',
    outcome: 'd.outcome',
  },
  search: ['d.reference', 'd.email', 'd.profile_url'],
  ids: ['d.id::text'],
  filters: { state: 'd.state', standing, kind: 'd.kind' },
  // What is closed comes after all that waits.
  order: {
    by: `(case when ${waits} then d.due_at else d.due_at + interval '100 years' end)`,
    type: 'timestamptz',
    direction: 'asc',
  },
  can: ({ state }) => (state === 'open' || state === 'unproven' ? ['grant', 'refuse'] : []),
}

const isOpen = "d.state = 'open'"
const disputeStanding = standingOf(isOpen, "case when d.state = 'unconfirmed' then 'unconfirmed' else 'closed' end")

const disputes: Listing = {
  from: `disputes d join workspaces w on w.id = d.workspace_id join users u on u.id = w.owner_id
         left join share_links l on l.id = d.share_id`,
  id: 'd.id::text',
  label: 'd.handle',
  // The user is whose report it is about: the writer need not have an account.
  userId: 'u.id',
  cells: {
    due: 'd.due_at',
    creator: 'd.handle',
    platform: 'd.platform',
    state: 'd.state',
    standing: disputeStanding,
    name: 'd.name',
    relation: 'd.relation',
    email: 'd.email',
    written: 'd.written_at',
    text: 'd.body',
    proof: 'd.proof_url',
    sharedBy: "coalesce(nullif(u.company, ''), u.email)",
    verification: 'l.verification_id',
    answer: 'd.answer',
    answered: 'd.answered_at',
  },
  search: ['d.handle', 'd.name', 'd.email', 'd.body'],
  ids: ['d.id::text', 'l.verification_id::text'],
  filters: { state: 'd.state', standing: disputeStanding, platform: 'd.platform' },
  order: {
    by: `(case when ${isOpen} then d.due_at else d.written_at + interval '100 years' end)`,
    type: 'timestamptz',
    direction: 'asc',
  },
  can: ({ state }) => (state === 'open' ? ['accept', 'decline'] : []),
}

const signatureState = "case when s.revoked_at is null then 'valid' else 'revoked' end"

const signatures: Listing = {
  from: 'signed_reports s left join creators c on c.id = s.creator_id',
  id: 's.code',
  label: 's.code',
  // A signature is nobody's: whoever verified the creator passes on the same one.
  userId: 'null::uuid',
  cells: {
    signed: 's.signed_at',
    code: 's.code',
    creator: 'c.handle',
    platform: 'c.platform',
    data: 's.data_at',
    state: signatureState,
    why: "replace(s.revoked_for, '_', ' ')",
    revoked: 's.revoked_at',
    digest: 's.digest',
    key: 's.key_id',
  },
  search: ['s.code', 'c.handle', 's.digest'],
  ids: [],
  filters: { state: signatureState, platform: 'c.platform' },
  order: newestFirst('s.signed_at'),
  can: ({ state }) => (state === 'valid' ? ['revoke'] : []),
}

const answerState = "case when m.answered_at is null then 'open' else 'answered' end"

const messages: Listing = {
  from: 'contact_messages m left join users u on u.email = m.email',
  id: 'm.id::text',
  label: 'm.subject',
  userId: 'u.id',
  cells: {
    received: 'm.received_at',
    inquiry: 'm.inquiry',
    subject: 'm.subject',
    name: 'm.name',
    email: 'm.email',
    company: 'm.company',
    state: answerState,
    message: 'm.message',
    answered: 'm.answered_at',
  },
  search: ['m.email', 'm.name', 'm.company', 'm.subject', 'm.message'],
  ids: ['m.id::text'],
  filters: { state: answerState, inquiry: 'm.inquiry' },
  order: newestFirst('m.received_at'),
  can: ({ state }) => [state === 'open' ? 'answer' : 'reopen'],
}

const waitlist: Listing = {
  from: 'waitlist_entries l left join users u on u.email = l.email',
  id: 'l.id::text',
  label: 'l.email',
  userId: 'u.id',
  cells: {
    joined: 'l.joined_at',
    list: 'l.list',
    email: 'l.email',
    name: "trim(l.first_name || ' ' || l.last_name)",
    company: 'l.company',
    role: 'l.role',
    source: 'l.source',
    campaign: 'l.utm_campaign',
    invited: 'l.invited_at',
  },
  search: ['l.email', 'l.first_name', 'l.last_name', 'l.company'],
  ids: ['l.id::text'],
  filters: { list: 'l.list', invited: "case when l.invited_at is null then 'no' else 'yes' end" },
  order: newestFirst('l.joined_at'),
  can: ({ list, invited }) => (list === 'product' && invited === null ? ['invite'] : []),
}

const isCustomer = 'u.id is not null and u.deleted_at is null'

const leads: Listing = {
  from: 'tool_registrations t left join users u on u.email = t.email',
  id: 't.email',
  label: 't.email',
  userId: 'u.id',
  cells: {
    registered: 't.registered_at',
    email: 't.email',
    source: 't.source',
    uses: "(select coalesce(sum(used), 0) from daily_uses where kind = 'email' and subject = t.email)",
    customer: isCustomer,
  },
  search: ['t.email', 't.source'],
  ids: [],
  filters: { customer: `case when ${isCustomer} then 'yes' else 'no' end` },
  order: newestFirst('t.registered_at'),
}

export const workListings: Readonly<Record<keyof typeof workTables, Listing>> = {
  verifications,
  requests,
  disputes,
  signatures,
  messages,
  waitlist,
  leads,
}
