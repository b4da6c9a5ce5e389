import { randomUUID } from 'node:crypto'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { z } from 'zod'
import { attributesOf, type Collector, openCollector } from '../../../test/collector.ts'
import { test as base } from '../../../test/fixtures.ts'
import { withTransaction } from '../db/database.ts'
import { defineJob, type JobKind } from '../jobs/job.ts'
import { openQueue } from '../jobs/queue.ts'
import { MailRefused } from '../mail/mailer.ts'
import { openTelemetry } from './open-telemetry.ts'
import { openTracer } from './tracer.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const test = base.extend('collector', async ({ task: _ }, { onCleanup }) => {
  const collector = await openCollector()
  onCleanup(() => collector.close())
  return collector
})

interface TelemetryWishes {
  sampledShare?: number
  trustProxy?: boolean
  log?: { warn: (details: object, message: string) => void }
}

function telemetryTo(
  collector: Collector,
  { sampledShare = 1, trustProxy = false, log = silent }: TelemetryWishes = {},
) {
  const headers = { authorization: 'Bearer a-key' }
  const to = { endpoint: collector.url, headers, serviceName: 'vouch-tests', sampledShare }
  const opened = openTelemetry({ config: { telemetry: to, trustProxy, role: 'all' }, version: '1.2.3', log })
  if (opened === null) throw new Error('Nothing was opened')
  return opened
}

test('without a collector there is nothing to trace with', () => {
  expect(
    openTelemetry({ config: { telemetry: null, trustProxy: false, role: 'all' }, version: '', log: silent }),
  ).toBeNull()
})

test('a request and the call that it makes are one trace, named by route and host, without a word of what was sent', async ({
  collector,
}) => {
  const outside = await openCollector()
  const telemetry = telemetryTo(collector)
  const app = Fastify()
  telemetry.traceRequests(app)
  app.post('/things/:id', async () => {
    await fetch(`${outside.url}/customers/cus_secret`, {
      method: 'POST',
      body: '{"resourceSpans":[{"resource":{"attributes":[]},"scopeSpans":[]}]}',
    })
    return { done: true }
  })
  app.get('/broken', async () => {
    throw new Error('ann@example.com is not there')
  })
  await app.inject({ method: 'POST', url: '/things/of-ann?q=private', payload: { email: 'ann@example.com' } })
  await app.inject('/broken')
  await app.inject('/nothing/of-ben')
  await telemetry.stop()
  await Promise.all([app.close(), outside.close()])

  const [call, request, broken, none] = collector.spans
  expect(collector.spans.map(({ name, kind }) => [name, kind])).toEqual([
    [`POST ${new URL(outside.url).host}`, 3],
    ['POST /things/:id', 2],
    ['GET /broken', 2],
    ['GET none', 2],
  ])
  expect([call?.traceId, call?.parentSpanId]).toEqual([request?.traceId, request?.spanId])
  expect(request?.parentSpanId).toBeUndefined()
  expect(new Set([request, broken, none].map((span) => span?.traceId)).size).toBe(3)
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/things/:id',
    'http.response.status_code': 200,
  })
  expect([broken?.status, attributesOf(broken)['error.type']]).toEqual([{ code: 2 }, '500'])
  expect(BigInt(call?.startTimeUnixNano ?? 0) >= BigInt(request?.startTimeUnixNano ?? 0)).toBe(true)
  expect(BigInt(call?.endTimeUnixNano ?? 0) <= BigInt(request?.endTimeUnixNano ?? 0)).toBe(true)
  expect(JSON.stringify(collector.spans)).not.toMatch(/ann|ben|private|cus_secret/)
  // The delivery itself is nobody's span, or every delivery would cause the next.
  expect(collector.calls).toMatchObject([
    {
      url: '/v1/traces',
      headers: { authorization: 'Bearer a-key' },
      resource: { 'service.name': 'vouch-tests', 'service.version': '1.2.3', 'vouch.role': 'all' },
    },
  ])
  expect(outside.calls[0]?.headers.traceparent).toBeUndefined()
})

