/** Reads server-sent events as our own server writes them: an `event` line, a `data` line, a blank line; comments in between. */

export interface ReadEvent {
  name: string
  data: string
}

const pendingCharsMax = 1_000_000

/** Yields events as they arrive and ends with the stream or with `until`. */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  until: AbortSignal,
): AsyncGenerator<ReadEvent, void> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  until.addEventListener('abort', stop, { once: true })
  const decoder = new TextDecoder()
  let pending = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      pending += decoder.decode(value, { stream: true })
      if (pending.length > pendingCharsMax) throw new Error('An event of a stream does not end')
      const blocks = pending.split('\n\n')
      pending = blocks.pop() ?? ''
      for (const block of blocks) {
        const [name, data] = [/^event: (.*)$/m.exec(block)?.[1], /^data: (.*)$/m.exec(block)?.[1]]
        if (name !== undefined && data !== undefined) yield { name, data }
      }
    }
  } finally {
    until.removeEventListener('abort', stop)
    stop()
  }
}
