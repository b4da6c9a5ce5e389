import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openTriedApp } from '../../../test/tried-app.ts'

/** Answers are packed as their reader can unpack them, the cheapest way first. */

const { app } = await openTriedApp()
afterAll(() => app.close())

/** Two bytes each. The first two are packed at once, so that their length is known when they go; the last becomes a stream. */
const answers = [
  { length: 5_000, atOnce: true },
  { length: 30_000, atOnce: true },
  { length: 100_000, atOnce: false },
]
const unpack = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

async function asked(length: number, accepts: string | undefined) {
  const headers = { 'content-type': 'application/json', ...(accepts !== undefined && { 'accept-encoding': accepts }) }
  const payload = JSON.stringify({ text: 'ä'.repeat(length) })
  return app.inject({ method: 'POST', url: '/api/echo/x', headers, payload })
}

test.for([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd;q=0, gzip', 'gzip'],
] as const)('to whoever takes “%s” it goes as %s', async ([accepts, coding]) => {
  for (const { length, atOnce } of answers) {
    const { headers, rawPayload } = await asked(length, accepts)
    expect(headers['content-length'] === `${rawPayload.length}`).toBe(atOnce)
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding'])
    expect(JSON.parse(unpack[coding](rawPayload).toString()).body.text).toBe('ä'.repeat(length))
    expect(rawPayload.length).toBeLessThan(length)
  }
})

test.for([undefined, 'identity', 'sdch'])('to whoever takes %o it goes as it is', async (accepts) => {
  const { headers, body } = await asked(5_000, accepts)
  expect(headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(body).body.text).toBe('ä'.repeat(5_000))
})
