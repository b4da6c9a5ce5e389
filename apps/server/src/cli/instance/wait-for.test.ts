import { VouchError } from '@vouch/client/source'
import { expect, test } from 'vitest'
import { waitFor } from './wait-for.ts'

const failure = (status: number) => new VouchError(status, { error: 'Away.', code: 'unknown', requestId: '' })

/** @returns a call that answers these in turn */
function answering(answers: readonly (string | Error)[]) {
  const left = [...answers]
  return async () => {
    const answer = left.shift() ?? new Error('One call too many')
    if (answer instanceof Error) throw answer
    return answer
  }
}

const ended = (state: string) => (state === 'done' ? 'the report' : null)

test('work goes on while the instance is restarted, and its end is waited for', async () => {
  const ask = answering(['queued', failure(0), failure(503), 'done'])
  expect(await waitFor(ask, ended)).toBe('the report')
})

test('what the instance refuses ends the wait', async () => {
  await expect(waitFor(answering([failure(404), 'done']), ended)).rejects.toMatchObject({ status: 404 })
})
