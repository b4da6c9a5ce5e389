import { type GivenRole, seatNoticeDays } from '@vouch/contract'
import { expect } from 'vitest'
import { type Holder, holderIn } from '../../../test/account-holder.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { loadWorkspace } from './load-workspace.ts'
import { watchSeats } from './seat-watch.ts'

/** Nobody loses a seat who was not told a week before. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

const dayMs = 86_400_000

/** People who joined one after the other, each with a seat. */
async function joined(rooms: Rooms, { workspaceId }: Holder, count: number): Promise<Holder[]> {
  const people: Holder[] = []
  for (let n = 0; n < count; n += 1) {
    const one = await holderIn(rooms)
    await rooms.db.pool.query(
      `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'member', to_timestamp($3))`,
      [workspaceId, one.userId, n],
    )
    people.push(one)
  }
  return people
}

/** What is done and seen in a workspace. */
function watched(rooms: Rooms, ann: Holder, people: readonly Holder[]) {
  const { workspaceId } = ann
  const shown = () => loadWorkspace(rooms.db.pool, { workspaceId, role: 'owner' }, rooms.clock.now)
  return {
    shown,
    seats: (seats: number) =>
      rooms.db.pool.query('update workspaces set own_seats = $2 where id = $1', [workspaceId, seats]),
    after: async (days: number) => {
      rooms.clock.now = new Date(rooms.clock.now.getTime() + days * dayMs)
      await watchSeats({ ...rooms.letters, db: rooms.db })
    },
    roles: async () => {
      const { members } = await shown()
      return people.map(({ userId }) => members.find((each) => each.userId === userId)?.role as GivenRole)
    },
    told: () =>
      Promise.all(
        people.map(async ({ email }) => {
          const letters = await ann.letters(email)
          return letters.filter(({ subject }) => subject.startsWith('You become a viewer in')).length
        }),
      ),
  }
}

test('a still smaller plan within the week takes the seats of those whom it adds a week after they were told', async ({
  rooms,
  ann,
}) => {
  const { seats, after, roles, told, shown } = watched(rooms, ann, await joined(rooms, ann, 3))
  await rooms.db.pool.query(`update workspaces set tier = 'PROFESSIONAL' where id = $1`, [ann.workspaceId])
  await seats(3)
  await after(0)
  expect(await told()).toEqual([0, 0, 1])
  await seats(2)
  await after(3)
  expect(await told()).toEqual([0, 1, 1])
  await after(seatNoticeDays - 3)
  expect(await roles()).toEqual(['member', 'member', 'viewer'])
  expect((await shown()).seatsEndAt).toBe(new Date(rooms.clock.now.getTime() + 3 * dayMs).toISOString())
  await after(3)
  expect(await roles()).toEqual(['member', 'viewer', 'viewer'])
  expect((await shown()).seatsEndAt).toBeNull()
  expect(await told()).toEqual([0, 1, 1])
})

test('where an earlier release began the week and told nobody, it begins with the letter', async ({ rooms, ann }) => {
  const { seats, after, roles, told } = watched(rooms, ann, await joined(rooms, ann, 2))
  await seats(2)
  await rooms.db.pool.query('update workspaces set over_seats_since = $2 where id = $1', [
    ...[ann.workspaceId, new Date(rooms.clock.now.getTime() - 8 * dayMs)],
  ])
  await after(0)
  expect([await told(), await roles()]).toEqual([
    [0, 1],
    ['member', 'member'],
  ])
  await after(seatNoticeDays)
  expect(await roles()).toEqual(['member', 'viewer'])
})

test('who keeps the seat after all is told again before another loss', async ({ rooms, ann }) => {
  const { seats, after, roles, told } = watched(rooms, ann, await joined(rooms, ann, 2))
  await seats(2)
  await after(0)
  await seats(3)
  await after(5)
  await seats(2)
  await after(5)
  expect(await told()).toEqual([0, 2])
  expect(await roles()).toEqual(['member', 'member'])
})
