import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('a database may be several hosts behind a pooler, with a replica beside them', () => {
  const hosts = 'postgres://vouch:a%2Cb@one:5432,two:6432/vouch?sslmode=require'
  const config = loadConfig({
    DATABASE_URL: 'postgres://vouch@pooler:6432/vouch',
    DATABASE_LISTEN_URL: hosts,
    DATABASE_READ_URL: 'postgres://vouch@replica,other:6432/vouch',
    DATABASE_READ_LAG_SECONDS: '0.5',
  })
  expect(config.databaseListenUrl).toBe(hosts)
  expect(config.databaseReads).toEqual({ connectionString: 'postgres://vouch@replica,other:6432/vouch', lagMsMax: 500 })
})

test('a pooler or a replica of nothing, and what is no address, are refused by name', () => {
  expect(() => loadConfig({ DATABASE_READ_URL: 'postgres://vouch@replica/vouch' })).toThrow(
    'DATABASE_URL: required with DATABASE_READ_URL',
  )
  expect(() => loadConfig({ DATABASE_URL: 'postgres://one:x,two:5432/vouch' })).toThrow(
    'DATABASE_URL: must be an address',
  )
  expect(() => loadConfig({ DATABASE_URL: 'mysql://one/vouch' })).toThrow('DATABASE_URL: must start with postgres://')
})
