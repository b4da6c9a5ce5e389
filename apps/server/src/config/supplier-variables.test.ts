import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('without variables no supplier is asked', () => {
  expect(loadConfig({}).suppliers).toEqual({ files: [], accepted: false, dailyUsd: 10, testHosts: [], secrets: {} })
})

test('files are found from the product’s folder, and secrets by the names that files call them', () => {
  const given = {
    ...{ SUPPLIERS_FILE: 'a.yaml, /etc/b.yaml', SUPPLIERS_ACCEPTED: 'accepted', SUPPLIER_DAILY_USD: '2.5' },
    ...{ SUPPLIER_SECRET_APIFY_TOKEN: 'one', SUPPLIER_SECRET_: 'none', SUPPLIER_SECRET_empty: 'none' },
  }
  const { files, ...rest } = loadConfig(given).suppliers
  expect(files).toEqual([expect.stringMatching(/^\/.+\/a\.yaml$/), '/etc/b.yaml'])
  expect(rest).toEqual({ accepted: true, dailyUsd: 2.5, testHosts: [], secrets: { APIFY_TOKEN: 'one' } })
})

test.each([
  [{ SUPPLIERS_ACCEPTED: 'yes' }, 'SUPPLIERS_ACCEPTED: must be accepted'],
  [{ SUPPLIER_DAILY_USD: '-1' }, 'SUPPLIER_DAILY_USD: must be 0 or more'],
  [{ SUPPLIER_DAILY_USD: '3000' }, 'SUPPLIER_DAILY_USD: must be at most 2000'],
  [{ SUPPLIER_TEST_HOSTS: '10.0.0.1:80' }, 'SUPPLIER_TEST_HOSTS: must be hosts such as 127.0.0.1:4010'],
  [{ VOUCH_MODE: 'production', SUPPLIER_TEST_HOSTS: '127.0.0.1:80' }, 'SUPPLIER_TEST_HOSTS: not allowed in production'],
])('%o is refused: %s', (given, fault) => expect(() => loadConfig(given)).toThrow(fault))
