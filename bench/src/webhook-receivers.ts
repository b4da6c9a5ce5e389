import { createServer, type IncomingMessage } from 'node:http'

/** Receivers in this process: one address, and how it behaves stands in the path. */

export interface HeardMessage {
  /** When the sender says that it sent it, and when it was heard. */
  at: number
  answered: boolean
}

export interface Receivers {
  host: string
  /** By the path's first part and then by id: every message that was heard. */
  heard: Map<string, Map<string, HeardMessage[]>>
  close: () => Promise<void>
}

/** Attempts at one message that fail at most: the others are for a receiver that comes back within three days. */
const failuresMax = 8

/** Answers 200 at `/good`; at `/half` fails half of all requests, by 500 or a reset, as the bits of the message's id say; at `/slow` stays silent. */
export async function openReceivers(): Promise<Receivers> {
  const heard: Receivers['heard'] = new Map()
  const server = createServer(async (request, response) => {
    const manner = /^\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    await whole(request)
    const id = String(request.headers['webhook-id'])
    const tried = heard.get(manner)?.get(id)?.length ?? 0
    const bits = Number.parseInt(id.slice(0, 8), 16)
    const fails = manner === 'slow' || (manner === 'half' && tried < failuresMax && ((bits >>> tried) & 1) === 1)
    note(heard, manner, id, { at: Date.now(), answered: !fails })
    if (manner === 'slow') return
    if (fails && bits >>> 31 === 1) return void response.destroy()
    response.writeHead(fails ? 500 : 200).end('ok')
  })
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function note(heard: Receivers['heard'], manner: string, id: string, message: HeardMessage): void {
  const ofManner = heard.get(manner) ?? new Map<string, HeardMessage[]>()
  heard.set(manner, ofManner)
  ofManner.set(id, [...(ofManner.get(id) ?? []), message])
}

async function whole(request: IncomingMessage): Promise<void> {
  for await (const _piece of request) {
    // Only that it came counts.
  }
}
