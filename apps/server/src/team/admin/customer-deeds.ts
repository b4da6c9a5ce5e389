import { accounts, type customerTables, handoverCookie, Problem } from '@vouch/contract'
import type pg from 'pg'
import { noClient, noteEvent } from '../../customers/accounts/account-events.ts'
import { endFamily } from '../../customers/accounts/end-sessions.ts'
import { openSupportHandover } from '../../customers/accounts/session-handover.ts'
import { replayEvent } from '../../customers/billing/webhooks/take-event.ts'
import { correctBalance } from '../../customers/credits/correct-balance.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { type Deed, type DeedAsk, type Done, finder } from './deed.ts'
import { planDeeds } from './plan-deeds.ts'

/** What the team can do for a customer. */

const findUser = finder(`
  select u.email as label, u.id as "userId", jsonb_build_object(
           'verified', u.email_verified, 'suspended', u.suspended_at is not null,
           'sessions', (select count(*) from sessions where user_id = u.id),
           'monthly', m.balance, 'purchased', p.balance) as state
    from users u join workspaces w on w.owner_id = u.id
    join credit_balances m on m.workspace_id = w.id and m.bucket = 'monthly'
    join credit_balances p on p.workspace_id = w.id and p.bucket = 'purchased'
   where u.id::text = $1 and u.deleted_at is null for update of u`)

/** Tells the person in their own list of events that support did something. */
async function tellPerson(
  tx: pg.PoolClient,
  userId: string,
  kind: 'support_viewed' | 'support_changed',
  detail: string,
) {
  await noteEvent(tx, { userId, kind, actor: 'system', client: noClient, detail: detail.slice(0, 100) })
}

async function viewAsSupport(tx: pg.PoolClient, { parts, id, teammate, body, reply }: DeedAsk): Promise<Done> {
  if (parts.authService.publicAuth.service !== 'built-in')
    throw new Problem('not_now', 'A hosted service manages the sessions here and doesn’t open any for support.')
  const { secret, seconds } = await openSupportHandover(tx, id, teammate.name)
  await tellPerson(tx, id, 'support_viewed', body.reason ?? '')
  const secure = parts.publicAddress().startsWith('https:')
  const cookie = { httpOnly: true, secure, sameSite: 'strict', path: accounts.session.path, maxAge: seconds } as const
  reply.setCookie(handoverCookie, secret, cookie)
  return { message: 'Opening their account, view only.', goTo: '/auth?google=signed-in' }
}

async function correctCredits(tx: pg.PoolClient, { id, body, key, parts }: DeedAsk): Promise<Done> {
  const { bucket = 'monthly', delta = 0 } = body
  const found = await tx.query<{ id: string }>('select id from workspaces where owner_id = $1', [id])
  const workspaceId = onlyRow(found).id
  const moved = await correctBalance(tx, bucket, { workspaceId, cause: `team:${key}`, credits: delta, at: parts.now() })
  if (moved) await tellPerson(tx, id, 'support_changed', `${delta > 0 ? '+' : ''}${delta} ${bucket} credits`)
  return {
    message: moved ? 'Added to the ledger.' : 'This was already done. Nothing changed.',
    after: { delta, bucket },
  }
}

/** Two who press one after the other do it once, and the person reads of it once. @throws Problem `not_now` where it stands so already */
async function changeUser(tx: pg.PoolClient, id: string, change: string, already: string): Promise<void> {
  const changed = await tx.query(`update users ${change}`, [id])
  if (changed.rowCount === 0) throw new Problem('not_now', already)
}

function onUser(change: (tx: pg.PoolClient, ask: DeedAsk) => Promise<string>): Deed {
  return { find: findUser, inside: async (tx, ask) => ({ message: await change(tx, ask) }) }
}

const users: Readonly<Record<string, Deed>> = {
  view: { find: findUser, inside: viewAsSupport },
  credits: { find: findUser, inside: correctCredits },
  verify: onUser(async (tx, { id, parts }) => {
    if (parts.authService.publicAuth.service !== 'built-in')
      throw new Problem('not_now', 'A hosted service manages email verification here. Confirm it there.')
    const change = 'set email_verified = true, updated_at = now() where id = $1 and not email_verified'
    await changeUser(tx, id, change, 'This email address is already verified.')
    await tellPerson(tx, id, 'support_changed', 'Email confirmed')
    return 'The email address is now verified.'
  }),
  'end-sessions': onUser(async (tx, { id, parts }) => {
    await parts.authService.endSessionsOf(tx, id)
    await tellPerson(tx, id, 'support_changed', 'Signed out everywhere')
    return 'All their sessions have ended.'
  }),
  suspend: onUser(async (tx, { id, parts }) => {
    const change = 'set suspended_at = now() where id = $1 and suspended_at is null'
    await changeUser(tx, id, change, 'This account is already suspended.')
    await parts.authService.endSessionsOf(tx, id)
    await tellPerson(tx, id, 'support_changed', 'Suspended')
    return 'The account is suspended.'
  }),
  lift: onUser(async (tx, { id }) => {
    const change = 'set suspended_at = null where id = $1 and suspended_at is not null'
    await changeUser(tx, id, change, 'This account isn’t suspended.')
    await tellPerson(tx, id, 'support_changed', 'Suspension lifted')
    return 'The person can sign in again.'
  }),
}

const sessions: Readonly<Record<string, Deed>> = {
  end: {
    find: finder(`
      select u.email as label, u.id as "userId", jsonb_build_object(
               'beganAt', began_at, 'lastUsedAt', last_used_at, 'support', support_name is not null) as state
        from sessions join users u on u.id = user_id where family::text = $1 order by last_used_at desc limit 1 for update of sessions`),
    inside: async (tx, { id, parts }) => {
      if (parts.authService.publicAuth.service !== 'built-in')
        throw new Problem('not_now', 'A hosted service manages the sessions here. End all of them under Users.')
      const owner = await endFamily(tx, id)
      if (owner !== null) await tellPerson(tx, owner, 'support_changed', 'Signed out in one place')
      return { message: 'The session has ended.' }
    },
  },
}

const webhooks: Readonly<Record<string, Deed>> = {
  replay: {
    find: finder(
      `select id as label, null as "userId", jsonb_build_object('type', type, 'handledAt', handled_at) as state
         from provider_events where id = $1`,
    ),
    outside: async ({ parts, id }) => {
      await replayEvent(parts.life, id)
      return { message: 'The webhook was handled again.' }
    },
  },
}

export const customerDeeds: Readonly<Record<keyof typeof customerTables, Readonly<Record<string, Deed>>>> = {
  users,
  sessions,
  subscriptions: planDeeds,
  credits: {},
  payments: {},
  webhooks,
}
