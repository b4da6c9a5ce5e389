import { expect, test } from 'vitest'
import { testsNear, withinTime } from './changed-tests.ts'

const house = [
  { path: 'packages/p/src/index.ts', imports: ['packages/p/src/price.ts'] },
  { path: 'packages/p/src/price.ts', imports: ['packages/p/src/money.ts'] },
  { path: 'packages/p/src/price.test.ts', imports: ['packages/p/src/price.ts'] },
  { path: 'apps/server/src/bill.ts', imports: ['packages/p/src/index.ts'] },
  { path: 'apps/server/src/bill.test.ts', imports: ['apps/server/src/bill.ts'] },
  { path: 'apps/server/src/other.test.ts', imports: ['apps/server/src/other.ts'] },
  { path: 'e2e/shop.test.ts', imports: ['e2e/visitor.ts'] },
]

test('a change is tried by the tests that import it, the nearest first, and by no others', () => {
  expect(testsNear(['packages/p/src/money.ts'], house)).toEqual([{ path: 'packages/p/src/price.test.ts', distance: 2 }])
  expect(testsNear(['apps/server/src/bill.ts'], house)).toEqual([{ path: 'apps/server/src/bill.test.ts', distance: 1 }])
  expect(testsNear(['e2e/visitor.ts'], house)).toEqual([{ path: 'e2e/shop.test.ts', distance: 1 }])
})

test('a test that has changed is the nearest, and what nobody imports touches nothing', () => {
  expect(testsNear(['apps/server/src/other.test.ts', 'README.md'], house)).toEqual([
    { path: 'apps/server/src/other.test.ts', distance: 0 },
  ])
})

test('files that import each other in a circle end', () => {
  const circle = [
    { path: 'a.ts', imports: ['b.ts'] },
    { path: 'b.ts', imports: ['a.ts'] },
    { path: 'a.test.ts', imports: ['b.ts'] },
  ]
  expect(testsNear(['a.ts'], circle)).toEqual([{ path: 'a.test.ts', distance: 2 }])
})

test('what does not fit into the time is left, and named; what earlier runs took counts', () => {
  const tests = ['packages/a.test.ts', 'apps/server/b.test.ts', 'apps/server/c.test.ts', 'e2e/d.test.ts'].map(
    (path, distance) => ({ path, distance }),
  )
  expect(withinTime(tests, {}, 30)).toEqual({ run: tests.slice(0, 3).map(({ path }) => path), left: ['e2e/d.test.ts'] })
  expect(withinTime(tests, { 'apps/server/b.test.ts': 200 }, 100)).toEqual({
    run: ['packages/a.test.ts', 'apps/server/c.test.ts', 'e2e/d.test.ts'],
    left: ['apps/server/b.test.ts'],
  })
})
