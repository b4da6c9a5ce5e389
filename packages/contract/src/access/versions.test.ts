import { expect, test } from 'vitest'
import { apiVersions, deprecationHeaders, newestVersion } from './versions.ts'

const versions = [
  { date: '2027-03-01', changes: ['Second.'] },
  { date: '2026-11-23', changes: ['First.'], deprecated: '2027-03-01', sunset: '2027-09-01' },
  { date: '2026-11-22', changes: ['A trial.'], deprecated: '2026-12-01' },
]

test('an old version says since when it is old and when it ends, in the forms of the two RFCs', () => {
  const link = '</api/versions>; rel="deprecation"; type="application/json"'
  expect(deprecationHeaders('2026-11-23', versions)).toEqual({
    deprecation: '@1803859200',
    sunset: 'Wed, 01 Sep 2027 00:00:00 GMT',
    link,
  })
  expect(deprecationHeaders('2026-11-22', versions)).toEqual({ deprecation: '@1796083200', link })
  expect(deprecationHeaders('2027-03-01', versions)).toEqual({})
})

test('versions stand newest first, and the newest is never on its way out', () => {
  const dates = apiVersions.map(({ date }) => date)
  expect(dates.toSorted().reverse()).toEqual(dates)
  expect(deprecationHeaders(newestVersion)).toEqual({})
})
