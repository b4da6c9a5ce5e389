import { expect, test } from 'vitest'
import { stopWithin } from './stop-within.ts'

function tried(stopped: Promise<unknown>, giveBack = async () => {}) {
  const lines: string[] = []
  const waitsFor = () => 'jobs that are running'
  return { lines, stopping: stopWithin(20, { stopped, waitsFor, giveBack, say: (line) => void lines.push(line) }) }
}

test('a stop that never ends says what it waits for, and gives the data folder back', async () => {
  let isGivenBack = false
  const { lines, stopping } = tried(Promise.withResolvers().promise, async () => {
    isGivenBack = true
  })
  expect(await stopping).toBe(false)
  expect(lines).toEqual([expect.stringContaining('still waiting for jobs that are running')])
  expect(isGivenBack).toBe(true)
})

test('one that ends says nothing, and one that fails is not called late', async () => {
  const ended = tried(Promise.resolve('late'))
  expect([await ended.stopping, ended.lines]).toEqual([true, []])
  await expect(tried(Promise.reject(new Error('broken'))).stopping).rejects.toThrow('broken')
})
