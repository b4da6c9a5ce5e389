import { Problem, type workTables } from '@vouch/contract'
import { plural } from '@vouch/engine'
import type pg from 'pg'
import { grant } from '../../customers/credits/ledger.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { grantRequest, refuseRequest } from '../../site/data-requests/request-queue.ts'
import { answerDispute, type DisputeAnswer } from '../../verdicts/sharing/dispute-queue.ts'
import { revokeCode } from '../../verdicts/signing/revoke.ts'
import { rescore } from '../../verdicts/verifications/rescore.ts'
import { type Deed, type DeedAsk, type Done, finder } from './deed.ts'
import { messages, waitlist } from './visitor-deeds.ts'

/** What the team can do in its daily work. */

const findVerification = finder(`
  select coalesce(c.handle, r.label) as label, v.user_id as "userId", jsonb_build_object(
           'state', r.state, 'creditsUsed', v.credits_used, 'reportId', v.report_id, 'engine', reports.engine,
           'refunded', exists (select from credit_entries
                                where workspace_id = v.workspace_id and cause = 'refund:verification:' || v.id)) as state
    from verifications v join verification_runs r on r.id = v.run_id
    left join creators c on c.id = v.creator_id left join reports on reports.id = v.report_id
   where v.id::text = $1 for update of v`)

interface Charge {
  workspaceId: string
  used: number
  /** How many of them came out of the month's credits: those are spent first. */
  monthly: number
}

/** Gives back to each bucket what was taken out of it. */
async function refund(tx: pg.PoolClient, { id, parts }: DeedAsk): Promise<Done> {
  const found = await tx.query<Charge>(
    `select v.workspace_id as "workspaceId", coalesce(v.credits_used, 0) as used,
            least(coalesce(h.monthly, 0), coalesce(v.credits_used, 0)) as monthly
       from verifications v left join credit_holds h on h.id = v.hold_id where v.id::text = $1`,
    [id],
  )
  const { workspaceId, used, monthly } = onlyRow(found)
  if (used === 0) throw new Problem('not_now', 'This verification didn’t cost anything.')
  const movement = {
    ...{ workspaceId, cause: `refund:verification:${id}`, action: 'correction', resourceId: id, at: parts.now() },
  }
  const moved: boolean[] = []
  if (monthly > 0) moved.push(await grant(tx, 'monthly', { ...movement, credits: monthly }))
  if (used > monthly) moved.push(await grant(tx, 'purchased', { ...movement, credits: used - monthly }))
  if (!moved.includes(true)) throw new Problem('not_now', 'This verification was already refunded.')
  return { message: `${plural(used, 'credit was', 'credits were')} returned.`, after: { credits: used } }
}

const verifications: Readonly<Record<string, Deed>> = {
  refund: { find: findVerification, inside: refund },
  rescore: {
    find: findVerification,
    outside: async ({ parts, id }) => {
      const found = await parts.db.pool.query<{ workspaceId: string; userId: string }>(
        'select workspace_id as "workspaceId", user_id as "userId" from verifications where id::text = $1',
        [id],
      )
      await rescore(parts.verifying, { ...onlyRow(found), role: 'owner', sessionId: '', token: '' }, id)
      return { message: 'The owner now sees the report from the current engine.' }
    },
  },
}

const findRequest = finder(`
  select reference as label, (select id from users where users.email = data_requests.email) as "userId",
         jsonb_build_object('kind', kind, 'subject', subject, 'state', state, 'dueAt', due_at) as state
    from data_requests where id::text = $1`)

const requests: Readonly<Record<string, Deed>> = {
  grant: {
    find: findRequest,
    outside: async ({ parts, id }) => {
      await grantRequest(parts.site, id)
      return { message: 'Done. We let the person know.' }
    },
  },
  refuse: {
    find: findRequest,
    outside: async ({ parts, id, body }) => {
      await refuseRequest(parts.site, id, body.answer ?? '')
      return { message: 'We told the person why.' }
    },
  },
}

const findDispute = finder(`
  select handle as label, owner_id as "userId",
         jsonb_build_object('state', state, 'platform', platform, 'relation', relation, 'dueAt', due_at) as state
    from disputes join workspaces on workspaces.id = workspace_id where disputes.id::text = $1`)

function answering(decision: DisputeAnswer['decision'], message: string): Deed {
  return {
    find: findDispute,
    outside: async ({ parts, id, body }) => {
      await answerDispute(parts.sharing, id, { decision, answer: body.answer ?? '' })
      return { message }
    },
  }
}

const findSignature = finder(`
  select code as label, null as "userId", jsonb_build_object('digest', digest, 'keyId', key_id, 'revokedFor', revoked_for) as state
    from signed_reports where code = $1 for update`)

async function withdraw(tx: pg.PoolClient, { id, parts }: DeedAsk): Promise<Done> {
  const counted = await revokeCode(tx, id, { reason: 'withdrawn', at: parts.now() })
  if (!counted) throw new Problem('not_now', 'This signature was already revoked.')
  return { message: 'Whoever checks this report is now told that we withdrew it.' }
}

export const workDeeds: Readonly<Record<keyof typeof workTables, Readonly<Record<string, Deed>>>> = {
  verifications,
  requests,
  disputes: {
    accept: answering('accepted', 'It’s on the report now, and we let the person know.'),
    decline: answering('declined', 'We told the person why it isn’t shown.'),
  },
  signatures: { revoke: { find: findSignature, inside: withdraw } },
  messages,
  waitlist,
  leads: {},
}
