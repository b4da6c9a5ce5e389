import { Problem, parseAddress, type TeamSupplier, type TeamSupplierList, teamSuppliers } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import type { Target } from '../../outside/platforms/connector.ts'
import { exampleSuppliers } from '../../outside/platforms/supplier/example-suppliers.ts'
import { copiesMax, type DescribedSupplier } from '../../outside/platforms/supplier/supplier-book.ts'
import { readSupplier } from '../../outside/platforms/supplier/supplier-file.ts'
import type { Supplier } from '../../outside/platforms/supplier/supplier-shape.ts'
import { previewTrial, tryOut } from '../../outside/platforms/supplier/supplier-trial.ts'
import { loadSupplierStanding } from '../../outside/supplier-standing.ts'
import { type Actor, noteTeamAction } from '../gate/note-team-action.ts'
import type { AdminParts } from './admin-parts.ts'
import { describedSupplier, outlineOf } from './described-supplier.ts'

/** Data suppliers on the team's side: described, tried and changed while the product runs. */

type Parts = Pick<AdminParts, 'db' | 'suppliers' | 'now'>

/** The longest that a supplier may work, and a little more. */
const trialMsMax = 120_000
const snapshotCharsMax = 60_000

export function supplierRoutes(app: FastifyInstance, parts: Parts): void {
  const { suppliers } = parts
  const { secrets } = suppliers.config
  serve(app, teamSuppliers.list, async () => loadList(parts))
  serve(app, teamSuppliers.show, async ({ params }) => {
    const found = [...suppliers.book.all(), ...exampleSuppliers()].find(({ key }) => key === params.key)
    if (found === undefined) throw new Problem('not_found', 'There is no supplier with this key.')
    return shown(found, suppliers)
  })
  serve(app, teamSuppliers.check, async ({ body }) => outlineOf(readSupplier(body.text), '', secrets))
  serve(app, teamSuppliers.save, async ({ params, body, teammate, address }) => {
    await saveSupplier(parts, { key: params.key, ...body }, { teammate, address })
    return shown(copyOf(parts, params.key), suppliers)
  })
  serve(app, teamSuppliers.remove, async ({ params, teammate, address }) => {
    const removed = shown(copyOf(parts, params.key), suppliers)
    await removeSupplier(parts, params.key, { teammate, address })
    return removed
  })
  serve(app, teamSuppliers.preview, async ({ body }) => {
    const { supplier, target } = askedOf(body)
    return previewTrial(supplier, target.platform, target.handle)
  })
  serve(app, teamSuppliers.trial, async ({ body, teammate, address, signal }) => {
    if (!suppliers.config.accepted)
      throw new Problem(
        'not_now',
        'Suppliers are off here. The operator turns them on with SUPPLIERS_ACCEPTED=accepted.',
      )
    const { supplier, target } = askedOf(body)
    const ended = AbortSignal.any([signal, AbortSignal.timeout(trialMsMax)])
    const { snapshot, ...trial } = await tryOut(supplier, target, suppliers.supplied, ended)
    const subject = { kind: 'suppliers', id: supplier.key }
    const after = { platform: target.platform, usd: trial.usd, failed: trial.failure !== null }
    await noteTeamAction(parts.db.pool, { teammate, address }, { action: 'suppliers.try', subject, after })
    const text = snapshot && JSON.stringify(snapshot, null, 2)
    const cut = (text?.length ?? 0) > snapshotCharsMax
    return { ...trial, snapshot: text?.slice(0, snapshotCharsMax) ?? null, snapshotCut: cut }
  })
}

async function loadList({ db, suppliers, now }: Parts): Promise<TeamSupplierList> {
  const { spentUsd } = await loadSupplierStanding(db.pool, now())
  const { accepted, dailyUsd } = suppliers.config
  return {
    suppliers: suppliers.book.all().map((one) => {
      const { text: _, ...described } = shown(one, suppliers)
      return described
    }),
    examples: exampleSuppliers().map(({ key, reading }) => ({ key, name: reading.ok ? reading.supplier.name : key })),
    ...{ accepted, dailyUsd, spentUsd },
  }
}

