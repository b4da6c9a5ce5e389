import { expect, test } from 'vitest'
import { againWhenBack } from './again-when-back.ts'

/** @returns what fails so often, then answers, with how often it was asked */
function failing(times: number, error: Error) {
  const asked = { times: 0 }
  const ask = async () => {
    asked.times += 1
    if (asked.times <= times) throw error
    return 'answer'
  }
  return { asked, ask }
}

const gone = new Error('Connection terminated unexpectedly')

test('what the database could not hear is asked again until it answers', async () => {
  const { asked, ask } = failing(2, gone)
  expect(await againWhenBack(ask)).toBe('answer')
  expect(asked.times).toBe(3)
})

test('a database that stays away is given up', async () => {
  const { asked, ask } = failing(99, gone)
  await expect(againWhenBack(ask, 0)).rejects.toBe(gone)
  expect(asked.times).toBe(1)
})

test('a statement that fails by itself is asked once', async () => {
  const wrong = new Error('syntax error')
  const { asked, ask } = failing(1, wrong)
  await expect(againWhenBack(ask)).rejects.toBe(wrong)
  expect(asked.times).toBe(1)
})
