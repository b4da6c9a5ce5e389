import { notificationsStore } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { loadedOr } from './late-part.tsx'

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