function shown(one: DescribedSupplier, { book, config }: AdminParts['suppliers']): TeamSupplier {
  return describedSupplier(one, { isExample: !book.all().includes(one), secrets: config.secrets })
}

/** @returns the copy with a key. @throws Problem where there is none, or where a file stands in its place */
function copyOf({ suppliers }: Parts, key: string): DescribedSupplier {
  const found = suppliers.book.all().find((one) => one.key === key)
  if (found === undefined) throw new Problem('not_found', 'There is no supplier with this key.')
  if (found.from === 'file') throw fileStands(key)
  return found
}

function fileStands(key: string): Problem {
  return new Problem('not_now', `A file of the operator describes ${key}, so it can’t be changed here.`)
}

/** @throws Problem `bad_file` for what is no description, `not_now` where a file or somebody else's change stands in the way */
async function saveSupplier(
  { db, suppliers }: Parts,
  { key, text, seen }: { key: string; text: string; seen: string | null },
  actor: Actor,
): Promise<void> {
  const supplier = supplierIn(text)
  if (supplier.key !== key) throw new Problem('bad_file', `The description’s key must be ${key}.`)
  if (suppliers.book.all().some((one) => one.key === key && one.from === 'file')) throw fileStands(key)
  await withTransaction(db, async (tx) => {
    await tx.query('lock table suppliers in share row exclusive mode')
    const before = await tx.query<{ text: string; at: Date }>(
      'select body as text, changed_at as at from suppliers where key = $1',
      [key],
    )
    const [old] = before.rows
    if ((old?.at.toISOString() ?? null) !== seen)
      throw new Problem(
        'not_now',
        'Somebody else changed this supplier meanwhile. Reload it, and make your change again.',
      )
    const count = await tx.query<{ count: number }>('select count(*)::int as count from suppliers')
    if (old === undefined && (count.rows[0]?.count ?? 0) >= copiesMax)
      throw new Problem('not_now', `There can be up to ${copiesMax} suppliers.`)
    await tx.query(
      `insert into suppliers (key, body, changed_by) values ($1, $2, $3)
       on conflict (key) do update set body = excluded.body, changed_by = excluded.changed_by, changed_at = now()`,
      [key, text, actor.teammate.name],
    )
    const subject = { kind: 'suppliers', id: key }
    const change = { before: old === undefined ? null : { text: old.text }, after: { text } }
    await noteTeamAction(tx, actor, { action: 'suppliers.save', subject, ...change })
  })
  await suppliers.book.tell()
}

async function removeSupplier({ db, suppliers }: Parts, key: string, actor: Actor): Promise<void> {
  await withTransaction(db, async (tx) => {
    const gone = await tx.query<{ text: string }>('delete from suppliers where key = $1 returning body as text', [key])
    const [old] = gone.rows
    if (old === undefined) throw new Problem('not_found', 'There is no supplier with this key.')
    const subject = { kind: 'suppliers', id: key }
    await noteTeamAction(tx, actor, { action: 'suppliers.remove', subject, before: { text: old.text } })
  })
  await suppliers.book.tell()
}

function supplierIn(text: string): Supplier {
  const reading = readSupplier(text)
  if (reading.ok) return reading.supplier
  const [first] = reading.faults
  throw new Problem('bad_file', `Line ${first?.line ?? 1}: ${first?.sentence ?? 'the description can’t be read.'}`)
}

/** @returns who is asked, and about whom: a handle is read as it is everywhere else. */
function askedOf({ text, platform, handle }: { text: string; platform: Platform; handle: string }): {
  supplier: Supplier
  target: Target & { kind: 'profile' }
} {
  const supplier = supplierIn(text)
  const target = parseAddress(handle.includes('/') ? handle : `${platform}: ${handle}`)
  if (target.kind === 'profile' && target.platform !== platform)
    throw new Problem('bad_address', 'That link is of another platform.')
  if (target.kind !== 'profile')
    throw new Problem('bad_address', target.kind === 'refused' ? target.sentence : 'Give a creator’s handle.')
  return { supplier, target }
}
