import { expect, onTestFinished, test, vi } from 'vitest'
import { firstListFill } from './first-list.ts'

interface Told {
  preparing?: unknown
  fails?: boolean
  failsLater?: boolean
  isMade?: boolean
}

/** @returns what fills a page, and what was asked of what it reads. */
function filling({ preparing = null, fails = false, failsLater = false, isMade = true }: Told = {}) {
  const seen = { loads: 0, failures: [] as unknown[] }
  const load = async () => {
    seen.loads += 1
    if (fails || (failsLater && seen.loads > 1)) throw new Error('no database')
    return { page: { preparing }, on: '2026-11-21' }
  }
  const withList = (html: string, { on }: { on: string }) => `${html} as of ${on}`
  const drawing = async () => (isMade ? withList : null)
  return { seen, fill: firstListFill({ load, drawing, failed: (error) => seen.failures.push(error) }) }
}

test('a list is read once for all who open its page', async () => {
  const { seen, fill } = filling()
  const all = await Promise.all([fill(), fill(), fill()])
  expect((await fill())?.into('<p>')).toBe('<p> as of 2026-11-21')
  expect(new Set(all.map((each) => each?.tag)).size).toBe(1)
  expect(seen.loads).toBe(1)
})

test('while creators are still being set up nothing is kept', async () => {
  const { seen, fill } = filling({ preparing: { done: 1, of: 2 } })
  await fill()
  await fill()
  expect(seen.loads).toBe(2)
})

test('until what draws it is made there is no list, and nothing is asked for', async () => {
  const { seen, fill } = filling({ isMade: false })
  expect(await fill()).toBeNull()
  expect(seen).toEqual({ loads: 0, failures: [] })
})

test('a list that cannot be read leaves the page as it is, and is tried again', async () => {
  const { seen, fill } = filling({ fails: true })
  expect(await fill()).toBeNull()
  expect(await fill()).toBeNull()
  expect(seen.failures).toHaveLength(2)
})

test('a list of minutes ago is shown where no new one is to be had, and one of an hour ago is not', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  const { seen, fill } = filling({ failsLater: true })
  const first = await fill()
  clock.mockReturnValue(5 * 60_000)
  expect(await fill()).toBe(first)
  expect(seen.loads).toBe(2)
  clock.mockReturnValue(60 * 60_000)
  expect(await fill()).toBeNull()
})
