import { teamTables } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { expect, test } from 'vitest'

test('every table of the team counts its rows in English', () => {
  const counted = Object.values(teamTables).map(({ unit }) => plural(2, unit))
  expect(counted.filter((words) => /([^aeiou]ys|sss|persons)$/.test(words))).toEqual([])
  expect(counted).toEqual(expect.arrayContaining(['2 transactions', '2 leads', '2 sign-ups']))
})
