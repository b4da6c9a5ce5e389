import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvTable, csvTableOf } from './csv-table.ts'

function table(text: string): CsvTable {
  const reading = csvTableOf(text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

describe('the delimiter is the one with which the header makes sense', () => {
  test.each([
    [',', 'a comma'],
    [';', 'a semicolon'],
    ['\t', 'a tab'],
    ['|', 'a bar'],
  ])('%j: %s parts two columns and five rows', (delimiter) => {
    const rows = ['anna', 'ben', 'carl', 'dora', 'emil'].map((name, index) => `${name}${delimiter}${index * 10}`)
    const { mapping, rows: read } = table([`username${delimiter}followers`, ...rows].join('\n'))
    expect(mapping.columns.map(({ field }) => field)).toEqual(['username', 'followers'])
    expect(read.map(({ cells }) => cells)).toEqual(rows.map((row) => row.split(delimiter)))
  })

  test('titles above the header do not mislead, not even with commas in them', () => {
    const { mapping, rows } = table('Followers of natgeo, made on Friday, by hand\n\nusername;followers\nanna;5\nben;6')
    expect(mapping.columns.map(({ field }) => field)).toEqual(['username', 'followers'])
    expect(rows.map(({ line }) => line)).toEqual([4, 5])
  })

  test('separators inside of texts do not mislead', () => {
    const { rows } = table('username;bio\nanna;cats, dogs, trains, planes\nben;a,b,c,d')
    expect(rows.map(({ cells }) => cells.length)).toEqual([2, 2])
  })

  test('a single column needs none', () => {
    expect(table('username\nanna\nben').rows.map(({ cells }) => cells)).toEqual([['anna'], ['ben']])
  })

  test('law: the same table is read whichever delimiter it is written with', () => {
    const cells = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.nat(), fc.nat()), { minLength: 1 })
    fc.assert(
      fc.property(cells, fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
        const text = [['username', 'followers', 'following'], ...rows].map((row) => row.join(delimiter)).join('\n')
        expect(table(text).rows.map((row) => row.cells)).toEqual(rows.map((row) => row.map(String)))
      }),
    )
  })
})
