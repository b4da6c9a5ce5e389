import { type ProfileAddress, parseAddress } from '@vouch/contract'
import { expect, test } from 'vitest'
import { type Connector, ConnectorFailure, unpaidConnectors } from './connector.ts'
import { withFaultLog } from './fault-log.ts'
import { withSuppliers } from './supplier/supplied-connector.ts'

/** What goes wrong outside is noted under the name of what it went wrong with, whoever asked. */

const at = new Date('2026-11-20T10:00:00Z')
const refused = () => Promise.reject(new ConnectorFailure('platform_key_refused', 'Instagram refused the key.'))
const gone = () =>
  Promise.reject(new ConnectorFailure('creator_unavailable', 'Nobody has this name.', { state: 'not-found' }))
const signal = new AbortController().signal

function target(): ProfileAddress {
  const address = parseAddress('instagram.com/travel.notes')
  if (address.kind !== 'profile') throw new Error('An address of a profile')
  return address
}

function opened(fail: () => Promise<never>) {
  const noted: unknown[][] = []
  const sql = { query: async (_text: string, values: unknown[]) => void noted.push(values) }
  const counts = { looksPerDay: 1, hoursMin: 1, postHoursMax: 1, simulated: false, readCounts: fail }
  const own: Connector = { id: 'instagram', platforms: ['instagram'], resolves: [], fetchSnapshot: fail, counts }
  return { connector: withFaultLog(own, sql as never, () => at), noted }
}

test('a verification, a visitor and a watch: each fault is noted once, those of the watch under its own name', async () => {
  const { connector, noted } = opened(refused)
  const supplied = withSuppliers(connector, { suppliers: () => [], tools: {} as never, now: () => at, dailyLimits: {} })
  await expect(supplied.fetchSnapshot(target(), () => undefined, signal)).rejects.toThrow('refused')
  const [unpaid] = unpaidConnectors([supplied])
  await expect(unpaid?.fetchSnapshot(target(), () => undefined, signal)).rejects.toThrow('refused')
  await expect(supplied.counts?.readCounts(target(), at, signal)).rejects.toThrow('refused')
  const fault = ['platform_key_refused', 'Instagram refused the key.', at]
  expect(noted).toEqual([
    ['instagram', ...fault],
    ['instagram', ...fault],
    ['instagram-watch', ...fault],
  ])
})

test('what says something about a creator is noted nowhere', async () => {
  const { connector, noted } = opened(gone)
  await expect(connector.fetchSnapshot(target(), () => undefined, signal)).rejects.toThrow('Nobody')
  await expect(connector.counts?.readCounts(target(), at, signal)).rejects.toThrow('Nobody')
  expect(noted).toEqual([])
})
