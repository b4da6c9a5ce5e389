import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchRefused } from './fetch-refused.ts'

/** One request to one address. */

export interface GuardedRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | null
  signal: AbortSignal
}

/** Of an answer's body after decompression. */
export interface BodyLimit {
  bytesMax: number
  /** Whether a longer one is cut there, or refused. */
  cut: boolean
}

export interface Reply {
  status: number
  headers: Headers
  body: Buffer
}

/** Asks the address in the name of the URL's host: certificate, SNI and `Host` are the host's.
 *  @throws FetchRefused for a body that is larger than it may be */
export async function exchange(
  url: URL,
  address: string,
  { method, headers, body, signal }: GuardedRequest,
  limit: BodyLimit,
): Promise<Reply> {
  const secure = url.protocol === 'https:'
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = (secure ? httpsRequest : httpRequest)({
      host: address,
      port: url.port || (secure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method,
      headers: {
        'accept-encoding': 'identity',
        ...headers,
        host: url.host,
        ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
      },
      // A connection that is kept could be handed to another request of the same name.
      agent: false,
      ...(secure && !isIP(hostname) && { servername: hostname }),
      signal,
    })
    asked.once('response', resolve)
    asked.once('error', (cause) => reject(failed(cause, signal)))
    // A server that changes to another protocol unasked gives no answer and no error.
    asked.once('upgrade', (_, socket) => socket.destroy())
    asked.once('close', () => reject(failed(new Error('The connection ended without an answer'), signal)))
    asked.end(body ?? undefined)
  })
  const status = message.statusCode ?? 0
  return { status, headers: headersOf(message), body: await bodyWithin(message, { ...limit, hostname, signal }) }
}

function failed(cause: unknown, signal: AbortSignal): unknown {
  return signal.aborted ? signal.reason : new TypeError('fetch failed', { cause })
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    headers.append(name, value)
  }
  // The body is handed on as it is after decompression.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

const decoders: ReadonlyMap<string, () => NodeJS.ReadWriteStream & Readable> = new Map<
  string,
  () => NodeJS.ReadWriteStream & Readable
>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

interface BodyBounds extends BodyLimit {
  hostname: string
  signal: AbortSignal
}

async function bodyWithin(message: IncomingMessage, { hostname, bytesMax, cut, signal }: BodyBounds): Promise<Buffer> {
  const decoder = decoders.get(message.headers['content-encoding']?.trim().toLowerCase() ?? '')?.()
  if (decoder) message.once('error', (error) => decoder.destroy(error))
  const source: Readable = decoder ? message.pipe(decoder) : message
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of source) {
      bytes += piece.length
      if (bytes > bytesMax && !cut) throw new FetchRefused('too-large', hostname)
      pieces.push(piece)
      if (bytes > bytesMax) return Buffer.concat(pieces).subarray(0, bytesMax)
    }
  } catch (error) {
    throw error instanceof FetchRefused ? error : failed(error, signal)
  } finally {
    message.destroy()
  }
  if (!message.complete) throw failed(new Error('The answer was cut short'), signal)
  return Buffer.concat(pieces)
}
