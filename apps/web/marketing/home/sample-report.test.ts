import { reportSchema } from '@vouch/contract'
import { expect, test } from 'vitest'
import recorded from './sample-report.json' with { type: 'json' }

test('the report on the home page is one that the product could have given', () => {
  const report = reportSchema.parse(recorded)
  expect(report.state).toBe('READY')
  expect(report.trust).not.toBeNull()
})

test('the report on the home page is about nobody', () => {
  expect(recorded.subject.handle).toMatch(/_sandbox$/)
})
