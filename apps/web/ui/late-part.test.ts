import { notificationsStore } from '@mantine/notifications'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadedAtLast, loadedOr } from './late-part.tsx'

test('a part that is loaded is itself', async () => {
  const part = () => 'part'
  expect(
    await loadedOr(
      async () => ({ default: part }),
      () => null,
    ),
  ).toEqual({ default: part })
})

test('a part that cannot be loaded gives its place to another and says what to do', async () => {
  const instead = () => 'button'
  const loaded = await loadedOr(() => Promise.reject(new TypeError('Failed to fetch')), instead)
  expect(loaded).toEqual({ default: instead })
  const { notifications } = notificationsStore.getState()
  expect(notifications.map(({ title, message }) => [title, message])).toEqual([
    ['This part couldn’t load', 'Try again in a moment, or reload the page. Anything you saved is safe.'],
  ])
})

test('what would say that it couldn’t be loaded is tried again until it is there, after a minute at the latest', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const tried: number[] = []
  const began = Date.now()
  const load = async () => {
    tried.push((Date.now() - began) / 1_000)
    if (tried.length < 8) throw new TypeError('Failed to fetch')
    return 'part'
  }
  const loaded = loadedAtLast(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('part')
  expect(tried).toEqual([0, 2, 6, 14, 30, 62, 122, 182])
})
