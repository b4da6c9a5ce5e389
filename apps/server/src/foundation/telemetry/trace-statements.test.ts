import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SpanKind } from '@opentelemetry/api'
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { expect } from 'vitest'
import { attributesOf, openCollector } from '../../../test/collector.ts'
import { test as base } from '../../../test/fixtures.ts'
import { loadConfig } from '../../config/config.ts'
import { startProduct } from '../../product.ts'
import { openDatabase, withTransaction } from '../db/database.ts'
import { traceStatements } from './trace-statements.ts'
import { inSpan, openTracer } from './tracer.ts'

/** Statements in traces: beside the pool alone, and in the product as it is started. */

const test = base.extend('traced', async ({ db }, { onCleanup }) => {
  const own = openDatabase({ connectionString: db.connectionString, connectionsMax: 1 })
  onCleanup(() => own.close())
  const exporter = new InMemorySpanExporter()
  const tracer = openTracer({ processor: new SimpleSpanProcessor({ exporter }), resource: {}, sampledShare: 1 })
  traceStatements(tracer, own.pool)
  const work = <T>(name: string, done: () => Promise<T>) => inSpan(tracer, { name, kind: 'internal' }, done)
  return { db: own, spans: () => exporter.getFinishedSpans(), work }
})

const idOf = (span: ReadableSpan | undefined) => span?.spanContext().spanId
const idAbove = (span: ReadableSpan | undefined) => span?.parentSpanContext?.spanId
/** All that a span would tell a collector. */
const toldBy = (spans: readonly ReadableSpan[]) =>
  JSON.stringify(spans.map(({ name, attributes, status, events }) => [name, attributes, status, events]))

test('each statement is a span below the work that asked for it, however it was asked', async ({ traced }) => {
  const { db, spans, work } = traced
  const email = 'ann@example.com'
  await work('by the pool', () => db.pool.query('select 1 from users where email = $1', [email]))
  await work('by the builder', () =>
    db.kysely.selectFrom('mails').select('id').where('recipient', '=', email).execute(),
  )
  await work('in a transaction', () =>
    withTransaction(db, async (tx) => {
      await tx.query({ name: 'one-letter', text: 'select 2 from mails where recipient = $1', values: [email] })
    }),
  )
  const [roots, below] = [
    spans().filter((span) => idAbove(span) === undefined),
    spans().filter((span) => idAbove(span) !== undefined),
  ]
  const nameOf = (id: string | undefined) => roots.find((span) => idOf(span) === id)?.name
  expect(below.map((span) => [nameOf(idAbove(span)), span.name, span.kind])).toEqual([
    ['by the pool', 'select users', SpanKind.CLIENT],
    ['by the builder', 'select mails', SpanKind.CLIENT],
    ['in a transaction', 'begin', SpanKind.CLIENT],
    ['in a transaction', 'one-letter', SpanKind.CLIENT],
    ['in a transaction', 'commit', SpanKind.CLIENT],
  ])
  expect(toldBy(spans())).not.toContain(email)
})

test('a statement that fails says by its code how, and whoever asked is told as before', async ({ traced }) => {
  const { db, spans, work } = traced
  for (const asked of [
    () => db.pool.query("select 'ann@example.com'::int"),
    () => withTransaction(db, (tx) => tx.query("select 'ann@example.com'::int")),
  ])
    await expect(work('wrong', asked)).rejects.toMatchObject({ code: '22P02' })
  const failed = spans().filter(({ name }) => name === 'select')
  expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['22P02', '22P02'])
  expect(toldBy(spans())).not.toContain('ann@')
})

test('who waits for the connection of another finds its statements below its own work, and nobody’s are left out', async ({
  traced,
}) => {
  const { db, spans, work } = traced
  await db.pool.query('select 0 from creators')
  const first = work('first', () => db.pool.query('select pg_sleep(0.02) from (values (1)) once'))
  const second = work('second', () => db.pool.query('select 1 from users'))
  await Promise.all([first, second])
  const named = (name: string) => spans().find((span) => span.name === name)
  expect(idAbove(named('select users'))).toBe(idOf(named('second')))
  expect(named('select users')?.spanContext().traceId).not.toBe(named('first')?.spanContext().traceId)
  expect(named('select creators')).toBeUndefined()
})

test('the product sends its requests, and the statements inside them, to the collector that is configured', async ({
  db,
}) => {
  const collector = await openCollector()
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-traced-'))
  const variables = { DATABASE_URL: db.connectionString, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'vouch-here', VOUCH_ROLE: 'web' }
  const config = loadConfig({ ...variables, ...tracing })
  const product = await startProduct(config, { withSite: false, say: () => undefined })
  const answer = await fetch(`${product.url}/api/announcement`)
  expect([answer.status, await answer.json()]).toEqual([200, { announcement: null }])
  await product.stop()
  await collector.close()
  rmSync(dataDir, { recursive: true, force: true })

  const request = collector.spans.find(({ name }) => name === 'GET /api/announcement')
  const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(below.map((span) => [span.name, span.kind, attributesOf(span), span.traceId])).toEqual([
    ['select operator_settings', 3, { 'db.system.name': 'postgresql' }, request?.traceId],
  ])
  expect(collector.calls[0]).toMatchObject({
    url: '/v1/traces',
    resource: { 'service.name': 'vouch-here', 'vouch.role': 'web' },
  })
})
