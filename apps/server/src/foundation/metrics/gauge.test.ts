import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addGauge } from './gauge.ts'

test('a gauge stands one sample a line, and no value of a label ends its line or its quotes', async () => {
  const registry = new Registry()
  addGauge(registry, 'x', 'Two\nlines.', [
    { labels: { name: 'a"b\\c\nd' }, value: Number.POSITIVE_INFINITY },
    { labels: { name: 'e' }, value: 1.5e9 },
  ])
  expect(await registry.metrics()).toBe(
    '# HELP x Two\\nlines.\n# TYPE x gauge\nx{name="a\\"b\\\\c\\nd"} +Inf\nx{name="e"} 1500000000\n',
  )
})

test('what was not measured is not said to be 0', async () => {
  const registry = new Registry()
  addGauge(registry, 'quota_units', 'Units spent.', [])
  expect(await registry.metrics()).not.toMatch(/^quota_units/m)
})
