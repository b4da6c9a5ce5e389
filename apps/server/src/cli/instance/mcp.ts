import { randomBytes } from 'node:crypto'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createClient, send } from '@vouch/contract'
import { openMcpServer } from '../../access/mcp/open-mcp-server.ts'
import { productVersion } from '../../product-version.ts'
import { tell } from '../with-connector.ts'
import { loadInstance } from './kept-instance.ts'

/** A language model's client starts this as a program of its own and talks to it over standard input and output. The tools are those of
 *  `/mcp`; their calls go to the instance that somebody signed in to. */

const callMsMax = 60_000

export async function serveMcp(): Promise<void> {
  const { address, key } = loadInstance()
  const identity = () => ({ token: key, userId: '' })
  const settings = { baseUrl: address, fetch, identity, timeoutMs: callMsMax }
  const server = openMcpServer({
    call: createClient(settings),
    open: (route, parts, signal) => send(settings, route, parts, signal),
    // A price is told and confirmed within this process.
    secret: randomBytes(32).toString('hex'),
    caller: 'stdio',
    publicAddress: () => address,
    version: productVersion,
  })
  await server.connect(new StdioServerTransport())
  // Standard output belongs to the protocol.
  tell(`Serving ${address} over standard input and output. Your client starts this by itself: see ${address}/api/docs`)
}
