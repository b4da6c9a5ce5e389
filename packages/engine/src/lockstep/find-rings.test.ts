import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addGroup, buildFans, drawnScene, likedSnapshot, type Scene } from './example-scene.ts'
import { reviewLockstep } from './review-lockstep.ts'

/** Rings among the real fans of one creator, under posts that the fans like as well. */

const blocksIn = (listed: Scene, whole?: Scene) => reviewLockstep(likedSnapshot(listed, whole))?.blocks ?? []

/** Lists of some of the likers of each of a creator's posts. */
function creator(seed: number, length: number, add: (scene: Scene) => void = () => undefined) {
  const whole = buildFans(seed, 5_000, 12)
  add(whole)
  return { listed: drawnScene(whole, seed + 1, length), whole }
}

/** Adds a ring to the lists, on every other post. */
function withRing(listed: Scene, seed: number, members: number, regularity: number) {
  return addGroup(listed, seed, 'ring', members, (post) => (post % 2 === 0 ? regularity : 0))
}

test('rings of all sizes that are sold are found among the likers of one creator’s own posts', () => {
  for (const [seed, members] of [50, 100, 150].entries()) {
    const { listed, whole } = creator(10 + seed, 100)
    const ids = withRing(listed, seed, members, 0.85)
    const [block, ...others] = blocksIn(listed, whole)
    expect(others).toEqual([])
    const right = block?.accountIds.filter((id) => ids.has(id)).length ?? 0
    expect(right / (block?.accountIds.length ?? 1)).toBeGreaterThan(0.95)
    expect(right / members).toBeGreaterThan(0.9)
    expect(block?.postIds).toHaveLength(6)
  }
})

test('a ring of 50 is found in eight lists of forty', () => {
  const whole = buildFans(21, 5_000, 8)
  const listed = drawnScene(whole, 22, 30)
  withRing(listed, 23, 50, 0.5)
  const named = blocksIn(listed, whole).flatMap(({ accountIds }) => accountIds)
  expect(named.filter((id) => id.startsWith('ring')).length).toBeGreaterThan(0.9 * named.length)
  expect(named.length).toBeGreaterThan(25)
})

test('no number of independent cohorts of fans makes a ring', () => {
  const cohort = fc.record({
    members: fc.integer({ min: 20, max: 400 }),
    chance: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
    elsewhere: fc.constantFrom(0, 0.05, 0.1),
  })
  fc.assert(
    fc.property(
      fc.array(cohort, { minLength: 1, maxLength: 4 }),
      fc.nat(1_000),
      fc.boolean(),
      (cohorts, seed, isDrawn) => {
        const { listed, whole } = creator(seed, isDrawn ? 80 : 100_000, (scene) => {
          for (const [topic, { members, chance, elsewhere }] of cohorts.entries())
            addGroup(scene, seed + topic, `topic${topic}`, members, (post) =>
              post % 3 === topic % 3 ? chance : elsewhere,
            )
        })
        expect(blocksIn(listed, whole)).toEqual([])
      },
    ),
    { numRuns: 40, seed: 4 },
  )
})

test('people who like everything, came late or left early make no ring', () => {
  for (let seed = 30; seed < 40; seed += 1) {
    const { listed, whole } = creator(seed, seed % 2 === 0 ? 90 : 100_000, (scene) => {
      addGroup(scene, seed, 'devoted', 60, () => 0.95)
      addGroup(scene, seed + 100, 'came', 150, (post) => (post >= 6 ? 0.6 : 0))
      addGroup(scene, seed + 200, 'left', 150, (post) => (post < 5 ? 0.7 : 0))
    })
    expect(blocksIn(listed, whole)).toEqual([])
  }
})

test('fans whom the platform lists first are no ring, however short the lists', () => {
  const { listed, whole } = creator(51, 60)
  addGroup(listed, 52, 'first', 25, () => 0.9)
  expect(blocksIn(listed, whole)).toEqual([])
})

test('a ring is found beside cohorts of fans, and they are not in it', () => {
  const { listed, whole } = creator(61, 100, (scene) => {
    addGroup(scene, 62, 'topic', 300, (post) => (post % 4 === 0 ? 0.7 : 0.05))
    addGroup(scene, 63, 'devoted', 40, () => 0.9)
  })
  withRing(listed, 64, 60, 0.8)
  const named = blocksIn(listed, whole).flatMap(({ accountIds }) => accountIds)
  expect(named.filter((id) => id.startsWith('ring')).length).toBeGreaterThan(0.9 * named.length)
  expect(named.length).toBeGreaterThan(50)
})

test('the order of lists and of names in them decides nothing', () => {
  const { listed, whole } = creator(71, 60)
  withRing(listed, 72, 60, 0.7)
  const snapshot = likedSnapshot(listed, whole)
  const turned = {
    ...snapshot,
    posts: [...snapshot.posts].reverse(),
    likers: [...snapshot.likers].reverse().map((post) => ({ ...post, accountIds: [...post.accountIds].reverse() })),
  }
  expect(reviewLockstep(turned)).toEqual(reviewLockstep(snapshot))
})
