import { expect, test } from 'vitest'
import { readSignals, readSteps } from './inspected-parts.ts'

test('a step took the seconds between its ends; one that never ended took none that are known', () => {
  const begun = { name: 'profile', state: 'done', startedAt: '2026-11-20T10:00:00Z', detail: 'one profile' }
  expect(readSteps([{ ...begun, endedAt: '2026-11-20T10:00:02.500Z' }, { ...begun, endedAt: null }, null])).toEqual([
    { name: 'profile', state: 'done', seconds: 2.5, note: 'one profile' },
    { name: 'profile', state: 'done', seconds: null, note: 'one profile' },
    { name: '', state: '', seconds: null, note: '' },
  ])
})

test('signals are read as far as they are there, and a report without them has none', () => {
  const signal = { id: 'growth.jumps', verdict: 'not_measurable', value: null, unit: 'jumps', logOdds: null }
  expect(readSignals({ signals: [{ ...signal, explanation: 'Too few days.' }] })).toEqual([
    { ...signal, verdict: 'not measurable', words: 'Too few days.' },
  ])
  for (const report of [null, undefined, 'text', {}, { signals: 5 }]) expect(readSignals(report)).toEqual([])
})
