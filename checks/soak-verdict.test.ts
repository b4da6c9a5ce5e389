import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
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
  deductions: { acknowledged: 0, there: 0, otherwise: 0 },
  verifications: { acknowledged: 0, there: 0, open: 0, failed: 0, held: 0 },
  differences: 0,
}
const verdict = (minutes: Minute[], warnings = 0, audit = clean, repeated = { asked: 0, unanswered: 0 }) =>
  soakVerdict({ minutes, audit, perSecond: 10, warnings, repeated })
/** @returns the rows that are not kept, by what they are about */
const missed = (...seen: Parameters<typeof verdict>) =>
  verdict(...seen)
    .filter(({ kept }) => kept === false)
    .map(({ what }) => what)

/** An hour of one web process and one worker. */
function hour(
  change: (at: number) => { files?: number; rssMb?: number; connections?: number; pid?: number } = () => ({}),
) {
  return Array.from({ length: 60 }, (_, at) => {
    const { files = 100, rssMb = 500 + (at % 5), connections = 30, pid = 1 } = change(at)
    const times = { count: 100, p50: 5, p95: 20 }
    const processes = {
      web: { rssMb, files, sockets: 80, pid },
      worker: { rssMb: 400, files: 50, sockets: 20, pid: 2 },
    }
    const deeds = { balance: times, verify: times }
    return minute({ minute: at, deeds, bare: { count: 9, p50: 1, p95: 2 }, connections, processes, happened: names })
  })
}

test('the verdict says which faults happened and which did not, and is kept by all alone', () => {
  const some = verdict([minute({ happened: names.slice(0, 2) })]).find(({ what }) => what.startsWith('faults'))
  expect(some).toMatchObject({ figure: `2 of ${names.length}`, kept: false })
  expect(some?.what).toContain(names.slice(0, 2).join(', '))
  expect(some?.peer).toContain(names.slice(2).join(', '))
  const all = verdict([minute({ happened: names })]).find(({ what }) => what.startsWith('faults'))
  expect(all).toMatchObject({ figure: `${names.length} of ${names.length}`, peer: 'limit all', kept: true })
})

test('an hour in which nothing changes keeps all limits', () => {
  expect(missed(hour())).toEqual([])
})

test('one step is found, which no range of slopes shows: of files, connections and memory', () => {
  const late = (at: number) => at > 40
  expect(missed(hour((at) => ({ files: late(at) ? 130 : 100 })))).toEqual([expect.stringContaining('open files, last')])
  expect(missed(hour((at) => ({ connections: late(at) ? 60 : 30 })))).toEqual([
    expect.stringContaining('connections to the database, last'),
  ])
  expect(missed(hour((at) => ({ rssMb: (late(at) ? 700 : 500) + (at % 5) })))).toContainEqual(
    expect.stringContaining('memory, last'),
  )
})

test('a process that ended by itself is told, one that was killed is not', () => {
  const died = hour((at) => ({ pid: at < 50 ? 1 : 3 }))
  expect(missed(died)).toEqual(['ends of processes that nobody killed'])
  const killed = died.map((each) => (each.minute === 50 ? { ...each, fault: 'web killed' } : each))
  expect(missed(killed)).toEqual([])
})

test('an end that is slower is excused by what a bare server lost in milliseconds, not by its share', () => {
  const slow = (p95: number, bareP95: number) =>
    hour().map((each) =>
      each.minute < 50
        ? each
        : { ...each, deeds: { balance: { count: 100, p50: 5, p95 } }, bare: { count: 9, p50: 1, p95: bareP95 } },
    )
  expect(missed(slow(25, 2))).toEqual([])
  expect(missed(slow(60, 6))).toEqual([expect.stringMatching(/^balance: /)])
  expect(missed(slow(60, 40))).toEqual([])
})

test('verifications that failed beside faults, credits that stay held and a key at two prices are told', () => {
  const [about, keys] = ['acknowledged verifications', 'acknowledged deductions']
  const told = (change: Partial<Audit>) => missed(hour(), 0, { ...clean, ...change }).join()
  expect(told({ verifications: { ...clean.verifications, failed: 1 } })).toContain(about)
  expect(told({ verifications: { ...clean.verifications, held: 1 } })).toContain(about)
  expect(told({ deductions: { ...clean.deductions, otherwise: 1 } })).toContain(keys)
  const faulty = hour().map((each) => (each.minute === 30 ? { ...each, fault: 'disk full for a minute' } : each))
  const failed = { ...clean, verifications: { ...clean.verifications, failed: 100 } }
  expect(missed(faulty, 0, failed)).toEqual([])
  expect(missed(hour(), 0, clean, { asked: 3, unanswered: 1 })).toEqual([expect.stringContaining('asked for again')])
})

test('however many ways of not answering there are, the row stays readable and loses none of them', () => {
  const refused = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`deed ${400 + at}`, at + 1]))
  const row = verdict([minute({ refused, fault: 'disk full for a minute' })]).find(({ what }) => /answered/.test(what))
  expect(row?.figure.length).toBeLessThan(150)
  expect(row?.figure).toContain('60 x deed 459, 59 x deed 458, 58 x deed 457, 1653 others')
})

test('a line that was cut off is taken out, and the next one can be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-soak-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  new Journal(folder).leaveUnanswered('one')
  appendFileSync(join(folder, 'unanswered.ndjson'), '"tw')
  const second = new Journal(folder)
  second.leaveUnanswered('three')
  expect(new Journal(folder).unanswered).toEqual(['one', 'three'])
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
