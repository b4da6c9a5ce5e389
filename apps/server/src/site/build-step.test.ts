import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BuildStep } from './build-step.ts'

function notesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-step-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A step that writes one file and counts how often. */
function stepIn(notes: string, fingerprint: string) {
  const file = join(notes, 'made')
  const step = new BuildStep({ notes, name: 'step', fingerprint, files: [file], log: () => undefined })
  let times = 0
  const work = async () => {
    times += 1
    writeFileSync(file, fingerprint)
  }
  return { step, work, file, times: () => times }
}

test('a step is done once for the same sources, and again for others or when its files are gone', async () => {
  const notes = notesFolder()
  const first = stepIn(notes, 'a')
  await first.step.make(first.work)
  await first.step.make(first.work)
  expect(first.times()).toBe(1)
  rmSync(first.file)
  await first.step.make(first.work)
  expect(first.times()).toBe(2)
  const changed = stepIn(notes, 'b')
  expect(changed.step.isMade()).toBe(false)
  await changed.step.make(changed.work)
  expect([changed.times(), changed.step.isMade(), first.step.isMade()]).toEqual([1, true, false])
})

test('what failed or was stopped on the way is not taken for made, although its files are there', async () => {
  const notes = notesFolder()
  const { step, work, times } = stepIn(notes, 'a')
  await step.make(work)
  rmSync(join(notes, 'made'))
  const failing = async () => {
    await work()
    throw new Error('killed')
  }
  await expect(step.make(failing)).rejects.toThrow('killed')
  expect(step.isMade()).toBe(false)
  const stopping = new AbortController()
  await step.make(async () => {
    await work()
    stopping.abort()
  }, stopping.signal)
  expect(step.isMade()).toBe(false)
  const before = times()
  await step.make(work, stopping.signal)
  expect(times()).toBe(before)
  await step.make(work)
  expect([times(), step.isMade()]).toEqual([before + 1, true])
})

test('of two at once one works, and the other finds what it made', async () => {
  const notes = notesFolder()
  const [one, other] = [stepIn(notes, 'a'), stepIn(notes, 'a')]
  const go = Promise.withResolvers<void>()
  const working = one.step.make(async () => {
    await go.promise
    await one.work()
  })
  const waiting = other.step.make(other.work)
  go.resolve()
  await Promise.all([working, waiting])
  expect([one.times(), other.times()]).toEqual([1, 0])
})
