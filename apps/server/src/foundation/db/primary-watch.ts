import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { askedWithinMs, type DatabasePlaces, recovering } from './addresses.ts'
import { isFull } from './connecting-client.ts'
import { within } from './within.ts'

/** Looks at the server that takes writes beside the work, where a database has several. What a newcomer would get wrong: a machine without power or network
 *  breaks no connection, and whoever waits for it waits for minutes. A look that is not answered has all servers asked; only when another one
 *  takes writes are connections cut, so a server that is merely busy loses nothing. Every half minute the others are asked whether one was promoted
 *  beside it. */

const lookEveryMs = 1_000
/** A busy server answers a question of no work later than usual, and another search costs it more. */
const lookMsMax = 2_000

/** Looks from one comparison with the other servers to the next: they are asked by connections of their own. */
const comparedAfterUsual = 30

/** Begins to look. @returns what ends it */
export function watchPrimary(places: DatabasePlaces, comparedAfter = comparedAfterUsual): () => void {
  const stopping = new AbortController()
  void look(places, comparedAfter, stopping.signal)
  return () => stopping.abort()
}

async function look(places: DatabasePlaces, comparedAfter: number, signal: AbortSignal): Promise<void> {
  let probe: pg.Client | null = null
  let looks = 0
  while (!signal.aborted) {
    await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) break
    try {
      probe ??= await opened(places)
      const answer = await within(lookMsMax, probe.query<{ standby: boolean }>(recovering))
      if (answer.rows[0]?.standby === false) {
        looks += 1
        if (looks % comparedAfter === 0) await places.compare()
        continue
      }
    } catch (error) {
      // The search says what is wrong. One that is full is there.
      if (isFull(error)) continue
    }
    leave(probe)
    probe = null
    places.lost()
  }
  leave(probe)
}

async function opened(places: DatabasePlaces): Promise<pg.Client> {
  const socket = new Socket()
  const client = new pg.Client({
    ...{ connectionString: await places.primary(askedWithinMs), connectionTimeoutMillis: askedWithinMs },
    ...{ application_name: 'vouch watch', stream: () => socket },
  })
  client.on('error', () => undefined)
  // It goes with the others when another server takes writes.
  places.goes(socket)
  await client.connect()
  return client
}

/** It may never answer that it ends. */
function leave(client: pg.Client | null): void {
  void client?.end().catch(() => undefined)
}
