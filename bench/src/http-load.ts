import { connect, type Socket } from 'node:net'

/** A process that calls one address in a closed loop over a few keep-alive connections: each sends its next request when the last
 *  answer is complete. Raw sockets, because a client library would cost more than the server that is measured.
 *  Arguments: port, path, token, seconds. Prints answers per second; any answer but 200 ends it. */

const connections = 16
const [port, path, token, seconds] = process.argv.slice(2)
const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${token}`]
const request = `${lines.join('\r\n')}\r\n\r\n`
const ok = Buffer.from('HTTP/1.1 200')

const began = performance.now()
const until = began + Number(seconds) * 1_000
const counts = await Promise.all(Array.from({ length: connections }, loop))
console.log(counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1_000))

function loop(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request))
    let received = Buffer.alloc(0)
    let answers = 0
    socket.setNoDelay(true).once('error', reject)
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const length = answerLength(received)
      if (length === null || received.length < length) return
      if (!received.subarray(0, ok.length).equals(ok)) return reject(new Error(received.toString('utf8', 0, 400)))
      received = received.subarray(length)
      answers += 1
      next(socket, () => resolve(answers))
    })
  })
}

function next(socket: Socket, done: () => void): void {
  if (performance.now() < until) socket.write(request)
  else socket.end(done)
}

function answerLength(received: Buffer): number | null {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, end))?.[1]
  return length === undefined ? null : end + 4 + Number(length)
}
