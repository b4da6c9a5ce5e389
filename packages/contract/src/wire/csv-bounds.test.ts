import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvExcess, csvLimits } from './csv-bounds.ts'
import { csvLines } from './csv-lines.ts'

const lines = 'The file has more than 500,000 lines. Send it in parts.'
const cells = 'The file has more than 5,000,000 cells. Send it in parts.'

test.each([
  ['line breaks', '\n'.repeat(3_500_000), lines],
  ['line breaks of Windows', 'a\r\n'.repeat(csvLimits.lines), lines],
  ['line breaks of old machines', 'a\r'.repeat(csvLimits.lines), lines],
  ['line breaks that may or may not stand in a text', `a;"${'\n'.repeat(csvLimits.lines)}`, lines],
  ['commas', ','.repeat(15_000_000), 'Line 1 of the file has more than 2,000 cells.'],
  ['tabs below a header', `a\tb\nc${'\t'.repeat(2_000)}`, 'Line 2 of the file has more than 2,000 cells.'],
  ['a separator of its own', `sep=x\n${'x'.repeat(2_000)}`, 'Line 2 of the file has more than 2,000 cells.'],
  ['cells of all lines together', `${';'.repeat(1_000)}\n`.repeat(5_000), cells],
])('too many %s', (_what, text, problem) => {
  expect(csvExcess(text)).toMatchObject({ problem })
})

test('lists as long and as wide as they may be are let in', () => {
  expect(csvExcess(`${'a,'.repeat(400)}\n`.repeat(10_000))).toBeNull()
  expect(csvExcess('anna;Anna;"one\ntwo"\r\n'.repeat(100_000))).toBeNull()
  expect(csvExcess('a\r\n'.repeat(csvLimits.lines - 1))).toBeNull()
})

test('whatever the quotation marks say, no parsed list has more than was counted', () => {
  const texts = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', 'a'), maxLength: 60 })
  const counted = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0
  fc.assert(
    fc.property(texts, (text) => {
      const read = [...csvLines(text)]
      expect(read.length).toBeLessThanOrEqual(counted(text, /\r\n|\r|\n/g) + 1)
      for (const line of read) expect(line.cells.length).toBeLessThanOrEqual(counted(text, /[,;\t|]/g) + 1)
    }),
  )
})
