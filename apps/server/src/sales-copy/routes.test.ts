import { copySectionNames } from '@vouch/contract'
import { expect } from 'vitest'
import { signUp, test } from '../../test/rooms.ts'

const calls = [...copySectionNames.map((name) => `/api/sales-copy/${name}`), '/api/sales-copy/custom']

test('nobody without the team’s session is answered, whatever is sent and whoever signs in', async ({ open }) => {
  const rooms = await open()
  const { token } = await signUp(rooms)
  for (const url of calls) {
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const answer = await rooms.app.inject({ method: 'POST', url, headers, payload: {} })
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
  }
})
