/** Reads server-sent events from the body of a fetch. The browser's own EventSource cannot send a bearer token. */

export interface ServerEvent {
  name: string
  data: string
}

const eventCharsMax = 1_000_000

/** @returns the events of one block of lines; null where the block was only a comment that kept the line open. */
function eventOf(block: string): ServerEvent | null {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [field = '', value = ''] = [line.split(':', 1)[0], line.slice(line.indexOf(':') + 1).replace(/^ /, '')]
    if (!line.includes(':') || field === '') continue
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 && name === 'message' ? null : { name, data: data.join('\n') }
}

/** Yields events as they arrive and ends with the stream. A block that never ends is a broken stream: it throws. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      pending += decoder.decode(value, { stream: true })
      // A carriage return at the very end may be the first half of a line end: it waits for the next piece.
      const whole = pending.endsWith('\r') ? pending.slice(0, -1) : pending
      const blocks = whole.replace(/\r\n?/g, '\n').split('\n\n')
      pending = (blocks.pop() ?? '') + (whole === pending ? '' : '\r')
      if (pending.length > eventCharsMax) throw new Error('The stream of events sent an event that does not end.')
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
