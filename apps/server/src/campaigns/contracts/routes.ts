import { contracts, offeredContracts, Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nameDownload } from '../../foundation/http/download-name.ts'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import { acceptContract, checkDigest, declineContract, requireOffered, showOffered } from './answer-contract.ts'
import { changeContract, createContract, removeContract } from './change-contracts.ts'
import { contractFile } from './contract-copies.ts'
import type { ContractDesk } from './contract-desk.ts'
import { loadContracts, requireContract } from './contract-rows.ts'
import { loadContract, loadVersion } from './load-contract.ts'
import { sendContract, withdrawContract } from './send-contract.ts'

/** Adds the routes of contracts. */
export function contractRoutes(app: FastifyInstance, desk: ContractDesk): void {
  serveReading(app, desk)
  serveChanging(app, desk)
  serveOffered(app, desk)
}

function sendFile(reply: FastifyReply, bytes: Buffer | string, mediaType: string, name: string): void {
  nameDownload(reply, name).header('content-type', mediaType).header('cache-control', 'private, no-store').send(bytes)
}

function serveReading(app: FastifyInstance, desk: ContractDesk): void {
  const { pool } = desk.db
  serve(app, contracts.list, async ({ member, query }) => {
    return { contracts: await loadContracts(pool, member.workspaceId, query.campaignId), nextCursor: null }
  })
  serve(app, contracts.show, ({ member, params }) => loadContract(desk, member.workspaceId, params.id))
  serve(app, contracts.version, ({ member, params }) =>
    loadVersion(pool, member.workspaceId, params.id, params.version),
  )
  serve(app, contracts.file, async ({ member, params, reply }) => {
    const row = await requireContract(pool, member.workspaceId, params.id)
    sendFile(reply, await contractFile(desk, row), 'application/pdf', `contract-${row.id.slice(0, 8)}.pdf`)
  })
}

function serveChanging(app: FastifyInstance, desk: ContractDesk): void {
  const after = async (member: Member, id: string, deed: Promise<void>) => {
    await deed
    return loadContract(desk, member.workspaceId, id)
  }
  serve(app, contracts.create, async ({ member, body, headers }) => {
    const id = await createContract(desk, member, body, headers['idempotency-key'] ?? null)
    return loadContract(desk, member.workspaceId, id)
  })
  serve(app, contracts.change, ({ member, params: { id }, body }) =>
    after(member, id, changeContract(desk, member, id, body)),
  )
  serve(app, contracts.send, ({ member, params: { id }, body }) =>
    after(member, id, sendContract(desk, member, id, body)),
  )
  serve(app, contracts.withdraw, ({ member, params: { id } }) => after(member, id, withdrawContract(desk, member, id)))
  serve(app, contracts.remove, async ({ member, params }) => {
    await removeContract(desk, member, params.id)
    return { ok: true } as const
  })
}

function serveOffered(app: FastifyInstance, desk: ContractDesk): void {
  /** The address is the key, so no search engine and no other site gets it. */
  const hide = (reply: FastifyReply) =>
    reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
  serve(app, offeredContracts.read, ({ params, reply }) => {
    hide(reply)
    return showOffered(desk, params.token)
  })
  serve(app, offeredContracts.accept, ({ params, body, reply }) => {
    hide(reply)
    return acceptContract(desk, params.token, { ...body, address: reply.request.ip })
  })
  serve(app, offeredContracts.decline, ({ params, body }) => declineContract(desk, params.token, body.reason))
  serve(app, offeredContracts.file, async ({ params, reply }) => {
    hide(reply)
    const row = await requireOffered(desk.db.pool, desk, params.token)
    sendFile(reply, await contractFile(desk, row), 'application/pdf', 'contract.pdf')
  })
  serve(app, offeredContracts.record, async ({ params, reply }) => {
    hide(reply)
    const { record } = await requireOffered(desk.db.pool, desk, params.token)
    if (record === null) throw new Problem('not_ready', 'This contract isn’t accepted yet.')
    sendFile(reply, record, 'application/json; charset=utf-8', 'contract-record.json')
  })
  serve(app, offeredContracts.verify, ({ params, reply }) => {
    hide(reply)
    return checkDigest(desk, params.token)
  })
}
