import { expect, test } from 'vitest'
import type { Post } from '../snapshot/snapshot.ts'
import { evenedByKind } from './count-pattern.ts'
import type { PatternModel } from './pattern-model.ts'
import { patternNames } from './pattern-names.ts'
import { figuresOf, patternPosts, patternPostsMax, patternPostsMin, patternReading } from './pattern-reading.ts'

/** Posts whose likes follow their views within a tenth either way, newest first. */
const postsOf = (size: number, known: (index: number) => Partial<Post> = () => ({})): Post[] =>
  Array.from({ length: size }, (_, index) => {
    const views = 1_000 + 137 * ((index * 7) % 23)
    const likes = Math.round(views * (0.1 + 0.01 * ((index * 5) % 3)))
    return {
      id: `p${String(index).padStart(3, '0')}`,
      publishedAt: new Date(1.7e12 - index * 86_400_000).toISOString(),
      ...{ kind: 'video', caption: '', likes, comments: 3 + (index % 4), views },
      ...known(index),
    }
  })
const model: PatternModel = {
  ...{
    platform: 'tiktok',
    count: 'likes',
    postsMin: patternPostsMin,
    followersMin: 100,
    against: ['views'],
    mediansMin: [40, 40],
    creators: 10,
  },
  figures: [{ name: 'views.run', edges: [0] }],
  doses: [{ dose: 0.5, ways: [{ delivery: 'equal', scores: [[2, 2]] }], curve: { at: [-9, 9], ratio: [-9, 9] } }],
}
const read = (posts: readonly Post[], models: readonly PatternModel[] = [model]) =>
  patternReading(posts, 'tiktok', 10_000, 'likes', models)

test('stories, giveaways, sponsored posts and posts with a hidden count are passed over, in the order of the others', () => {
  const posts = postsOf(20, (index) => {
    if (index === 3) return { kind: 'story' }
    if (index === 5) return { caption: 'Giveaway! Tag a friend' }
    if (index === 7) return { caption: 'so soft #ad' }
    if (index === 9) return { sponsored: true }
    return index === 11 ? { views: null } : {}
  })
  const kept = patternPosts(posts, ['likes', 'views']).map(({ id }) => id)
  expect(kept).toHaveLength(15)
  expect(kept).toEqual([...kept].sort())
  expect(patternPosts(posts, ['likes'])).toHaveLength(16)
})

test('the latest hundred are read, of however many', () => {
  const posts = postsOf(240)
  expect(patternPosts(posts, ['likes'])).toEqual(posts.slice(0, patternPostsMax))
})

test('five posts show no pattern, six may', () => {
  expect(read(postsOf(patternPostsMin - 1))).toBeNull()
  expect(read(postsOf(patternPostsMin))?.posts).toHaveLength(6)
})

test('a model for longer lists is read where there are enough posts, else the next one', () => {
  const long = { ...model, postsMin: 40, creators: 99 }
  expect(read(postsOf(39), [long, model])?.model.creators).toBe(10)
  expect(read(postsOf(40), [long, model])?.model.creators).toBe(99)
  expect(read(postsOf(39), [long])).toBeNull()
})

test('a platform or a count without a model is not read by another’s', () => {
  expect(patternReading(postsOf(40), 'instagram', 10_000, 'likes', [model])).toBeNull()
  expect(patternReading(postsOf(40), 'tiktok', 10_000, 'views', [model])).toBeNull()
  expect(read(postsOf(40), [])).toBeNull()
})

test('a platform without a model of its own borrows one, and one with a model does not', () => {
  const borrowing = { ...model, platform: 'any', creators: 77 }
  expect(patternReading(postsOf(40), 'x', 10_000, 'likes', [model, borrowing])?.model.creators).toBe(77)
  expect(read(postsOf(40), [model, borrowing])?.model.creators).toBe(10)
})

test('a list of 7 posts is taken at half, one of 14 in full', () => {
  const ratio = (size: number) => read(postsOf(size))?.doseLikelihoods[0]?.logRatio ?? 0
  expect(ratio(7)).toBeCloseTo(0.5 * ratio(14), 12)
  expect(ratio(40)).toBeCloseTo(ratio(14), 12)
})

test('counts smaller than any that were measured say less: a median of 120 where 240 was the least is taken at half', () => {
  const posts = postsOf(40).map((post) => ({ ...post, likes: 120 }))
  const ratio = (least: number) =>
    read(posts, [{ ...model, mediansMin: [least, 40] }])?.doseLikelihoods[0]?.logRatio ?? 0
  expect(ratio(240)).toBeCloseTo(ratio(40) / 2, 12)
  expect(ratio(120)).toBeCloseTo(ratio(40), 12)
})

