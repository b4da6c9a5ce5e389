import { expect, test } from 'vitest'
import { leftToSave } from './use-draft.ts'

const typed = (title: string) => ({ over: 3, value: { title, clauses: [], variables: {} } })

test('nothing is left of a draft that was saved as it is', () => {
  const sent = typed('Tea')
  expect(leftToSave(sent, sent, 4)).toBeNull()
})

test('what was written on while it was saved stays, over the version that was made of what was sent', () => {
  const now = typed('Tea and cake')
  expect(leftToSave(now, typed('Tea'), 4)).toEqual({ ...now, over: 4 })
})
