import { expect, test } from 'vitest'
import { actions } from './actions.ts'
import { actionStatus, capabilities, capability } from './capabilities.ts'

test('each capability stands in the list once and is found by its id', () => {
  const ids = capabilities.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(capability(id).id).toBe(id)
})

test('every action with a price says whether it can be used by now', () => {
  expect(actionStatus('creator_verification')).toBe('live')
  for (const id of Object.keys(actions)) expect(['live', 'coming']).toContain(actionStatus(id))
})

test('whatever is live is run by the server, and charges itself', () => {
  for (const [id, { chargesItself }] of Object.entries(actions)) {
    if (actionStatus(id) === 'live') expect([id, chargesItself]).toEqual([id, true])
  }
})

test('an action that nobody declared is not sold as ready', () => {
  expect(actionStatus('time_travel')).toBe('coming')
  expect(actionStatus('constructor')).toBe('coming')
})
