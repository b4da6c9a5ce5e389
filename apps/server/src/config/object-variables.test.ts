import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('a store is an address with its bucket, a folder in it, and keys apart', () => {
  const { objectStore } = loadConfig({
    OBJECT_STORE_URL: 'https://storage.example:9000/vouch-data/live/one',
    OBJECT_STORE_KEY: 'key',
    OBJECT_STORE_SECRET: 'secret',
  })
  expect(objectStore).toEqual({
    ...{ endpoint: 'https://storage.example:9000', bucket: 'vouch-data', prefix: 'live/one/', region: 'us-east-1' },
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  })
  expect(loadConfig({ OBJECT_STORE_URL: 'https://s3.amazonaws.com/vouch' }).objectStore?.credentials).toBeNull()
  expect(loadConfig({}).objectStore).toBeNull()
})

test.each([
  [{ OBJECT_STORE_URL: 'foo' }, 'OBJECT_STORE_URL: must be an address'],
  [{ OBJECT_STORE_URL: 's3://vouch' }, 'OBJECT_STORE_URL: must be an address'],
  [{ OBJECT_STORE_URL: 'https://storage.example' }, 'OBJECT_STORE_URL: must end with a bucket’s name'],
  [{ OBJECT_STORE_URL: 'https://key:secret@storage.example/vouch' }, 'OBJECT_STORE_URL: must not hold keys'],
  [
    { OBJECT_STORE_URL: 'https://storage.example/vouch', OBJECT_STORE_KEY: 'key' },
    'OBJECT_STORE_SECRET: required with',
  ],
  [{ OBJECT_STORE_KEY: 'key', OBJECT_STORE_SECRET: 'secret' }, 'OBJECT_STORE_URL: required with OBJECT_STORE_KEY'],
])('%j is refused in words', (given, sentence) => {
  expect(() => loadConfig(given)).toThrow(sentence)
})
