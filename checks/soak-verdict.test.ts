import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Audit } from '../bench/src/soak/audit.ts'
import { faults, faultsDue } from '../bench/src/soak/faults.ts'
import { Journal, type Minute } from '../bench/src/soak/journal.ts'
import { soakVerdict } from '../bench/src/soak/soak-verdict.ts'

const names = faults.map(({ name }) => name)

/** @returns the faults of each minute, where some happened before */
function plan(minutes: number, from = 0, before: readonly string[] = []): string[][] {
  const happened = new Set(before)
  return Array.from({ length: minutes - from }, (_, at) => {
    const due = faultsDue(from + at, minutes, happened).map(({ name }) => name)
    for (const name of due) happened.add(name)
    return due
  })
}

test('every fault happens once in its order, however short the soak is', () => {
  for (const minutes of [1, 2, 3, 4, 5, 8, 20, 120, 480]) expect(plan(minutes).flat(), `${minutes}`).toEqual(names)
})

test('what was cut off goes wrong in the next sitting, and what was over does not again', () => {
  expect(plan(120, 40, names.slice(0, 1)).flat()).toEqual(names.slice(1))
  expect(plan(3, 2, []).flat()).toEqual(names)
})

const minute = (seen: Partial<Minute>): Minute => ({
  ...{ minute: 0, sitting: 1, deeds: {}, bare: null, refused: {}, fault: null, happened: [] },
  ...{ processes: {}, connections: 0 },
  ...seen,
})
const clean: Audit = {
  deductions: { acknowledged: 0, there: 0, twice: 0 },
  verifications: { acknowledged: 0, there: 0, open: 0, failed: 0 },
  differences: 0,
}
const verdict = (minutes: Minute[], warnings = 0) => soakVerdict({ minutes, audit: clean, perSecond: 10, warnings })

test('the verdict says which faults happened and which did not, and is kept by all alone', () => {
  const some = verdict([minute({ happened: names.slice(0, 2) })]).find(({ what }) => what.startsWith('faults'))
  expect(some).toMatchObject({ figure: `2 of ${names.length}`, kept: false })
  expect(some?.what).toContain(names.slice(0, 2).join(', '))
  expect(some?.peer).toContain(names.slice(2).join(', '))
  const all = verdict([minute({ happened: names })]).find(({ what }) => what.startsWith('faults'))
  expect(all).toMatchObject({ figure: `${names.length} of ${names.length}`, peer: 'limit all', kept: true })
})

test('however many ways of not answering there are, the row stays readable and loses none of them', () => {
  const refused = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`deed ${400 + at}`, at + 1]))
  const row = verdict([minute({ refused, fault: 'disk full for a minute' })]).find(({ what }) => /answered/.test(what))
  expect(row?.figure.length).toBeLessThan(150)
  expect(row?.figure).toContain('60 x deed 459, 59 x deed 458, 58 x deed 457, 1653 others')
})

test('the rate, and warnings of every sitting, outlive the sitting that found them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-soak-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = new Journal(folder)
  expect(first.perSecond).toBeNull()
  first.keepRate(123.5)
  first.warn(1)
  const second = new Journal(folder)
  second.warn(2)
  expect(second.perSecond).toBe(123.5)
  expect(new Journal(folder).warnings).toBe(3)
  expect(verdict([], 3).find(({ what }) => what.includes('warnings'))).toMatchObject({ figure: '3', kept: false })
})
