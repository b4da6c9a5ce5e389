import { contractText, noLegalAdvice } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { withTransaction } from '../../foundation/db/database.ts'
import { bodyDigest, type KeptBody, readBody } from '../../foundation/objects/kept-body.ts'
import type { MovableBodies } from '../../foundation/objects/movable-bodies.ts'
import type { ContractDesk } from './contract-desk.ts'
import { documentIn, recordIn } from './contract-document.ts'
import { writeCopies } from './contract-letters.ts'
import { type ContractRow, requireContract } from './contract-rows.ts'
import { loadVersion } from './load-contract.ts'
import type { ContractPaper } from './pdf/contract-paper.ts'

/** The copy on paper. That of an accepted contract is printed once and kept, so that everybody has the same bytes and their digest means something. */

export const movableContracts: MovableBodies = { table: 'contracts', id: 'id', body: 'file', when: 'true' }

/** @returns the PDF as the contract stands */
export async function contractFile(desk: ContractDesk, row: ContractRow): Promise<Buffer> {
  if (row.state === 'accepted') return keptFile(desk, row)
  return desk.printer.print(row.document === null ? await draftPaper(desk, row) : offeredPaper(row, row.document))
}

/** Prints, unless it was; whoever was first stands. */
async function keptFile(desk: ContractDesk, row: ContractRow): Promise<Buffer> {
  const held = await heldFile(desk, row.id)
  if (held !== null) return held
  const printed = await desk.printer.print(acceptedPaper(desk, row))
  await desk.db.pool.query(
    'update contracts set file = $2, file_digest = $3 where id = $1 and file is null and object_key is null',
    [row.id, printed, bodyDigest(printed)],
  )
  return (await heldFile(desk, row.id)) ?? printed
}

async function heldFile({ db: { pool, objects } }: ContractDesk, id: string): Promise<Buffer | null> {
  const found = await pool.query<KeptBody>(
    `select file as body, object_key as "objectKey", object_digest as "objectDigest" from contracts
      where id = $1 and (file is not null or object_key is not null)`,
    [id],
  )
  const [kept] = found.rows
  return kept === undefined ? null : readBody(objects, kept)
}

/** Prints the copy and sends it to both; repeating it sends nothing twice. */
export async function sendCopies(desk: ContractDesk, contractId: string): Promise<void> {
  const found = await desk.db.pool.query<{ workspaceId: string }>(
    `select workspace_id as "workspaceId" from contracts where id = $1 and state = 'accepted'`,
    [contractId],
  )
  const [owner] = found.rows
  if (owner === undefined) return
  const row = await requireContract(desk.db.pool, owner.workspaceId, contractId)
  const file = await keptFile(desk, row)
  await withTransaction(desk.db, (tx) => writeCopies(tx, desk, row, file))
}

async function draftPaper({ db, now }: ContractDesk, row: ContractRow): Promise<ContractPaper> {
  const { draft } = await loadVersion(db.pool, row.workspaceId, row.id, row.version)
  const { title, clauses } = contractText(draft)
  const parties = { brand: draft.variables.brand_name ?? '', creator: accountOf(row) }
  const unsigned = { offered: null, accepted: null, digest: null, checkUrl: null }
  return { title, clauses, ...parties, ...unsigned, note: noLegalAdvice, madeAt: now().toISOString() }
}

function offeredPaper(row: ContractRow, document: string): ContractPaper {
  const { title, clauses, brand, offered } = documentIn(document)
  const unsigned = { accepted: null, checkUrl: null, digest: row.digest }
  return {
    ...{ title, clauses, brand, creator: accountOf(row), offered, ...unsigned },
    ...{ note: noLegalAdvice, madeAt: offered.at },
  }
}

function acceptedPaper({ publicAddress }: ContractDesk, row: ContractRow): ContractPaper {
  const { document, accepted, digest } = recordIn(row.record ?? '')
  const { title, clauses, brand, offered } = document
  return {
    ...{ title, clauses, brand, creator: accountOf(document.creator), offered, accepted, digest },
    ...{ note: noLegalAdvice, madeAt: accepted.at },
    checkUrl: `${publicAddress()}/contract/${digest.slice(7)}/verify`,
  }
}

function accountOf({ platform, handle }: Pick<ContractRow, 'platform' | 'handle'>): string {
  return `@${handle} on ${platformName(platform)}`
}
