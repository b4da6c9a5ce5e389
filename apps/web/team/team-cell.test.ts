import { teamTableNames, teamTables } from '@vouch/contract'
import { expect, test } from 'vitest'
import { stateTone } from './state-tone.ts'
import { cellText } from './team-cell.tsx'

test.each([
  ['moment', '2026-11-20T14:05:00+00:00', 'Nov 20, 2026, 14:05 UTC'],
  ['day', '2026-11-20', 'Nov 20, 2026'],
  ['count', 12_345, '12,345'],
  ['signed', -10, '−10'],
  ['signed', 40, '+40'],
  ['cents', 3_900, '$39'],
  ['flag', true, 'yes'],
  ['flag', false, 'no'],
  ['state', 'past_due', 'past due'],
  ['state', 'READY', 'ready'],
  ['text', '', '–'],
  ['count', null, '–'],
  ['count', 0, '0'],
] as const)('a cell of kind %s with %j is written %s', (kind, value, text) => {
  expect(cellText(kind, value)).toBe(text)
})

test('states that ask for somebody have a colour, and words that nobody knows have none', () => {
  const options = teamTableNames.flatMap((name) =>
    teamTables[name].filters.filter(({ key }) => key === 'state' || key === 'status').flatMap(({ options }) => options),
  )
  const plain = new Set(options.map((word) => cellText('state', word)).filter((word) => stateTone(word) === 'plain'))
  expect([...plain].toSorted()).toEqual(['canceled', 'cancelled', 'declined', 'deleted', 'void'])
  expect(stateTone('anything')).toBe('plain')
})
