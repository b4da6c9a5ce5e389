import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterNames } from '../letters/letter-names.ts'
import { type LifeEvent, lifeEvents } from './life-events.ts'
import { life, lifeStates, runs, step } from './life-table.ts'

const rows = Object.entries(life).flatMap(([event, from]) =>
  Object.entries(from).map(([state, { to, effects }]) => ({ event, state, to, effects })),
)

/** The table as the documentation writes it. */
function written(): string[] {
  return rows.map(({ event, state, to, effects }) => {
    const follows = effects.length === 0 ? '–' : effects.join(', ').replaceAll('letter:', 'letter ')
    return `| ${state} | ${event} | ${to} | ${follows} |`
  })
}

test('docs/billing.md shows the very table that runs, and what each event is', () => {
  const page = readFileSync(new URL('../../../../../../docs/billing.md', import.meta.url), 'utf8')
  const lines = page.split('\n')
  for (const line of written()) expect(lines).toContain(line)
  const shown = lines.filter((line) => /^\| (none|trialing|active|past_due|canceled|lapsed) \|/.test(line))
  expect(shown).toHaveLength(rows.length)
  for (const [event, meaning] of Object.entries(lifeEvents)) expect(lines).toContain(`| ${event} | ${meaning} |`)
})

test('every event has a row, every state is reached, and nothing leads back to before the beginning', () => {
  expect(Object.keys(life).sort()).toEqual(Object.keys(lifeEvents).sort())
  const reached = new Set(rows.map(({ to }) => to))
  expect([...reached].sort()).toEqual(lifeStates.filter((state) => state !== 'none').sort())
})

test.for(rows)('$state, $event: credits follow the state', ({ state, to, effects }) => {
  // Whoever stops running loses the month and freezes what was bought; whoever runs again thaws it.
  const ends = runs.some((each) => each === state) && !runs.some((each) => each === to)
  const returns = (state === 'canceled' || state === 'lapsed') && runs.some((each) => each === to)
  if (ends) expect(effects).toEqual(expect.arrayContaining(['expire_month', 'freeze_purchased']))
  if (returns) expect(effects).toEqual(expect.arrayContaining(['begin_month', 'thaw_purchased']))
  if (to === 'active' && state === 'past_due') expect(effects).toContain('begin_month')
  if (to === 'past_due' && state !== 'past_due') expect(effects).toContain('expire_month')
  expect(effects.includes('begin_month') && effects.includes('expire_month')).toBe(false)
})

test.for(lifeStates.filter((state) => state !== 'none'))('%s: news of money that goes back has its row', (state) => {
  const isRunning = runs.includes(state)
  expect(step(state, 'disputed')?.effects).toEqual(isRunning ? ['freeze_purchased'] : [])
  expect(step(state, 'dispute_won')?.effects).toEqual(isRunning ? ['thaw_purchased'] : [])
  expect(step(state, 'refunded')?.effects).toContain('letter:refund')
  expect(step(state, 'purchase_refunded')?.effects).toContain('letter:purchase_refund')
  expect(step(state, 'purchase_dispute_lost')?.effects).toContain('letter:purchase_dispute_lost')
})

test('every letter is written by some row', () => {
  const writes = new Set(rows.flatMap(({ effects }) => effects.filter((effect) => effect.startsWith('letter:'))))
  expect([...writes].sort()).toEqual(letterNames.map((name) => `letter:${name}`).sort())
})

test('a pair that is not in the table means that nothing follows', () => {
  const missing: [(typeof lifeStates)[number], LifeEvent][] = [
    ['none', 'paid'],
    ['canceled', 'end_planned'],
    ['lapsed', 'charge_failed'],
  ]
  for (const [state, event] of missing) expect(step(state, event)).toBeNull()
})
