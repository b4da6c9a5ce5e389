import type { Readable } from 'node:stream'
import { Problem, type ReplyOf, type Route } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ReceivedFile, receiveFile } from './received-file.ts'
import { type Ask, addRoute, askOf } from './serve.ts'
import type { UploadPlaces } from './upload-places.ts'

/** Routes whose body is a file, sent as it is. It needs one of its workspace's places before any of it is received, and lies on the disk
 *  until the call is answered. */

export type FileRoute = Route & { bodyBytesMax: number; takesFile: true }
export type FileAsk<R extends Route> = Ask<R> & { file: ReceivedFile }

declare module 'fastify' {
  interface FastifyRequest {
    file: ReceivedFile | null
  }
}

/** @param workspaceOf whose places a call takes where nobody is signed in; it may refuse, before anything is received */
export function serveFile<R extends FileRoute>(
  app: FastifyInstance,
  route: R,
  places: Pick<UploadPlaces, 'take'>,
  handle: (ask: FileAsk<R>) => Promise<ReplyOf<R>>,
  workspaceOf: (request: FastifyRequest) => Promise<string> = ownWorkspace,
): void {
  const { bodyBytesMax: bytesMax } = route
  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.decorateRequest('file', null)
    room.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
      const length = Number(request.headers['content-length'] ?? 0)
      request.file = await receiveFile(payload, { length, bytesMax })
    })
    addRoute(
      room,
      route,
      async (request, reply) => {
        const { file } = request
        if (file === null || file.bytes === 0) throw new Problem('bad_file', 'The file is empty.')
        return handle({ ...askOf<R>(request, reply), file })
      },
      {
        takesUploads: true,
        beforeBody: async (request, reply) => {
          const leave = await places.take(await workspaceOf(request))
          reply.raw.once('close', () => {
            Promise.all([leave(), request.file?.forget()]).catch((error: unknown) =>
              request.log.warn({ err: error }, 'What an upload held was not freed'),
            )
          })
        },
      },
    )
  })
}

async function ownWorkspace({ member }: FastifyRequest): Promise<string> {
  if (member === null) throw new Problem('missing_token')
  return member.workspaceId
}
