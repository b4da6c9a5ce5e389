import { expect } from 'vitest'
import {
  confirm,
  filed,
  freshEmail,
  lettersTo,
  profileShown,
  prove,
  snapshotsOf,
  verified,
} from '../../../test/data-requests.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { type Colleague, colleagueIn } from '../../../test/team.ts'

/** What the team decides about a request stands once, and is decided with all that is known. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => colleagueIn(rooms))

const rowOf = async (ann: Colleague, email: string) => (await ann.get(`/requests?q=${email}`)).body.rows[0]

async function asked(rooms: Rooms, kind: string, profileUrl: string) {
  const email = freshEmail()
  const token = await filed(rooms, { kind, subject: 'creator', law: 'gdpr', email, profileUrl })
  const { body } = await confirm(rooms, token)
  return { email, token, code: String(body.proofCode) }
}

test('of two who answer a request at once, only one is told that it was done, and only that is logged', async ({
  rooms,
  ann,
}) => {
  for (const kind of ['erasure', 'objection', 'access']) {
    const { email } = await asked(rooms, kind, `https://www.linkedin.com/in/nobody-${kind}`)
    const { id, label } = await rowOf(ann, email)
    const answers = await Promise.all([
      ann.post(`/requests/${id}/grant`, { reason: 'It is theirs', confirm: label }),
      ann.post(`/requests/${id}/refuse`, { answer: 'We can’t tell that it is you.', confirm: label }),
      ann.post(`/requests/${id}/grant`, { reason: 'It is theirs', confirm: label }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { cells } = await rowOf(ann, email)
    expect(cells.state).toBe(answers[1]?.status === 200 ? 'refused' : 'done')
    const log = await ann.get(`/audit?q=${id}`)
    const done = log.body.rows.filter((row: { cells: { action: string } }) => !row.cells.action.endsWith(':begun'))
    expect(done).toHaveLength(1)
    expect(await lettersTo(rooms, email)).toHaveLength(2)
  }
})

test('why a proof did not settle a request is said before the team grants it', async ({ rooms, ann }) => {
  await rooms.work()
  const { handle, profileUrl } = await verified(rooms)
  const { email, token, code } = await asked(rooms, 'erasure', profileUrl)
  expect((await rowOf(ann, email)).cells.doubt).toBeNull()
  rooms.platform.script = async (target) => profileShown(target, 'the newcomer', code)
  expect((await prove(rooms, token)).body.state).toBe('open')
  const { id, label, cells } = await rowOf(ann, email)
  expect(cells.doubt).toContain(`${handle} (the newcomer)`)
  expect(cells.doubt).toContain('acts on all data under the name, whoever it’s about')
  expect((await ann.post(`/requests/${id}/grant`, { reason: 'It is theirs', confirm: label })).status).toBe(200)
  expect(await snapshotsOf(rooms, handle)).toBe(0)
})
