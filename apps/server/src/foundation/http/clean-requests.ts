import type { FastifyInstance } from 'fastify'
import { storableText } from '../db/storable-text.ts'

/** Takes out of every request the characters that no database stores: null characters, and halves of surrogate pairs. They mean nothing to
 *  anybody and would fail in whatever statement they met first. Done at the door, so that no room has to think of it. */

/** @returns a value of JSON with all its texts and keys clean */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), cleanTexts(inner)]))
}

/** @returns the fields of a form by name, the last of a name, clean */
export function formFields(text: string): Map<string, string> {
  return new Map([...new URLSearchParams(text)].map(([name, value]) => [storableText(name), storableText(value)]))
}

/** Codings have names that are the same in capitals, and one of them has an old name; the plugin that undoes them knows neither. Call it
 *  before that is there. */
export function readCodings(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const coding = headers['content-encoding']
    if (coding !== undefined) headers['content-encoding'] = coding.toLowerCase().replace(/^x-gzip$/, 'gzip')
  })
}

/** Cleans what an address and cookies say; bodies are cleaned where they are parsed. Call it when cookies are read already. */
export function cleanRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // Only an escape can bring such a character into an address or a cookie.
    if (request.url.includes('%')) {
      request.params = cleanTexts(request.params)
      request.query = cleanTexts(request.query)
    }
    if (request.headers.cookie?.includes('%')) {
      for (const [name, value] of Object.entries(request.cookies)) request.cookies[name] = storableText(value ?? '')
    }
  })
}
