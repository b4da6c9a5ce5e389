import { connect, type Socket } from 'node:net'

/** A process that asks an address again and again. With a rate it offers so many requests a second, whatever was answered, over connections that send
 *  as soon as they are free; what finds none waits its turn and counts from when it was offered. Without one it asks in a closed loop.
 *  Arguments: port, seconds, requests a second (0: closed loop), the status that counts as an answer, and the requests themselves, which are sent
 *  in turns, as JSON. Prints JSON: offered, answered, refused, seconds, p50 and p99 in ms. */

const connections = 200
const tickMs = 5
const [port, secondsText, rateText, status, requestsText] = process.argv.slice(2)
const [seconds, rate] = [Number(secondsText), Number(rateText)]
const requests: string[] = JSON.parse(requestsText ?? '[]')
const good = `HTTP/1.1 ${status}`
let sent = 0

let [offered, answered, refused] = [0, 0, 0]
const waits: number[] = []
const offers: number[] = []
const idle: Socket[] = []
const begunAt = new WeakMap<Socket, number>()
const began = performance.now()
const until = began + seconds * 1_000

for (let n = 0; n < connections; n++) open()
const ticking = rate > 0 ? setInterval(offer, tickMs) : null
if (rate === 0) setTimeout(finish, seconds * 1_000)

function offer(): void {
  const now = Math.min(performance.now(), until)
  const due = Math.floor(((now - began) / 1_000) * rate)
  for (; offered < due; offered++) offers.push(now)
  send()
  if (now >= until && ticking) {
    clearInterval(ticking)
    finishWhenAnswered()
  }
}

function send(): void {
  while (offers.length > 0 && idle.length > 0) {
    const socket = idle.pop()
    const at = offers.shift()
    if (socket === undefined || at === undefined) return
    begunAt.set(socket, at)
    ask(socket)
  }
}

function ask(socket: Socket): void {
  socket.write(requests[sent++ % requests.length] ?? '')
}

function finishWhenAnswered(): void {
  if (answered + refused >= offered || performance.now() > until + 60_000) finish()
  else setTimeout(finishWhenAnswered, tickMs)
}

function finish(): void {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const lasted = (performance.now() - began) / 1_000
  const said = { offered: rate > 0 ? offered : answered + refused, answered, refused, seconds: lasted }
  console.log(JSON.stringify({ ...said, p50: at(0.5), p99: at(0.99) }))
  process.exit(0)
}

function free(socket: Socket): void {
  if (rate === 0) {
    begunAt.set(socket, performance.now())
    ask(socket)
    return
  }
  idle.push(socket)
  send()
}

function open(): void {
  const socket = connect(Number(port), '127.0.0.1', () => free(socket))
  let received = ''
  socket.setNoDelay(true).setEncoding('latin1')
  socket.once('error', (error) => {
    throw error
  })
  socket.on('data', (chunk: string) => {
    received += chunk
    if (!isWhole(received)) return
    if (received.startsWith(good)) answered += 1
    else refused += 1
    waits.push(performance.now() - (begunAt.get(socket) ?? 0))
    received = ''
    free(socket)
  })
}

/** A connection waits for its answer before it asks again, so nothing follows an answer.
 *  @param received one answer as far as it has come */
function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = received.slice(0, end)
  if (/^transfer-encoding: chunked/im.test(head)) return received.endsWith('\r\n0\r\n\r\n')
  return received.length >= end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
}
