import { Problem, type ReplyOf, teamCookie, teamGate } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { attempt } from '../../customers/accounts/attempt-limits.ts'
import { networkOf } from '../../customers/accounts/client-of.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Seal } from '../../foundation/db/sealed-text.ts'
import type { Teammate } from '../../foundation/http/member.ts'
import { type Ask, serve } from '../../foundation/http/serve.ts'
import type { IsAdminPassword } from './admin-password.ts'
import {
  addAuthenticator,
  asksForCode,
  confirmAuthenticator,
  loadAuthenticators,
  removeAuthenticator,
  takeCode,
} from './authenticators.ts'
import { noteTeamAction } from './note-team-action.ts'
import { endTeamSession, identifyTeammate, openTeamSession } from './team-sessions.ts'

/** The gate: a password, a code where a device is set up, and a cookie that no script can read. */

export interface GateParts {
  db: Database
  config: Pick<Config, 'mode'>
  isPassword: IsAdminPassword
  seal: Seal
  version: string
  publicAddress: () => string
}

/** Wrong passwords and codes from one network in a quarter of an hour. */
const guesses = { name: 'team-sign-in', attemptsMax: 10, windowSeconds: 900 }
const unnamed = 'Unnamed'

export function gateRoutes(app: FastifyInstance, parts: GateParts): void {
  const { db } = parts
  serve(app, teamGate.login, async (ask) => signIn(parts, ask))
  serve(app, teamGate.session, async ({ teammate }) => shown(parts, teammate))
  serve(app, teamGate.logout, async ({ teammate, reply, address }) => {
    await withTransaction(db, async (tx) => {
      await endTeamSession(tx, teammate.sessionId)
      const subject = { kind: 'session', id: teammate.sessionId }
      await noteTeamAction(tx, { teammate, address }, { action: 'gate.sign-out', subject })
    })
    reply.clearCookie(teamCookie, { path: '/' })
    return { success: true as const }
  })
  deviceRoutes(app, parts)
}

async function signIn(parts: GateParts, ask: Ask<typeof teamGate.login>): Promise<ReplyOf<typeof teamGate.login>> {
  const { pool } = parts.db
  const { body, address, reply, log } = ask
  const network = networkOf(address)
  const counted = await attempt(pool, guesses, network)
  const refuse = (): never => {
    log.warn({ network }, 'A sign-in of the team was refused')
    throw new Problem('invalid_admin_credentials')
  }
  if (!(await parts.isPassword(body.password ?? ''))) refuse()
  const code = body.code ?? ''
  if (code === '' && (await asksForCode(pool))) {
    // The password was right: nothing was guessed yet.
    await counted.forgive()
    throw new Problem('second_factor_required')
  }
  if (!(await takeCode(pool, parts.seal, code, new Date()))) refuse()
  await counted.forgive()
  const token = await openTeamSession(pool, body.name || unnamed)
  const teammate = await identifyTeammate(pool, token)
  if (teammate === null) throw new Error('A session that was just opened is not there')
  const subject = { kind: 'session', id: teammate.sessionId }
  await noteTeamAction(pool, { teammate, address }, { action: 'gate.sign-in', subject })
  keepCookie(reply, token, parts.publicAddress())
  return shown(parts, teammate)
}

async function shown(parts: GateParts, { name, beganAt, expiresAt }: Teammate) {
  return {
    name,
    beganAt: beganAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    secondFactor: await asksForCode(parts.db.pool),
    mode: parts.config.mode,
    version: parts.version,
  }
}

/** It goes with calls of this very site alone, and ends with the browser. */
function keepCookie(reply: FastifyReply, token: string, publicAddress: string): void {
  const secure = publicAddress.startsWith('https:')
  reply.setCookie(teamCookie, token, { httpOnly: true, secure, sameSite: 'strict', path: '/' })
}

function deviceRoutes(app: FastifyInstance, parts: GateParts): void {
  const { db, seal } = parts
  serve(app, teamGate.authenticators, async () => ({
    authenticators: await loadAuthenticators(db.pool),
    nextCursor: null,
  }))
  serve(app, teamGate.addAuthenticator, async ({ body, teammate, address }) =>
    withProof(parts, { address, proof: body.proof }, async (tx) => {
      const added = await addAuthenticator(tx, seal, body.label)
      const about = { action: 'gate.add-authenticator', subject: { kind: 'authenticator', id: added.id } }
      await noteTeamAction(tx, { teammate, address }, { ...about, after: { label: body.label } })
      return added
    }),
  )
  serve(app, teamGate.confirmAuthenticator, async ({ params, body, teammate, address }) =>
    withTransaction(db, async (tx) => {
      const label = await confirmAuthenticator(tx, seal, { id: params.id, code: body.code, at: new Date() })
      const about = { action: 'gate.confirm-authenticator', subject: { kind: 'authenticator', id: params.id } }
      await noteTeamAction(tx, { teammate, address }, { ...about, after: { label, confirmed: true } })
      return { success: true as const }
    }),
  )
  serve(app, teamGate.removeAuthenticator, async ({ params, body, teammate, address }) =>
    withProof(parts, { address, proof: body.proof }, async (tx) => {
      const label = await removeAuthenticator(tx, params.id, body.confirm)
      const about = { action: 'gate.remove-authenticator', subject: { kind: 'authenticator', id: params.id } }
      await noteTeamAction(tx, { teammate, address }, { ...about, before: { label } })
      return { success: true as const }
    }),
  )
}

/** A session that was left open must not take the second factor off the gate, nor put up another that nobody else has.
 *  @throws Problem `wrong_password` at the field, or `rate_limited` */
async function withProof<Done>(
  parts: GateParts,
  { address, proof }: { address: string; proof: string },
  work: (tx: pg.PoolClient) => Promise<Done>,
): Promise<Done> {
  const counted = await attempt(parts.db.pool, guesses, networkOf(address))
  const done = await withTransaction(parts.db, async (tx) => {
    await requireProof(parts, tx, proof)
    return work(tx)
  })
  await counted.forgive()
  return done
}

/** @throws Problem `wrong_password` at the field */
async function requireProof({ isPassword, seal }: GateParts, tx: pg.PoolClient, proof: string): Promise<void> {
  const isCode = (await asksForCode(tx)) && (await takeCode(tx, seal, proof.trim(), new Date()))
  if (isCode || (await isPassword(proof))) return
  const sentence = 'That is neither the code of an authenticator nor the password.'
  throw new Problem('wrong_password', sentence, { fields: { proof: sentence } })
}
