import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printWhenDrawn } from './print-report.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A report that a test draws. */
function report() {
  let isWaiting = true
  const prints = vi.fn()
  const inside = { isConnected: true, querySelector: () => (isWaiting ? 'waiting' : null) }
  const print = () => printWhenDrawn(inside, prints)
  const draw = () => {
    isWaiting = false
  }
  return { inside, prints, print, draw }
}

test('a report that a slow machine takes twenty seconds to draw is printed once it is drawn, however often it was asked for', async () => {
  const { prints, print, draw } = report()
  void print()
  await vi.advanceTimersByTimeAsync(20_000)
  void print()
  expect(prints).not.toHaveBeenCalled()
  draw()
  await vi.advanceTimersByTimeAsync(100)
  expect(prints).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(prints).toHaveBeenCalledOnce()
})

test('what never comes is printed without after half a minute, and another print may be asked for', async () => {
  const { prints, print } = report()
  void print()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(prints).toHaveBeenCalledOnce()
  void print()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(prints).toHaveBeenCalledTimes(2)
})

test('a report that was left is not printed in the place of the page that followed', async () => {
  const { inside, prints, print } = report()
  void print()
  await vi.advanceTimersByTimeAsync(1_000)
  inside.isConnected = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(prints).not.toHaveBeenCalled()
})
