import { expect } from 'vitest'
import { type Rooms, signUp, snapshotFor, test, verify } from '../../../test/rooms.ts'
import { reportForVisitor } from './report-for-visitor.ts'
import { addressRequest } from './request-of.ts'

/** YouTube's names from before handles: whose they are is known once they are looked up, and never from the handle of the same name. */

const other = { handle: 'other_channel', id: 'UCotherotherotherothero1' }
let names = 0

/** The channels of @NAME and of /user/NAME, which are two. */
async function opened(open: (options: object) => Promise<Rooms>) {
  const rooms = await open({ platforms: ['youtube'] })
  await rooms.work()
  rooms.platform.script = async (target) => {
    const snapshot = snapshotFor(target)
    const isOld = target.kind === 'profile' && target.lookup.by !== 'handle'
    const profile = { followers: 5, ...snapshot.profile, id: isOld ? other.id : 'UCnamednamednamednamed01' }
    return { ...snapshot, ...(isOld && { handle: other.handle }), profile }
  }
  const handle = `old_person_${++names}`
  return { rooms, visitor: await signUp(rooms), handle, old: `https://www.youtube.com/user/${handle}` }
}

test('a verification by an old name looks it up, whoever was paid for under the handle of the same name', async ({
  open,
}) => {
  const { rooms, visitor, handle, old } = await opened(open)
  await verify(visitor, { url: `youtube.com/@${handle}` })
  const preview = await visitor.ask('POST', '/api/bulk/preview', { text: `${old}\nyoutube.com/@${handle}` })
  expect(preview.body.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['new', 'repeat'])
  const seen = await verify(visitor, { url: old })
  expect(rooms.platform.calls).toBe(2)
  expect(seen).toMatchObject({ creator: { handle: other.handle }, creditsUsed: 10 })
  // Its owner is known now, and was paid for.
  expect(await verify(visitor, { url: old })).toMatchObject({ creator: { handle: other.handle }, creditsUsed: 0 })
})

test('the free tool looks an old name up too', async ({ open }) => {
  const { rooms, visitor, handle, old } = await opened(open)
  await verify(visitor, { url: `youtube.com/@${handle}` })
  const { target } = addressRequest({ url: old })
  const asked = { target, signal: AbortSignal.timeout(20_000), beforeFetch: async () => undefined }
  const { report } = await reportForVisitor(rooms.parts, asked)
  expect(report.subject.handle).toBe(other.handle)
})

test('an old name that nobody has leaves the report of the handle as it is', async ({ open }) => {
  const { rooms, visitor, handle, old } = await opened(open)
  await verify(visitor, { url: `youtube.com/@${handle}` })
  const { script } = rooms.platform
  rooms.platform.script = async (target) => {
    const { profile: _, ...snapshot } = snapshotFor(target)
    return { ...snapshot, availability: 'not-found', posts: [], comments: [], accounts: [] }
  }
  expect((await verify(visitor, { url: old })).report?.state).toBe('NOT_FOUND')
  rooms.platform.script = script
  const again = await verify(visitor, { url: `youtube.com/@${handle}` })
  expect(again).toMatchObject({ creator: { handle }, report: { state: 'READY' } })
})

test('a list, a watch and a consent ask for the handle', async ({ open }) => {
  const { rooms, visitor, handle, old } = await opened(open)
  await verify(visitor, { url: `youtube.com/@${handle}` })
  await verify(visitor, { url: old })
  const { target } = addressRequest({ url: old })
  const creator = { platform: 'youtube', handle: target.kind === 'profile' ? target.handle : '' }
  for (const [path, body] of [
    ['/api/watches', { creator }],
    ['/api/shortlists', { name: 'Spring', creator }],
    ['/api/consents', { url: old }],
  ] as const)
    expect(await visitor.ask('POST', path, body)).toMatchObject({ status: 422, body: { code: 'bad_address' } })
  const kept = await rooms.db.pool.query('select from watched_creators')
  expect(kept.rowCount).toBe(0)
})
