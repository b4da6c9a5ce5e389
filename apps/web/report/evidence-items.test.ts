import { expect, test } from 'vitest'
import { accountNotes, itemsInWords, openedEvidence } from './evidence-items.ts'
import { sampleOf } from './test/sample-reports.ts'

const { snapshot, report } = sampleOf('bought-followers-burst')

test('everything that a report refers to is found in its snapshot', () => {
  const refs = report.signals.flatMap((signal) => signal.evidence.flatMap((evidence) => evidence.refs ?? []))
  expect(refs.length).toBeGreaterThan(0)
  expect(openedEvidence(snapshot, refs).missing).toEqual([])
})

test('records come in the order of the evidence, each once, and lost ones are told apart', () => {
  const [first, second] = snapshot.posts
  const { items, missing } = openedEvidence(snapshot, [second?.id ?? '', 'gone', first?.id ?? '', second?.id ?? ''])
  expect(items.map((item) => item.id)).toEqual([second?.id, first?.id])
  expect(missing).toEqual(['gone'])
  expect(itemsInWords(items)).toBe('2 posts')
})

test('a comment comes with its author where the profile is known', () => {
  const comment = snapshot.comments.find((each) => snapshot.accounts.some((account) => account.id === each.authorId))
  const { items } = openedEvidence(snapshot, [comment?.id ?? ''])
  expect(items[0]).toMatchObject({ kind: 'comment', author: { id: comment?.authorId } })
})

test('a post’s place is counted by likes, and unknown likes have none', () => {
  const post = (id: string, likes: number | null) => ({
    id,
    publishedAt: '2026-11-01T00:00:00Z',
    kind: 'image' as const,
    likes,
  })
  const posts = [post('a', 5), post('b', 50), post('c', null)]
  const { items } = openedEvidence({ ...snapshot, posts }, ['a', 'b', 'c'])
  expect(items.map((item) => item.kind === 'post' && item.place)).toEqual([2, 1, null])
})

test('notes on an account are facts of its profile, and an ordinary one has none', () => {
  const at = '2026-11-20T00:00:00Z'
  expect(
    accountNotes({ id: '1', username: 'anna', followers: 300, following: 280, posts: 12, hasAvatar: true }, at),
  ).toEqual([])
  expect(
    accountNotes(
      {
        id: '2',
        username: 'anna_92841',
        followers: 12,
        following: 4100,
        posts: 0,
        hasAvatar: false,
        bio: '',
        createdAt: '2026-11-01T00:00:00Z',
      },
      at,
    ),
  ).toEqual([
    'follows far more accounts than follow back',
    'no profile photo',
    'no posts',
    'empty bio',
    'long number in the username',
    'created Nov 1, 2026',
  ])
  expect(accountNotes({ id: '3' }, at)).toEqual([])
})
