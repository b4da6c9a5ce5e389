import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A process that redirects every request to one address and writes nothing down: what short links are measured against. Prints its port. */

const target = process.argv[2] ?? ''
const server = createServer((_request, response) => {
  response.writeHead(302, { location: target, 'cache-control': 'no-store', 'content-length': 0 }).end()
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
