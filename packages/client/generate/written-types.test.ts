import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writtenTypes } from './written-types.ts'

test('the client is what the API’s document says: after a change of a call, run npm run client:generate', async () => {
  const kept = readFileSync(new URL('../src/api.ts', import.meta.url), 'utf8')
  expect(kept === (await writtenTypes())).toBe(true)
}, 120_000)
