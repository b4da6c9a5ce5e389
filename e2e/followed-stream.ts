import { setTimeout as pause } from 'node:timers/promises'

/** A stream of events as a page follows it: whoever ended it, it is opened again at once until the news is that nothing more comes. */

export interface StreamGaps {
  /** How long it was away each time, from its end to the first bytes of the next. */
  ms: number[]
  /** The event that it ended with. */
  last: string
}

const lastEvents = ['done', 'failed']
const againMs = 100
const withinMs = 600_000

/** Follows a stream to its last event. @throws Error when it does not come within ten minutes */
export async function followStream(url: string, token: string): Promise<StreamGaps> {
  const ms: number[] = []
  let awaySince: number | null = null
  const until = performance.now() + withinMs
  while (performance.now() < until) {
    try {
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`)
      let text = ''
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        if (awaySince !== null) ms.push(performance.now() - awaySince)
        awaySince = null
        text += chunk
        const last = lastEvents.find((event) => text.includes(`event: ${event}\n`))
        if (last !== undefined) return { ms, last }
      }
    } catch {
      await pause(againMs)
    }
    awaySince ??= performance.now()
  }
  throw new Error('The stream did not end')
}
