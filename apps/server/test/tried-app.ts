import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { route } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { z } from 'zod'
import { type AppSettings, buildApp } from '../src/app.ts'
import { serve } from '../src/foundation/http/serve.ts'

/** The shipped app with a few routes of a test's own and no database: for what holds at the door, before any room. */

export const triedMember = { userId: 'u1', workspaceId: 'w1', role: 'owner' as const, sessionId: 's1', token: 'good' }

const declared = { tag: 'Test', summary: 'Tries something.', status: 200, problems: [] } as const
const echoed = z.object({ query: z.unknown(), params: z.unknown(), body: z.unknown(), cookie: z.unknown() })
/** Answers with what it was sent. */
export const echo = route({
  ...declared,
  ...{ method: 'POST', path: '/api/echo/:name', access: 'public' },
  params: z.object({ name: z.string() }),
  query: z.object({ q: z.string().optional() }),
  body: z.object({
    text: z.string().optional(),
    list: z.array(z.string()).max(3).optional(),
    open: z.unknown().optional(),
  }),
  reply: echoed,
})

export interface Line {
  level: number
  time: number
  msg: string
  reqId?: string
  req?: { method: string; url: string }
  res?: { statusCode: number }
  code?: string
  userId?: string
  err?: { message: string }
}

export interface TriedApp {
  app: FastifyInstance
  /** What was logged so far. */
  lines: Line[]
  /** Failures that nobody foresaw. */
  unforeseen: unknown[]
}

export async function openTriedApp(settings: Partial<AppSettings> = {}): Promise<TriedApp> {
  const lines: Line[] = []
  const unforeseen: unknown[] = []
  const app = await buildApp({
    version: '0',
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    trustProxy: false,
    site: null,
    identify: async (token) => (token === 'good' ? triedMember : null),
    unforeseen: (error) => void unforeseen.push(error),
    ...settings,
    rooms: (server) => {
      serve(server, echo, async ({ params, query, body, reply }) => {
        return { params, query, body, cookie: reply.request.cookies.crumb ?? null }
      })
      settings.rooms?.(server)
    },
  })
  return { app, lines, unforeseen }
}

/** Lets it listen on a free port. @returns what opens a raw connection to it */
export async function listening(app: FastifyInstance): Promise<() => Promise<RawConnection>> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return async () => {
    const socket = connect(port, '127.0.0.1')
    const connection = rawConnection(socket)
    await Promise.race([once(socket, 'connect'), connection.closed])
    return connection
  }
}

export interface RawConnection {
  socket: Socket
  /** Resolves with everything that was received, when the other side has closed. */
  closed: Promise<string>
  /** Resolves as soon as something was received that matches. */
  heard: (pattern: RegExp) => Promise<string>
}

function rawConnection(socket: Socket): RawConnection {
  let received = ''
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  // A connection that is refused or reset is closed too, and that is what is waited for.
  socket.on('error', () => undefined)
  const heard = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (!pattern.test(received)) return
        socket.off('data', look)
        resolve(received)
      }
      socket.on('data', look)
      look()
    })
  return { socket, closed, heard }
}
