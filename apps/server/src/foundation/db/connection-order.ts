import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '@vouch/contract'
import type pg from 'pg'

/** Connections are taken in one order: first one for a session's lock, then one for a transaction, then one for what stands in for another company.
 *  Whoever holds a connection and waits for one of the same kind waits for its like: as soon as as many do so at once as the pool has connections,
 *  none of them goes on until all give up. Inside a transaction everything is asked of the transaction. */

/** From first to last. */
export const connectionKinds = ['session', 'transaction', 'outside'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

interface Place {
  kind: ConnectionKind
  /** The same for all pools of one opened database. */
  of: object
}

interface Held extends Place {
  around: Held | undefined
  isOver: boolean
}

const places = new WeakMap<pg.Pool, Place>()
const holding = new AsyncLocalStorage<Held | undefined>()

/** Says which connections a pool has. */
export function placeInOrder(pool: pg.Pool, place: Place): void {
  places.set(pool, place)
}

/** Runs what is done while a connection of the pool is held. */
export async function whileHolding<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const place = places.get(pool)
  if (place === undefined) return work()
  const held: Held = { ...place, around: holding.getStore(), isOver: false }
  try {
    return await holding.run(held, work)
  } finally {
    held.isOver = true
  }
}

/** Runs what asks for a second connection of a kind knowingly, because it never waits for its like. */
export function besideHeld<T>(work: () => Promise<T>): Promise<T> {
  return holding.run(undefined, work)
}

interface Queue {
  last: Promise<unknown>
  length: number
}

const queues = new WeakMap<pg.Pool, Map<string, Queue>>()
/** Turns that wait or run at a time: who is not let in hears of it at once. */
export const turnsMax = 20

/** Runs work that needs another connection beside the one that is held, one after the other in a process: those who wait for their turn wait for no
 *  connection. It ends as long as not all of the pool's connections are held by such work.
 *  @param name whose turns these are
 *  @throws Problem `unavailable` where too many wait */
export async function oneAtATime<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const names = queues.get(pool) ?? new Map<string, Queue>()
  queues.set(pool, names)
  const queue = names.get(name) ?? { last: Promise.resolve(), length: 0 }
  names.set(name, queue)
  if (queue.length >= turnsMax) throw new Problem('unavailable')
  queue.length += 1
  const turn = queue.last.then(() => besideHeld(work))
  queue.last = turn.catch(() => undefined)
  return turn.finally(() => {
    queue.length -= 1
  })
}

/** Has a pool refuse whoever holds a connection that comes after its own, or is of the same kind. Tests do; in the product such a wait is better than a
 *  failure. The pool's `query` asks by `connect` (`keep-connections.ts`). */
export function refuseOutOfOrder(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...words: unknown[]) => unknown
  const inOrder = (...words: unknown[]) => {
    const place = places.get(pool)
    for (let held = holding.getStore(); held && place; held = held.around)
      if (!held.isOver && held.of === place.of && rank(held.kind) >= rank(place.kind))
        throw new Error(
          `Work that holds a connection (${held.kind}) asks for another (${place.kind}): ask the one that it holds`,
        )
    return connect(...words)
  }
  Object.assign(pool, { connect: inOrder })
}

function rank(kind: ConnectionKind): number {
  return connectionKinds.indexOf(kind)
}
