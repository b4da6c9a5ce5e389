import { copyFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { discovery } from '@vouch/contract'
import { openDatabase } from '../../../apps/server/src/foundation/db/database.ts'
import { closedPort } from '../../../apps/server/test/closed-port.ts'
import { hasDebianPostgres } from '../../../apps/server/test/debian-servers.ts'
import { fillDemo, signInDemo } from '../../../e2e/demo-account.ts'
import type { Row } from '../row.ts'
import { audit } from './audit.ts'
import { type Asker, askAgain, doOnce } from './deeds.ts'
import { type Ground, startBare, startGround } from './ground.ts'
import { Journal } from './journal.ts'
import { capacity } from './mixed-load.ts'
import { sit } from './sitting.ts'
import { soakVerdict } from './soak-verdict.ts'

/** A proof: mixed load at seven tenths of what the machine can do, for hours, with what goes wrong in them. Memory stays flat, nothing is leaked, the
 *  last answers come as fast as the first, and what was acknowledged is there. Cut off, it goes on where it was when the same folder is given. */

const shareOfCapacity = 0.7
/** Code is compiled and caches are filled meanwhile. */
const warmSeconds = 40
const capacitySeconds = 60
const minutesUsual = 120
const lookEveryMs = 5_000
const screenedWithinMs = 20 * 60_000
const triesMax = 10

/** @param asked minutes, and a folder to resume from */
export async function soakRows([minutesAsked, folderAsked]: readonly string[]): Promise<Row[]> {
  if (!hasDebianPostgres)
    return [{ what: 'soak', figure: 'not measured', peer: 'needs root and Debian’s postgresql-15', kept: null }]
  const minutes = Number(minutesAsked ?? minutesUsual)
  const folder = resolve(folderAsked ?? join(tmpdir(), 'vouch-soak'))
  const journal = new Journal(join(folder, 'journal'))
  console.log(`${journal.minutes.length} of ${minutes} minutes are done; what is seen is kept in ${folder}`)
  const bare = await startBare()
  const ground = await startGround(folder, await closedPort())
  const look = warningsLook(ground, journal)
  const looking = setInterval(look, lookEveryMs)
  try {
    const asker = await openDoor(ground, journal)
    await untilScreened(ground.url)
    const perSecond = journal.perSecond ?? (await measureRate(asker, journal))
    const number = 1 + Math.max(0, ...journal.minutes.map(({ sitting }) => sitting))
    await sit({ ground, asker, journal, bareUrl: bare.url, perSecond, minutes, number })
    const unanswered = await askAgain(journal.unanswered, asker)
    const found = await audit(ground.databaseUrl(), journal.acknowledged)
    await ground.stop()
    look()
    copyFileSync(join(folder, 'journal/minutes.ndjson'), `${folder}-minutes.ndjson`)
    await ground.end()
    return soakVerdict({
      ...{ minutes: journal.minutes, audit: found, perSecond, warnings: journal.warnings },
      repeated: { asked: journal.unanswered.length, unanswered },
    })
  } finally {
    clearInterval(looking)
    bare.end()
    await ground.stop()
  }
}

/** The first search has the whole simulated network scored, which takes a core for minutes: neither the rate nor the first minutes are found beside it.
 *  @throws Error where it takes too long */
async function untilScreened(url: string): Promise<void> {
  console.log('Waiting until the simulated network is scored…')
  const until = performance.now() + screenedWithinMs
  while (performance.now() < until) {
    const answer = await fetch(`${url}/api/discovery/creators?limit=1`)
    if (answer.ok) {
      const { preparing, screening } = discovery.creators.reply.parse(await answer.json())
      if (preparing === null && (screening === null || screening.scored >= screening.of)) return
    }
    await pause(lookEveryMs)
  }
  throw new Error('The simulated network was not scored in time')
}

/** All sittings send as the first one found. @throws Error where nothing was answered */
async function measureRate(asker: Asker, journal: Journal): Promise<number> {
  const perSecond = shareOfCapacity * (await capacity(asker, { warm: warmSeconds, seconds: capacitySeconds }))
  if (perSecond === 0) throw new Error('The product answered nothing, so there is no rate to soak it at')
  journal.keepRate(perSecond)
  return perSecond
}

/** @returns what notes the warnings of listeners that this sitting's processes printed since the last look */
function warningsLook(ground: Ground, journal: Journal): () => void {
  let known = 0
  return () => {
    const printed = ground.printed().split('MaxListenersExceededWarning').length - 1
    if (printed > known) journal.warn(printed - known)
    known = printed
  }
}

async function openDoor(ground: Ground, journal: Journal): Promise<Asker> {
  const token = await signInDemo(ground.url)
  const db = openDatabase({ connectionString: ground.databaseUrl(), connectionsMax: 1 })
  if (journal.minutes.length === 0) await fillDemo(db)
  const found = await db.pool.query<{ id: string }>(`select id from users where email = 'brand@vouch.test'`)
  await db.close()
  const verified = journal.acknowledged.filter(({ deed }) => deed === 'verify')
  const asker: Asker = {
    ...{ url: ground.url, token, userId: found.rows[0]?.id ?? '', reportId: verified[0]?.id ?? null },
    nextCreator: verified.length,
    acknowledge: (done) => journal.acknowledge(done),
    leaveUnanswered: (key) => journal.leaveUnanswered(key),
  }
  // Without a report, asking for one costs next to nothing, and the machine would seem able to do more than it can.
  for (let tries = 1; asker.reportId === null; tries += 1) {
    const status = await doOnce('verify', asker)
    if (tries === triesMax) throw new Error(`No verification was accepted: ${status}`)
    if (asker.reportId === null) await pause(1_000)
  }
  return asker
}
