import type pg from 'pg'
import { expect } from 'vitest'
import { closedPort } from '../../../test/closed-port.ts'
import { debianFolder, hasDebianPostgres, startPrimary, startStandby } from '../../../test/debian-servers.ts'
import { test as base } from '../../../test/fixtures.ts'
import { type Database, openDatabase } from './database.ts'

/** A primary with two standbys, of which one or the other stops where it stands: its connections stay open, and nothing is answered. */

interface Followed {
  db: Database
  /** Lines about the replica, as the log has them. */
  lines: string[]
}

const test = base
  .extend('servers', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
    const folder = debianFolder()
    const closing: (() => unknown)[] = [folder.remove]
    onCleanup(async () => {
      for (const close of closing.reverse()) await close()
    })
    const primary = await startPrimary(folder.path)
    closing.push(() => primary.kill())
    const standbys = []
    for (const name of ['one', 'two']) {
      const standby = await startStandby(folder.path, primary, name)
      closing.push(async () => {
        standby.thaw()
        await standby.kill()
      })
      standbys.push(standby)
    }
    const [one, two] = standbys
    if (one === undefined || two === undefined) throw new Error('There are two')
    return { primary, one, two }
  })
  .extend('follow', async ({ servers: { primary } }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const close of closing) await close()
    })
    return (hosts: string): Followed => {
      const lines: string[] = []
      const db = openDatabase({
        connectionString: primary.url,
        replica: { connectionString: `postgres://vouch@${hosts}/postgres`, lagMsMax: 2_000 },
        onReplica: ({ line }) => lines.push(line),
      })
      closing.push(db.close)
      return { db, lines }
    }
  })

const at = (port: number) => `127.0.0.1:${port}`

async function portAsked(pool: pg.Pool): Promise<number | undefined> {
  const answer = await pool.query<{ port: number }>('select inet_server_port() as port')
  return answer.rows[0]?.port
}

const used = ({ db }: Followed) => expect.poll(() => db.reads.standing()?.used)

/** Which server answers once the replica is used. A busy machine may leave it for a moment. */
const reader = ({ db }: Followed) => expect.poll(() => db.reads.recent(portAsked))

test.skipIf(!hasDebianPostgres)(
  'whoever waits for a replica that stops answering is answered by the primary, and it is asked again once it answers',
  async ({ servers: { primary, one }, follow }) => {
    const followed = follow(at(one.port))
    const { reads } = followed.db
    await reader(followed).toBe(one.port)
    const asleep = reads.recent(async (pool) => {
      await pool.query('select pg_sleep(0.2)')
      return portAsked(pool)
    })
    one.freeze()
    // More than the pool has connections: some are open, some are made, some are waited for.
    const asked = Array.from({ length: 40 }, (_, n) => reads[n % 2 === 0 ? 'recent' : 'current'](portAsked))
    const ports = await Promise.all([asleep, ...asked])
    expect(new Set(ports)).toEqual(new Set([primary.port]))
    await used(followed).toBe(false)
    expect(reads.standing()?.lagSeconds).toBeNull()
    expect(await reads.current(portAsked)).toBe(primary.port)
    one.thaw()
    await reader(followed).toBe(one.port)
    await expect
      .poll(() => followed.lines.at(-1))
      .toBe(`The read replica is used: ${at(one.port)} follows DATABASE_URL.`)
    expect(followed.lines[0]).toContain(`isn’t used: ${at(one.port)} isn’t responding`)
    const unused = followed.lines.filter((line) => line.includes('isn’t used'))
    expect(unused).toHaveLength(followed.lines.length / 2)
  },
)

test.skipIf(!hasDebianPostgres)(
  'a question that takes longer than a replica may take to show that it is alive is answered by it',
  async ({ servers: { one }, follow }) => {
    const followed = follow(at(one.port))
    await used(followed).toBe(true)
    const slow = () =>
      followed.db.reads.recent(async (pool) => {
        const answer = await pool.query<{ port: number }>('select inet_server_port() as port from pg_sleep(3)')
        return answer.rows[0]?.port
      })
    await expect.poll(slow).toBe(one.port)
  },
)

test.skipIf(!hasDebianPostgres)(
  'of several hosts the first standby that answers is the replica, and the next one when it stops',
  async ({ servers: { primary, one, two }, follow }) => {
    const closed = await closedPort()
    const followed = follow([closed, primary.port, one.port, two.port].map(at).join())
    await reader(followed).toBe(one.port)
    one.freeze()
    await reader(followed).toBe(two.port)
    one.thaw()
  },
)

test.skipIf(!hasDebianPostgres)('why no host is the replica is said once', async ({ servers: { primary }, follow }) => {
  const closed = await closedPort()
  const { db, lines } = follow(`${at(closed)},${at(primary.port)}`)
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain(`isn’t used: ${at(closed)} isn’t responding (connect ECONNREFUSED ${at(closed)}); `)
  expect(lines[0]).toContain(`${at(primary.port)} is a primary`)
  expect(db.reads.standing()).toEqual({ lagSeconds: null, used: false })
  expect(await db.reads.recent(portAsked)).toBe(primary.port)
})
