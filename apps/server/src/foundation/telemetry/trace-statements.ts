import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { statementName } from './statement-name.ts'
import { faultOf, type Tracer } from './tracer.ts'

/** Statements as spans: what kind, on which table, for how long. Neither the values nor the words of a statement are in it. What a newcomer
 *  would get wrong: a pool runs one caller's statement out of another one's release, so that the caller's place in a trace must be bound
 *  before it waits for a connection. */

type Answered = (error: Error | null | undefined, result?: unknown) => void
type Asks = (...words: unknown[]) => unknown

/** Traces the statements that a pool's connections run inside of a span; those of nobody are left out. Call it before the pool's first
 *  connection. A statement that waits for a connection begins when it has one. */
export function traceStatements(tracer: Tracer, pool: pg.Pool): void {
  pool.on('connect', (client) => replaceQuery(client, tracer))
  const connect = looseConnect(pool)
  const inPlace: Asks = (...words) => {
    const [answered] = words
    return connect(...(isAnswered(answered) ? [AsyncLocalStorage.bind(answered)] : words))
  }
  Object.assign(pool, { connect: inPlace })
}

function replaceQuery(client: pg.PoolClient, tracer: Tracer): void {
  const query = looseQuery(client)
  const traced: Asks = (...words) => {
    const name = tracer.isInSpan() ? statementName(words[0]) : null
    if (name === null) return query(...words)
    const span = tracer.begin({ name, kind: 'client', attributes: { 'db.system.name': 'postgresql' } })
    const end = (error?: unknown) => span.end({ fault: error ? faultOf(error) : null })
    const answered = words.at(-1)
    if (isAnswered(answered)) {
      const told: Answered = (error, result) => {
        end(error)
        answered(error, result)
      }
      return query(...words.slice(0, -1), told)
    }
    const pending = query(...words)
    // Whoever asked sees the failure; here it only ends the span.
    if (pending instanceof Promise) pending.then(() => end(), end)
    return pending
  }
  Object.assign(client, { query: traced })
}

/** The driver takes one statement in many forms, each with or without a function that is told of its end; all of them go through here
 *  unchanged, so the overloads need not be told apart. */
function looseQuery(client: pg.PoolClient): Asks {
  return client.query.bind(client) as Asks
}

/** The same for the two forms of asking for a connection. */
function looseConnect(pool: pg.Pool): Asks {
  return pool.connect.bind(pool) as Asks
}

/** A function among the words is always the one that is told of the end. */
function isAnswered(word: unknown): word is Answered {
  return typeof word === 'function'
}
