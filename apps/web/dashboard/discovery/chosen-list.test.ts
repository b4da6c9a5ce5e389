import { csvLines } from '@vouch/contract'
import { expect, test } from 'vitest'
import { chosenList, previewOf, sentText } from './chosen-list.ts'

const text = 'Name,Country,Age\nAda,GB,34\n"Bo\nTwo",Atlantis,20\nCy,DE,70'
const mapping = { country: 'Country', age: 'Age' }

function list() {
  const chosen = chosenList('customers.csv', text)
  if (typeof chosen === 'string') throw new Error(chosen)
  return chosen
}

test('the preview shows what was understood and which lines were not', () => {
  const { first, readable, refused, refusals } = previewOf(list(), mapping, 2026)
  expect(first).toEqual([
    { line: 2, values: ['GB', '25-34'] },
    { line: 5, values: ['DE', '65+'] },
  ])
  expect({ readable, refused }).toEqual({ readable: 2, refused: 1 })
  expect(refusals).toEqual([{ line: 3, message: '“Atlantis” isn’t a country Vouch knows.' }])
})

test('only the chosen columns are sent, and every customer keeps the line of the file', () => {
  const sent = sentText(list(), mapping)
  expect(sent).not.toMatch(/Ada|Bo|Cy|Name/)
  expect([...csvLines(sent)].map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'Country', 'Age'],
    [2, 'GB', '34'],
    [3, 'Atlantis', '20'],
    [5, 'DE', '70'],
  ])
})

test('a file without customers says so', () => {
  expect(chosenList('x.csv', 'Country\n\n')).toBe('The file has no rows below the header.')
})
