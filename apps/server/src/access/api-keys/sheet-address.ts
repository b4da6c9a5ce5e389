import { Problem, type VerificationCard } from '@vouch/contract'
import { csvText } from '@vouch/presentation'
import type pg from 'pg'
import { countAttempt } from '../../foundation/http/attempt-windows.ts'
import { tooMany } from '../../foundation/http/too-many.ts'
import { sharedId, shareToken } from '../../verdicts/sharing/share-token.ts'
import { listVerifications } from '../../verdicts/verifications/list-verifications.ts'
import { identifyKeyId } from './identify-key.ts'
import { noteCall } from './key-calls.ts'
import { loadKey } from './keys.ts'

/** An address that a spreadsheet reads by itself. It holds no key: it is signed for one, opens this one table and nothing else, and ends with the
 *  key. So whoever finds it in a log reads what the table says, and can do nothing. */

export interface SheetParts {
  pool: pg.Pool
  linkSecret: string
  publicAddress: () => string
}

/** Rows of the table; a spreadsheet that reads every hour is no export. */
const rowsMax = 500
const windowSeconds = 60
const columns = [
  ...['platform', 'handle', 'verified_at', 'state', 'decision', 'trust', 'trust_low', 'trust_high', 'fraud_risk'],
  'report',
]

/** @returns the address of a key's table. @throws Problem `not_found`, `scope_missing` where the key doesn't read */
export async function sheetAddress(
  { pool, linkSecret, publicAddress }: SheetParts,
  workspaceId: string,
  keyId: string,
  at: Date,
): Promise<string> {
  const { scopes, state } = await loadKey(pool, workspaceId, keyId, at)
  if (state !== 'live') throw new Problem('not_found')
  if (!scopes.includes('read')) throw new Problem('scope_missing', 'This key doesn’t have the scope “read”.')
  return `${publicAddress()}/api/sheets/${shareToken(keyId, linkSecret, 'sheet address')}`
}

export interface Reading {
  token: string
  /** Where the spreadsheet calls from. */
  address: string
  requestId: string
}

/** Reads the table as its key would: with its limit of calls, its networks, its log. @throws Problem `not_found` for an address that ended or never was */
export async function readSheet(parts: SheetParts, { token, address, requestId }: Reading): Promise<string> {
  const { pool, linkSecret, publicAddress } = parts
  const keyId = sharedId(token, linkSecret, 'sheet address')
  const member = keyId === null ? null : await identifyKeyId(pool, keyId, address)
  if (keyId === null || !member?.apiKey?.scopes.includes('read')) throw new Problem('not_found')
  const { attempts, leftMs } = await countAttempt(pool, `key-calls:${member.workspaceId}`, windowSeconds)
  if (attempts > member.apiKey.callsPerMinute) throw tooMany(leftMs / 1_000)
  const order = { workspaceId: member.workspaceId, creator: null, limit: rowsMax, after: null }
  const { verifications } = await listVerifications(pool, order)
  await noteCall(pool, { keyId, method: 'GET', path: '/api/sheets/:token', status: 200, requestId, address })
  return csvText({ columns, rows: verifications.map((card) => rowOf(card, publicAddress())) })
}

function rowOf({ id, creator, createdAt, state, verdict }: VerificationCard, site: string) {
  const trust = verdict?.trust ?? null
  return [
    ...[creator.platform, creator.handle, createdAt, state, verdict?.decision?.word ?? null],
    ...[trust?.score ?? null, trust?.low ?? null, trust?.high ?? null, verdict?.fraudRisk ?? null],
    `${site}/app/verifications/${id}`,
  ]
}
