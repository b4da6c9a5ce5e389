import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countIn, durationIn, isUnknown, presenceIn, tagsIn, truthIn } from './csv-cells.ts'
import { dayOrderOf, isAmbiguous, timeIn } from './csv-times.ts'

describe('counts', () => {
  test.each([
    ['0', 0],
    ['1234', 1_234],
    [' 1234 ', 1_234],
    ['1,234', 1_234],
    ['1.234', 1_234],
    ['1 234', 1_234],
    ['1\u202F234\u00A0567', 1_234_567],
    ["1'234'567", 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,000', 1_000],
    ['1.000', 1_000],
    ['1234.0', 1_234],
    ['1234,00', 1_234],
    ['1,234.00', 1_234],
    ['1.234,00', 1_234],
    ['12.5K', 12_500],
    ['1,2M', 1_200_000],
    ['1.2 Mio.', 1_200_000],
    ['3 Tsd.', 3_000],
    ['2b', 2_000_000_000],
  ])('%j is %d', (cell, value) => {
    expect(countIn(cell)).toEqual({ value })
  })

  test.each(['-5', '1.5', '12,34', '1,23,456', '1.234.56', 'many', '12 apples', '5Q', '1e5', '99999999999999999999'])(
    '%j is refused',
    (cell) => {
      expect(countIn(cell)).toEqual({ problem: `must be a whole number of 0 or more, not “${cell}”` })
    },
  )

  test('a count is read whichever way its thousands are grouped', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), fc.constantFrom('en', 'de', 'fr', 'de-CH'), (value, language) => {
        expect(countIn(value.toLocaleString(language))).toEqual({ value })
      }),
    )
  })
})

test.each(['', ' ', '-', '–', 'n/a', 'NULL', 'None', 'NaN', '?'])('%j means not known', (cell) => {
  expect(isUnknown(cell)).toBe(true)
})

test('truths in several languages; anything else is refused', () => {
  for (const cell of ['true', 'YES', '1', 'Ja', 'oui', 'sí', 'Private']) expect(truthIn(cell)).toEqual({ value: true })
  for (const cell of ['false', 'No', '0', 'nein', 'non', 'Public']) expect(truthIn(cell)).toEqual({ value: false })
  expect(truthIn('perhaps')).toEqual({ problem: 'must be yes or no, not “perhaps”' })
})

test('an address means that there is one', () => {
  expect(presenceIn('https://cdn.example.org/a.jpg')).toEqual({ value: true })
  expect(presenceIn('anna.example.com')).toEqual({ value: true })
  expect(presenceIn('no')).toEqual({ value: false })
  expect(presenceIn('perhaps')).toHaveProperty('problem')
})

test.each([
  ['45', 45],
  ['45.5', 45.5],
  ['45 s', 45],
  ['3:45', 225],
  ['1:02:03', 3_723],
  ['00:00:31', 31],
  ['PT3M45S', 225],
])('the length %s is %s seconds', (cell, value) => {
  expect(durationIn(cell)).toEqual({ value })
})

test('a length that is none is refused', () => {
  expect(durationIn('long')).toHaveProperty('problem')
  expect(durationIn('-3')).toHaveProperty('problem')
})

test('tags lose their mark and are kept once', () => {
  expect(tagsIn('#Cats, #dogs;#Cats')).toEqual({ value: ['Cats', 'dogs'] })
  expect(tagsIn('["a","b"]')).toEqual({ value: ['a', 'b'] })
})

describe('times', () => {
  test.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T10:15:30Z', '2026-11-20T10:15:30.000Z'],
    ['2026-11-20T10:15:30.25+01:00', '2026-11-20T09:15:30.250Z'],
    ['2026-11-20T10:15:30+0000', '2026-11-20T10:15:30.000Z'],
    ['2026-11-20 10:15', '2026-11-20T10:15:00.000Z'],
    ['2026-11-20 10:15:30 UTC', '2026-11-20T10:15:30.000Z'],
    ['2026/11/20', '2026-11-20T00:00:00.000Z'],
    ['11/20/2026 14:05', '2026-11-20T14:05:00.000Z'],
    ['11/20/2026 02:05 PM', '2026-11-20T14:05:00.000Z'],
    ['3/4/2026', '2026-03-04T00:00:00.000Z'],
    ['3.4.2026', '2026-04-03T00:00:00.000Z'],
    ['20.11.2026, 14:05', '2026-11-20T14:05:00.000Z'],
    ['Nov 20, 2026', '2026-11-20T00:00:00.000Z'],
    ['Fri, Nov 20, 2026', '2026-11-20T00:00:00.000Z'],
    ['20 November 2026 at 9:30 am', '2026-11-20T09:30:00.000Z'],
    ['20. März 2026', '2026-03-20T00:00:00.000Z'],
    ['3 août 2026', '2026-08-03T00:00:00.000Z'],
    ['5 de enero de 2026', '2026-01-05T00:00:00.000Z'],
    ['1795168800', '2026-11-20T10:00:00.000Z'],
    ['1795168800000', '2026-11-20T10:00:00.000Z'],
  ])('%s is %s', (cell, value) => {
    expect(timeIn(cell, null)).toEqual({ value })
  })

  test.each([
    '2026-02-30',
    '31/31/2026',
    '2026-11-20 25:00',
    'yesterday',
    '20 Brumaire 2026',
    '12',
    '2026',
    '1850-01-01',
  ])('%s is refused', (cell) => {
    expect(timeIn(cell, null)).toEqual({
      problem: `must be a date such as 2026-11-20 or 2026-11-20 10:00, not “${cell}”`,
    })
  })

  test.each(['9999-10-10', '10/10/9999', '9999-10-10T00:00:00Z'])('%s is refused as too far away', (cell) => {
    expect(timeIn(cell, null)).toEqual({ problem: `is too far in the future: “${cell}”` })
  })

  test.each([
    ['46346', '2026-11-20'],
    ['46346.4375', '2026-11-20'],
    ['46346,5', '2026-11-20'],
  ])("%s is refused as a spreadsheet's number of %s", (cell, day) => {
    const reading = timeIn(cell, null)
    expect('problem' in reading && reading.problem).toContain(`day number, “${cell}”, which means ${day}; format`)
  })

  test('a date is ambiguous when day and month could change places for another date', () => {
    const cells = ['3/4/2026', '03-04-2026 10:00', '20/4/2026', '4/20/2026', '5/5/2026', '2026-03-04']
    expect(cells.filter(isAmbiguous)).toEqual(['3/4/2026', '03-04-2026 10:00'])
  })

  test('one date that can be read only one way decides for its column', () => {
    expect(dayOrderOf(['3/4/2026', '20/4/2026'])).toBe('day-first')
    expect(dayOrderOf(['3/4/2026', '4/20/2026'])).toBe('month-first')
    expect(dayOrderOf(['3/4/2026', '4/5/2026'])).toBeNull()
    expect(timeIn('3/4/2026', 'day-first')).toEqual({ value: '2026-04-03T00:00:00.000Z' })
  })

  test('any time that JavaScript writes is read back', () => {
    const dates = fc.date({ noInvalidDate: true, min: new Date('1991-01-01'), max: new Date('2100-01-01') })
    fc.assert(
      fc.property(dates, (date) => {
        expect(timeIn(date.toISOString(), null)).toEqual({ value: date.toISOString() })
      }),
    )
  })
})
