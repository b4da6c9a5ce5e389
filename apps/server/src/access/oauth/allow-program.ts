import { type AllowedAccess, type AskedAccess, grantsMax, openingScopes, Problem, type Scope } from '@vouch/contract'
import type pg from 'pg'
import { tokenDigest } from '../../customers/accounts/token.ts'
import { workspaceName } from '../../customers/accounts/workspace-place.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { loadLive } from './live-programs.ts'
import type { OauthParts } from './oauth-parts.ts'
import { isOwnResource } from './own-resource.ts'
import { heardBy, isRegistered } from './redirect-uri.ts'
import { drawGiven } from './token-text.ts'

/** A person lets a program in: who asks, and a code that the program exchanges. */

type Sql = Pick<pg.Pool, 'query'>
const codeMinutes = 5
const noClient = 'This program isn’t known here anymore. Remove the connection in it and connect again.'
const badRedirect = 'The address that the answer would go to isn’t one that this program registered.'

/** What a program asks for, once it is certain that the answer goes where the program said. */
interface Asker {
  program: string
  scopes: Scope[]
}

/** @throws Problem `validation`: nothing may be sent to an address that is not registered, so a person reads it here */
async function loadAsker(sql: Sql, asked: AskedAccess, address: string): Promise<Asker> {
  const found = await sql.query<{ name: string; redirectUris: string[] }>(
    'select name, redirect_uris as "redirectUris" from oauth_clients where id = $1',
    [asked.client_id],
  )
  const [client] = found.rows
  if (client === undefined) throw refused(noClient)
  if (!isRegistered(asked.redirect_uri, client.redirectUris)) throw refused(badRedirect)
  if (asked.response_type !== 'code') throw refused('This program asks for something else than a code.')
  if (asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(asked.code_challenge))
    throw refused('This program connects in a way that isn’t safe: it needs PKCE with S256.')
  if (!isOwnResource(asked.resource, address)) throw refused('This program asks for another server than this one.')
  const wanted = asked.scope?.split(/\s+/).filter((each) => each !== '') ?? []
  if (wanted.length === 0) return { program: client.name, scopes: [...openingScopes] }
  const scopes = openingScopes.filter((scope) => wanted.includes(scope))
  if (scopes.length === 0) throw refused('This program asks for nothing that Vouch knows.')
  return { program: client.name, scopes }
}

function refused(sentence: string): Problem {
  return new Problem('validation', sentence)
}

/** @param address the public address of this server */
export async function describeAsker(sql: Sql, { workspaceId }: Member, asked: AskedAccess, address: string) {
  const { program, scopes } = await loadAsker(sql, asked, address)
  const named = await sql.query<{ name: string }>(
    `select ${workspaceName} as name from workspaces join users owner on owner.id = owner_id where workspaces.id = $1`,
    [workspaceId],
  )
  const denyUrl = answerUrl(asked, address, { error: 'access_denied' })
  return { program, leadsTo: heardBy(asked.redirect_uri), workspace: onlyRow(named).name, scopes, denyUrl }
}

/** Writes a code for the program. @returns where the browser takes it
 *  @throws Problem `validation`, `too_many` */
export async function allowProgram(
  { db, publicAddress }: OauthParts,
  { workspaceId, userId }: Member,
  { scopes: chosen, creditsPerMonth = null, ...asked }: AllowedAccess,
): Promise<{ redirectTo: string }> {
  const sql = db.pool
  const { scopes } = await loadAsker(sql, asked, publicAddress())
  const allowed = scopes.filter((scope) => chosen.includes(scope))
  if (allowed.length === 0) throw refused('Choose at least one scope.')
  if ((await loadLive(sql, workspaceId)) >= grantsMax)
    throw new Problem('too_many', `${grantsMax} programs are connected already. Disconnect one you no longer use.`)
  const code = drawGiven('code')
  await sql.query(
    `insert into oauth_codes (digest, client_id, workspace_id, user_id, scopes, redirect_uri, challenge, credits_max, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + interval '${codeMinutes} minutes')`,
    [
      ...[tokenDigest(code), asked.client_id, workspaceId, userId, allowed],
      ...[asked.redirect_uri, asked.code_challenge, creditsPerMonth],
    ],
  )
  return { redirectTo: answerUrl(asked, publicAddress(), { code }) }
}

/** @param iss who answers, so that a program that knows several servers takes no answer for another's (RFC 9207) */
function answerUrl({ redirect_uri, state }: AskedAccess, iss: string, answer: Record<string, string>): string {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...answer, iss, ...(state !== undefined && { state }) }))
    url.searchParams.set(name, value)
  return url.href
}
