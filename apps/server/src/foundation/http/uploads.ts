import type { Readable } from 'node:stream'
import type { ReplyOf, Route } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseOtherCharsets } from './json-bodies.ts'
import { ReceivedBody, receiveBody } from './received-body.ts'
import { type Ask, addRoute, askOf } from './serve.ts'
import type { LeaveUpload, UploadPlaces } from './upload-places.ts'

/** Routes that take uploads. A large body needs one of its account's places before it is received, and is read on another thread; a small
 *  one is a call like any other. */

/** Bytes from which a body counts as an upload. To read fewer takes the loop of events a few milliseconds. */
export const uploadBytesMin = 64 * 1024

/** A route that takes files; it says how many bytes. */
export type UploadRoute = Route & { access: 'bearer'; bodyBytesMax: number }

export interface UploadDoor<Read> {
  places: Pick<UploadPlaces, 'take'>
  /** Counts, parses and checks a body. Rejects with the Problem that refuses it.
   *  @param caller whose it is */
  read: (body: ReceivedBody, caller: UploadCaller) => Promise<Read>
}

export interface UploadCaller {
  account: string
  /** Ends when the caller has gone. */
  signal: AbortSignal
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null
  }
}

/** An upload under way. Its place is given back when it has been read, before the answer: whoever is answered may send the next. One that
 *  is being read keeps its place although its caller has gone, or the thread would fill with work for nobody. */
interface Upload {
  leave: LeaveUpload
  /** Ends when the caller has gone. */
  leaving: AbortSignal
  isRead: boolean
}

/** What the handler of an upload is given: the body as it was read. */
export type UploadAsk<R extends Route, Read> = Omit<Ask<R>, 'body'> & { body: Read }

/** Adds a route whose body is read by `door`. */
export function serveUpload<R extends UploadRoute, Read>(
  app: FastifyInstance,
  route: R,
  door: UploadDoor<Read>,
  handle: (ask: UploadAsk<R, Read>) => Promise<ReplyOf<R>>,
): void {
  const { bodyBytesMax: bytesMax } = route
  const read = async (request: FastifyRequest, body: ReceivedBody) => {
    const { upload, member } = request
    const account = member?.workspaceId ?? request.ip
    if (upload === null) return door.read(body, { account, signal: new AbortController().signal })
    upload.isRead = true
    try {
      return await door.read(body, { account, signal: upload.leaving })
    } finally {
      await leave(request, upload)
    }
  }
  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
      refuseOtherCharsets(request)
      const length = Number(request.headers['content-length'] ?? 0)
      return read(request, await receiveBody(payload, { length, bytesMax }))
    })
    room.addHook('preValidation', async (request) => {
      request.body ??= await read(request, new ReceivedBody())
    })
    addRoute(room, route, (request, reply) => handle({ ...askOf<R>(request, reply), body: request.body as Read }), {
      takesUploads: true,
      beforeBody: async (request, reply) => {
        if (request.member === null || !mayBeLarge(request)) return
        const left = new AbortController()
        const upload = {
          leave: await door.places.take(request.member.workspaceId),
          leaving: left.signal,
          isRead: false,
        }
        request.upload = upload
        reply.raw.once('close', () => {
          left.abort()
          if (!upload.isRead) void leave(request, upload)
        })
      },
    })
  })
}

/** Where it fails, the place frees itself after a while. */
async function leave(request: FastifyRequest, upload: Upload): Promise<void> {
  await upload
    .leave()
    .catch((error: unknown) => request.log.warn({ err: error }, 'The place of an upload was not freed'))
}

/** A compressed body, or one of untold length, may turn out to be large. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  if (headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined) return true
  return length !== undefined && Number(length) >= uploadBytesMin
}
