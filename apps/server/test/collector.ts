import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A collector of traces on this machine: takes OTLP over HTTP in its JSON form, and answers as a test says. */

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, string | number> }[]
  status: { code?: number }
}

export interface Collector {
  url: string
  spans: CollectedSpan[]
  calls: { url: string; headers: IncomingHttpHeaders; resource: Record<string, unknown> }[]
  /** Statuses of the next answers; 200 when there is none left. */
  answers: number[]
  close: () => Promise<void>
}

export async function openCollector(): Promise<Collector> {
  const collector: Omit<Collector, 'url' | 'close'> = { spans: [], calls: [], answers: [] }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const status = collector.answers.shift() ?? 200
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString())
    const [{ resource, scopeSpans }] = resourceSpans
    const attributes = resource.attributes as CollectedSpan['attributes']
    const named = Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
    collector.calls.push({ url: request.url ?? '', headers: request.headers, resource: named })
    if (status === 200) collector.spans.push(...scopeSpans.flatMap(({ spans }: { spans: CollectedSpan[] }) => spans))
    response.writeHead(status).end('{}')
  }
  // A sender that is killed in the middle of a call sent nothing.
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    ...collector,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** @returns the attributes of a span by their names */
export function attributesOf(span: CollectedSpan | undefined): Record<string, unknown> {
  return Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))
}
