import { type BodyOf, type ContractCheck, type OfferedContract, type offeredContracts, Problem } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import { sharedId } from '../../verdicts/sharing/share-token.ts'
import { markContract } from './change-contracts.ts'
import type { ContractDesk, Sql, Tx } from './contract-desk.ts'
import { documentIn, recordIn, signedRecord } from './contract-document.ts'
import { writeDecline } from './contract-letters.ts'
import { type ContractRow, contractOfDigest, contractOfLink } from './contract-rows.ts'
import { copiesKind } from './jobs.ts'
import { answerOf } from './load-contract.ts'

/** What whoever has the link does: reads, accepts, declines. The link is the key, so a contract is accepted once, as it was read. */

/** @throws Problem `link_ended` */
export async function requireOffered(sql: Sql, { linkSecret }: ContractDesk, token: string): Promise<ContractRow> {
  const linkKey = sharedId(token, linkSecret, 'contract')
  const row = linkKey === null ? null : await contractOfLink(sql, linkKey)
  if (row === null)
    throw new Problem('link_ended', 'This link is incomplete, or the contract was withdrawn. Ask the sender.')
  return row
}

/** @throws Problem `link_ended` */
export async function showOffered(desk: ContractDesk, token: string): Promise<OfferedContract> {
  return offeredOf(await requireOffered(desk.db.pool, desk, token))
}

function offeredOf(row: ContractRow): OfferedContract {
  const { state, document, digest, platform, handle, displayName, sentTo } = row
  if (state === 'draft' || document === null || digest === null) throw new Problem('link_ended')
  const { title, clauses, brand, offered } = documentIn(document)
  const answer = answerOf(row)
  return {
    ...{ state, text: { title, clauses }, brand, creator: { platform, handle, displayName }, digest },
    ...{ offeredBy: offered.by, sentAt: offered.at, keepsEmail: sentTo !== null },
    answer: answer && { at: answer.at, name: answer.name },
  }
}

/** Locks what a link opens, the campaign first as everybody does. @throws Problem `link_ended` */
async function lockOffered(tx: Tx, desk: ContractDesk, token: string): Promise<ContractRow> {
  const { campaignId, id } = await requireOffered(tx, desk, token)
  await tx.query('select from campaigns where id = $1 for no key update', [campaignId])
  await tx.query('select from contracts where id = $1 for update', [id])
  return requireOffered(tx, desk, token)
}

type Acceptance = BodyOf<typeof offeredContracts.accept> & { address: string }

/** Accepts it, and signs the record. Accepting again changes nothing. @throws Problem `link_ended`, `not_now` for another text or one that was declined */
export async function acceptContract(
  desk: ContractDesk,
  token: string,
  { name, digest, email = null, address }: Acceptance,
): Promise<OfferedContract> {
  await withTransaction(desk.db, async (tx) => {
    const at = desk.now()
    const row = await lockOffered(tx, desk, token)
    if (row.state === 'accepted') return
    if (row.state !== 'sent')
      throw new Problem('not_now', 'This contract was declined. Ask the brand to send it again.')
    if (row.digest !== digest || row.document === null)
      throw new Problem('not_now', 'The contract has changed since you read it. Reload the page.')
    const accepted = { name: storableText(name), at: at.toISOString(), address }
    const document = documentIn(row.document)
    const record = signedRecord(desk, { schema: 'vouch.contract-record/1', document, digest, accepted }, at)
    await tx.query(
      `update contracts set state = 'accepted', answered_at = $2, updated_at = $2, signer_name = $3, signer_address = $4,
              signer_email = $5, record = $6 where id = $1`,
      [row.id, at, accepted.name, address, email, record],
    )
    await markContract(tx, { workspaceId: row.workspaceId, userId: null }, row, 'signed', at)
    await desk.queue.enqueue(tx, copiesKind, { contractId: row.id })
  })
  return showOffered(desk, token)
}

/** @throws Problem `link_ended`, `not_now` for one that is answered */
export async function declineContract(desk: ContractDesk, token: string, reason: string): Promise<OfferedContract> {
  await withTransaction(desk.db, async (tx) => {
    const at = desk.now()
    const row = await lockOffered(tx, desk, token)
    if (row.state !== 'sent') throw new Problem('not_now', 'This contract is already answered.')
    const kept = storableText(reason)
    await tx.query(
      `update contracts set state = 'declined', answered_at = $2, updated_at = $2, reason = $3 where id = $1`,
      [row.id, at, kept],
    )
    await markContract(tx, { workspaceId: row.workspaceId, userId: null }, row, 'drafted', at)
    await writeDecline(tx, desk, row, kept, at)
  })
  return showOffered(desk, token)
}

const digestForm = /^(?:sha256:)?([0-9a-f]{64})$/i

/** @param typed a digest, with or without `sha256:` */
export async function checkDigest({ db }: ContractDesk, typed: string): Promise<ContractCheck> {
  const hex = digestForm.exec(typed.trim())?.[1]?.toLowerCase()
  const row = hex === undefined ? null : await contractOfDigest(db.pool, `sha256:${hex}`)
  if (row === null || row.record === null) return { finding: 'unknown', contract: null }
  const { document, digest, accepted, signature } = recordIn(row.record)
  return {
    finding: digest === `sha256:${hex}` ? 'contract' : 'file',
    contract: {
      ...{ title: document.title, brand: document.brand, digest, fileDigest: row.fileDigest, keyId: signature.keyId },
      creator: `@${document.creator.handle} on ${platformName(document.creator.platform)}`,
      ...{ signer: accepted.name, acceptedAt: accepted.at },
    },
  }
}
