import { expect, test } from 'vitest'
import { type Player, playerAfter, restingPlayer } from './demo-player.ts'

const lengths = [3, 5]
const resting = restingPlayer(lengths)
const after = (player: Player, ...actions: Parameters<typeof playerAfter>[1][]) =>
  actions.reduce((so, action) => playerAfter(so, action, lengths), player)

test('at rest nothing plays and each shows its last picture', () => {
  expect(resting).toEqual({ playing: null, frames: [2, 4] })
})

test('a click plays from the beginning, and the end comes to rest', () => {
  expect(after(resting, { toggle: 0 })).toEqual({ playing: 0, frames: [0, 4] })
  expect(after(resting, { toggle: 0 }, 'tick', 'tick')).toEqual({ playing: null, frames: [2, 4] })
})

test('only one plays at a time: another click pauses the first where it is', () => {
  expect(after(resting, { toggle: 0 }, 'tick', { toggle: 1 })).toEqual({ playing: 1, frames: [1, 0] })
})

test('a second click pauses, a third goes on from there', () => {
  const paused = after(resting, { toggle: 1 }, 'tick', 'tick', { toggle: 1 })
  expect(paused).toEqual({ playing: null, frames: [2, 2] })
  expect(after(paused, 'tick')).toEqual(paused)
  expect(after(paused, { toggle: 1 }, 'tick').frames[1]).toBe(3)
})