test('the size of a creator is compared only among sizes that were measured', () => {
  const sized = { ...model, figures: [{ name: 'own.level', edges: [] }] }
  const ratio = (followers: number | null) =>
    patternReading(postsOf(40), 'tiktok', followers, 'likes', [
      { ...sized, doses: sized.doses.map((one) => ({ ...one, ways: [{ delivery: 'equal', scores: [[3]] }] })) },
    ])?.doseLikelihoods[0]?.logRatio ?? 0
  expect(ratio(5_000)).toBeGreaterThan(1)
  expect(ratio(99)).toBe(0)
  expect(ratio(null)).toBe(0)
})

test('a post with five times the likes of its views stands out with about that factor, and no other does', () => {
  const posts = postsOf(30)
  const boosted = posts.map((post, index) => (index === 12 ? { ...post, likes: 5 * (post.likes ?? 0) } : post))
  const outstanding = read(boosted)?.outstanding() ?? []
  expect(outstanding.map(({ post }) => post.id)).toEqual(['p012'])
  expect(outstanding[0]?.times).toBeGreaterThan(4)
  expect(outstanding[0]?.times).toBeLessThan(5.5)
  expect(read(posts)?.outstanding()).toEqual([])
})

test('posts that stand out come highest first, and equal ones by id', () => {
  const posts = postsOf(30).map((post, index) => ({
    ...post,
    ...{ views: 1_000, likes: index === 4 || index === 9 ? 600 : index === 20 ? 900 : 100 },
  }))
  expect(
    read(posts)
      ?.outstanding()
      .map(({ post }) => post.id),
  ).toEqual(['p020', 'p004', 'p009'])
})

test('counts of other kinds of posts are compared after they were brought to one middle', () => {
  // Pictures get a fifth of the likes of videos throughout; nothing was bought.
  const posts = postsOf(40, (index) => ({ kind: index % 2 === 0 ? 'video' : 'image' })).map((post, index) => ({
    ...post,
    likes: index % 2 === 0 ? post.likes : Math.round((post.likes ?? 0) / 5),
  }))
  expect(read(posts)?.outstanding()).toEqual([])
})

test('five posts of a kind move by 5 / 8 of their distance to the middle, four not at all', () => {
  const counts = [100, 100, 100, 100, 100, 400, 400, 400, 400, 400]
  const kinds = counts.map((count) => (count === 100 ? 'image' : 'video'))
  const evened = evenedByKind(counts, kinds)
  // The middle of all logarithms is ln 200: a factor of 2 away on either side.
  expect(evened[0]).toBeCloseTo(100 * 2 ** 0.625, 9)
  expect(evened[9]).toBeCloseTo(400 / 2 ** 0.625, 9)
  const four = evenedByKind([...counts.slice(0, 4), ...counts.slice(5)], [...kinds.slice(0, 4), ...kinds.slice(5)])
  expect(four[0]).toBeCloseTo(100, 9)
})

test('one kind alone stays as it is, and nobody’s zero is half of one', () => {
  expect(evenedByKind([0, 8], ['image', 'image']).map((count) => Math.round(count * 10) / 10)).toEqual([0.5, 8])
})

test('figures read the same backwards in time: only neighbourhood counts', () => {
  const posts = postsOf(40)
  const forth = figuresOf(posts, 'likes', ['views', 'comments'], 5_000)
  const back = figuresOf([...posts].reverse(), 'likes', ['views', 'comments'], 5_000)
  for (const [at, name] of patternNames(['views', 'comments']).entries()) {
    expect([name, back[at]?.toFixed(6)]).toEqual([name, forth[at]?.toFixed(6)])
  }
})

test('only the order of the posts moves the figures of stretches, and it moves no other', () => {
  const posts = postsOf(40)
  const shuffled = posts.map((_, index) => posts[(index * 17) % 40] ?? posts[0]).filter((post) => post !== undefined)
  const [forth, back] = [posts, shuffled].map((list) => figuresOf(list, 'likes', ['views'], 5_000))
  const moved = patternNames(['views']).filter((_, at) => Math.abs((forth?.[at] ?? 0) - (back?.[at] ?? 0)) > 1e-9)
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.every((name) => name.endsWith('run'))).toBe(true)
})