test('a caller names the trace only where a proxy is trusted', async ({ collector }) => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  for (const trustProxy of [true, false]) {
    const telemetry = telemetryTo(collector, { trustProxy })
    const app = Fastify()
    telemetry.traceRequests(app)
    app.get('/here', async () => 'here')
    for (const header of [`00-${traceId}-00f067aa0ba902b7-01`, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'nonsense'])
      await app.inject({ url: '/here', headers: { traceparent: header } })
    await app.close()
    await telemetry.stop()
  }
  expect(collector.spans.map((span) => [span.traceId === traceId, span.parentSpanId])).toEqual([
    [true, '00f067aa0ba902b7'],
    ...Array.from({ length: 5 }, () => [false, undefined]),
  ])
})

test('a job is a trace for each attempt, with the kind of error that ended it', async ({ db, collector }) => {
  const telemetry = telemetryTo(collector)
  const kind: JobKind<{ key: string }> = {
    name: 'traced',
    data: z.object({ key: z.string() }),
    limits: { timeoutSeconds: 30, retries: 1, backoffSeconds: 1, backoffSecondsMax: 1, concurrency: 1 },
  }
  const queue = await openQueue({ db, kinds: [kind], role: 'all', log: silent, aroundJob: telemetry.aroundJob })
  const seen: number[] = []
  const run = async (_: unknown, { number }: { number: number }) => {
    seen.push(number)
    if (number === 1) throw new TypeError('ann@example.com')
  }
  await queue.work([defineJob(kind, { run })])
  await withTransaction(db, (tx) => queue.enqueue(tx, kind, { key: randomUUID() }))
  await expect.poll(() => seen).toEqual([1, 2])
  await queue.stop()
  await telemetry.stop()
  expect(collector.spans.map((span) => [span.name, span.kind, attributesOf(span)])).toEqual([
    ['job traced', 5, { 'vouch.job.attempt': 1, 'error.type': 'TypeError' }],
    ['job traced', 5, { 'vouch.job.attempt': 2 }],
  ])
})

test('a letter that leaves is a span; one that is refused says so', async ({ collector }) => {
  const telemetry = telemetryTo(collector)
  const mail = { id: '1', to: 'ann@example.com', subject: 'Hello', text: '', html: '' }
  const send = async () => {
    throw new MailRefused('No such mailbox: ann@example.com')
  }
  await expect(telemetry.traceMail({ leaves: true, send }).send(mail)).rejects.toThrow('No such mailbox')
  await telemetry.stop()
  expect(collector.spans.map((span) => [span.name, attributesOf(span)])).toEqual([
    ['send mail', { 'error.type': 'MailRefused' }],
  ])
})

test('of a sample of none nothing is sent, and a trace is kept or left as a whole', async ({ collector }) => {
  const telemetry = telemetryTo(collector, { sampledShare: 0 })
  await telemetry.aroundJob('quiet', 1, async () => undefined)
  await telemetry.stop()
  expect(collector.calls).toEqual([])
  const exporter = new InMemorySpanExporter()
  const tracer = openTracer({ processor: new SimpleSpanProcessor({ exporter }), resource: {}, sampledShare: 0.5 })
  for (let trace = 0; trace < 200; trace += 1) {
    const outer = tracer.begin({ name: 'outer', kind: 'internal' })
    outer.run(() => tracer.begin({ name: 'inner', kind: 'internal' }).end())
    outer.end()
    outer.end()
  }
  const traces = Map.groupBy(exporter.getFinishedSpans(), (span) => span.spanContext().traceId)
  expect(traces.size).toBeGreaterThan(50)
  expect(traces.size).toBeLessThan(150)
  for (const spans of traces.values()) expect(spans.map(({ name }) => name)).toEqual(['inner', 'outer'])
})

test('a collector that refuses costs the spans and a line in the log, and holds nobody up', async ({ collector }) => {
  const lost: object[] = []
  const telemetry = telemetryTo(collector, { log: { warn: (details) => void lost.push(details) } })
  collector.answers.push(400)
  await telemetry.aroundJob('unheard', 1, async () => undefined)
  await telemetry.stop()
  expect(collector.spans).toEqual([])
  expect(lost).toEqual([{ reason: 'Bad Request' }])
})
