import { ApiFailure } from '@vouch/contract'
import { expect, test } from 'vitest'
import { refusalOf } from '../../api/refusal.ts'
import { messageFieldNames } from './message-field-names.ts'

test('what is wrong with one follow-up is said at that follow-up, and not above all of them', () => {
  const fields = { 'followUps.1.body': 'Too short.', 'followUps.0.afterDays': 'Too soon.' }
  const refused = new ApiFailure(400, { error: 'Too short.', code: 'validation', requestId: '1', fields })
  expect(refusalOf(refused, messageFieldNames)).toEqual({ message: null, fields })
})
