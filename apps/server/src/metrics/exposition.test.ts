import { expect, test } from 'vitest'
import { exposition } from './exposition.ts'

test('counters and gauges stand one a line, with what they are above them', () => {
  const text = exposition([
    {
      name: 'vouch_requests_total',
      help: 'Answers.',
      type: 'counter',
      samples: [{ labels: { status: 200 }, value: 3 }],
    },
    { name: 'vouch_memory_bytes', help: 'Memory.', type: 'gauge', samples: [{ value: 1.5e9 }] },
  ])
  expect(text).toBe(
    [
      '# HELP vouch_requests_total Answers.',
      '# TYPE vouch_requests_total counter',
      'vouch_requests_total{status="200"} 3',
      '# HELP vouch_memory_bytes Memory.',
      '# TYPE vouch_memory_bytes gauge',
      'vouch_memory_bytes 1500000000',
      '',
    ].join('\n'),
  )
})

test('a histogram counts up to each bound, and its last bucket is its count', () => {
  const samples = [{ labels: { route: '/a' }, bins: [1, 2, 4], sum: 9.5 }]
  const text = exposition([{ name: 'seconds', help: 'Times.', type: 'histogram', bounds: [0.1, 1], samples }])
  expect(text.split('\n').slice(2, 7)).toEqual([
    'seconds_bucket{route="/a",le="0.1"} 1',
    'seconds_bucket{route="/a",le="1"} 3',
    'seconds_bucket{route="/a",le="+Inf"} 7',
    'seconds_sum{route="/a"} 9.5',
    'seconds_count{route="/a"} 7',
  ])
})

test('no value of a label ends its line or its quotes, and what is no number is said as the format says it', () => {
  const samples = [
    { labels: { name: 'a"b\\c\nd' }, value: Number.POSITIVE_INFINITY },
    { labels: { name: 'e' }, value: Number.NaN },
  ]
  const text = exposition([{ name: 'x', help: 'Two\nlines.', type: 'gauge', samples }])
  expect(text).toBe('# HELP x Two\\nlines.\n# TYPE x gauge\nx{name="a\\"b\\\\c\\nd"} +Inf\nx{name="e"} NaN\n')
})
