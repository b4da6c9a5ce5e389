import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** @returns the answer. Rejects where it does not come in time. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const late = async (): Promise<never> => {
    await pause(ms, undefined, { signal: stopping.signal })
    // A process that was busy for so long has not read the answer yet; it does so before its next turn.
    await turn()
    throw new Error(`no answer within ${ms} ms`)
  }
  try {
    return await Promise.race([answer, late()])
  } finally {
    stopping.abort()
  }
}
