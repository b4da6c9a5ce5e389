import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { StartFault } from './start-fault.ts'

/** Where the product serves. */

type Place = Pick<Config, 'port' | 'host'>

/** Makes sure that the port can be had, before a database is made for a start that would end there.
 *  @throws StartFault where it can't */
export async function requirePort({ port, host }: Place): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, host }, resolve)
    })
    await new Promise((resolve) => probe.close(resolve))
  } catch (error) {
    throw faultOf(error, { port, host })
  }
}

/** @throws StartFault where the port can't be had */
export async function listen(app: FastifyInstance, { port, host }: Place): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw faultOf(error, { port, host })
  }
}

/** @returns `localhost`, which is what people open; any other host as it was asked for */
export function addressOf(app: FastifyInstance, place: Place): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : place.port
  const local = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(place.host)
  return `http://${local ? 'localhost' : place.host}:${port}`
}

function faultOf(error: unknown, { port, host }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartFault(
      `Port ${port} is in use by another program. Stop that program, or set PORT (0 picks a free one).`,
    )
  if (code === 'EACCES')
    return new StartFault(`This user isn’t allowed to listen on port ${port}. Set PORT to a port above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFault(
      `This machine has no address ${host} to listen on. Set HOST to one of its own; 0.0.0.0 is all of them.`,
    )
  return error
}
