import { expect } from 'vitest'
import { dueList } from '../../../test/due-list.ts'
import { allow, letIn, redirectUrl, workspaceOf } from '../../../test/let-in-program.ts'
import { test as base, freshAddress, type Rooms, snapshotFor, type Visitor } from '../../../test/rooms.ts'
import { teamOfTwo } from '../../../test/team-of-two.ts'
import { workspacesHook } from '../../customers/workspaces/account-hook.ts'
import { runBatch } from '../../finding/bulk/run-batch.ts'
import { withTransaction } from '../../foundation/db/database.ts'

/** What becomes of programs when the person who let them in leaves, or is put out. */

const test = base.extend('ground', async ({ open }) => {
  const rooms = await open({ platforms: ['twitch'] })
  rooms.platform.script = async (target) => snapshotFor(target)
  const url = await rooms.app.listen({ port: 0, host: '127.0.0.1' })
  return { rooms, url }
})

async function teamIn(rooms: Rooms) {
  const team = await teamOfTwo(rooms)
  const own = (userId: string) =>
    rooms.db.pool.query('update workspaces set owner_id = $2 where id = $1', [team.owner.workspaceId, userId])
  return { ...team, own }
}

const forgetAccount = (rooms: Rooms, { userId, workspaceId }: Visitor) =>
  withTransaction(rooms.db, async (tx) => {
    await workspacesHook(rooms.letters).remove?.(tx, { userId, workspaceId, email: 'nobody@example.com' }, new Date())
  })

test.for(['puts out', 'leaves', 'deletes the account'] as const)(
  'a program does not come back with who becomes the owner, after one %s',
  async (how, { ground: { rooms, url } }) => {
    const { owner, mate, inTeam, own } = await teamIn(rooms)
    const { token, asked, program } = await letIn(rooms, url, inTeam)
    const code = (await allow(inTeam, asked)).searchParams.get('code') ?? ''
    const gone = {
      'puts out': () => owner.ask('DELETE', `/api/workspace/members/${mate.userId}`),
      leaves: () => mate.ask('DELETE', `/api/workspaces/${owner.workspaceId}/membership`),
      'deletes the account': () => forgetAccount(rooms, mate),
    }
    await gone[how]()
    const members = 'select from workspace_members where user_id = $1'
    expect((await rooms.db.pool.query(members, [mate.userId])).rowCount).toBe(0)
    await rooms.db.pool.query('update workspaces set owner_id = null where owner_id = $1', [mate.userId])
    await own(mate.userId)
    expect((await workspaceOf(rooms, token)).statusCode).toBe(403)
    const form = { grant_type: 'authorization_code', code_verifier: program.kept.verifier, code }
    const late = { ...form, client_id: String(asked.client_id), redirect_uri: redirectUrl }
    expect(await program.post('/oauth/token', late)).toMatchObject({ body: { error: 'invalid_grant' } })
  },
)

test('a list that a program began spends nothing after its person was put out; a key’s list goes on', async ({
  ground: { rooms, url },
}) => {
  const { owner, mate, inTeam } = await teamIn(rooms)
  const { token } = await letIn(rooms, url, inTeam)
  const key = await owner.make()
  const text = freshAddress().url
  const headers = { authorization: `Bearer ${token}` }
  const begun = await rooms.app.inject({ method: 'POST', url: '/api/bulk', headers, payload: { text, name: 'Spring' } })
  const { id: ofKey } = (await key.call('POST', '/api/bulk', { text: freshAddress().url, name: 'Fall' })).body as {
    id: string
  }
  await owner.ask('DELETE', `/api/workspace/members/${mate.userId}`)
  await rooms.work()
  const run = async (id: string) =>
    runBatch(rooms.parts, await dueList(rooms.db, id), { signal: new AbortController().signal })
  const { id } = begun.json() as { id: string }
  await run(id)
  await run(ofKey)
  expect((await owner.ask('GET', `/api/bulk/${id}`)).body).toMatchObject({ state: 'paused', creditsUsed: 0 })
  expect((await owner.ask('GET', `/api/bulk/${ofKey}`)).body).toMatchObject({ state: 'done', creditsUsed: 10 })
})
