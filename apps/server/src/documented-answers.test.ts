import { expect } from 'vitest'
import { DocumentedAnswers } from '../test/fuzz/documented-answers.ts'
import { fuzzCallers } from '../test/fuzz/fuzz-callers.ts'
import { Fuzz } from '../test/fuzz/fuzzed-requests.ts'
import { faultText, loadApiDocument, runFuzz } from '../test/fuzz/run-fuzz.ts'
import { test } from '../test/rooms.ts'
import { colleagueIn } from '../test/team.ts'
import { declaredDocument } from './foundation/http/declared-document.ts'

const calls = 300
const seed = 12

test('every answer to valid, wrong and hostile calls is one that the API’s document foretells', async ({ open }) => {
  const rooms = await open()
  await rooms.app.listen({ port: 0 })
  const address = rooms.app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const document = await loadApiDocument(port)
  const settings = { fuzz: new Fuzz(document, seed), documented: new DocumentedAnswers(document) }
  const signIn = fuzzCallers(rooms.db, async () => ({ cookie: (await colleagueIn(rooms)).cookie }))
  const report = await runFuzz({ port, signIn }, { ...settings, from: 0, count: calls, atOnce: 4, slowMs: 60_000 })
  expect([...report.broken, ...report.undocumented].map(faultText)).toEqual([])
  // Calls that are all refused would prove nothing.
  expect(report.statuses[200]).toBeGreaterThan(15)
})

test('an answer that is not foretold is found: a status, a media type, a body', async () => {
  const documented = new DocumentedAnswers(await declaredDocument('1.0.0'))
  const asked = { operation: 'GET /api/versions', method: 'GET', isAstray: false, number: 0, url: '/api/versions' }
  const request = { ...asked, headers: {}, payload: null, session: 'nobody' as const }
  const json = 'application/json'
  const good = { status: 200, mediaType: json, text: '{"versions":[{"date":"2026-11-23","changes":[]}]}' }
  expect(documented.faultOf(request, good)).toBe(null)
  expect(documented.faultOf(request, { ...good, status: 418 })).toBe('undocumented status 418')
  expect(documented.faultOf(request, { ...good, mediaType: 'text/html' })).toBe('undocumented media type text/html')
  expect(documented.faultOf(request, { ...good, text: '{"versions":7}' })).toContain('must be array')
  const failed = { status: 500, mediaType: json, text: '{"error":"No.","code":"not_found","requestId":"r"}' }
  expect(documented.faultOf(request, failed)).toContain('must be equal to one of the allowed values')
})
