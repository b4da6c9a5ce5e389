import { sandboxNetworkSize } from '@vouch/simulator'
import { fillSandboxIndex } from '../src/finding/discovery/sandbox-index.ts'
import { test as base } from './rooms.ts'

/** The shipped app whose index is full: with the first creators of the network instead of all, which would take each file some seconds. */

export const indexedCreators = 3_000

export const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  await rooms.db.pool.query('update simulated_network set wanted = true')
  await fillSandboxIndex({ db: rooms.db, now: () => rooms.clock.now }, new AbortController().signal, indexedCreators)
  await rooms.db.pool.query('update simulated_network set indexed = $1', [sandboxNetworkSize])
  return rooms
})
