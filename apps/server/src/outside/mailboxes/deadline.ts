/** An end to each conversation with a server that somebody else runs: one that says a little now and then is never silent, and would be waited for without
 *  end. */

class TooSlow extends Error {
  readonly code = 'ESLOW'

  constructor() {
    super('It took too long')
  }
}

/** @param giveUp ends what the work waits for. @returns what work comes to. Rejects once the time is over, whatever becomes of the work */
export async function within<T>(ms: number, work: Promise<T>, giveUp: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TooSlow())
      giveUp()
    }, ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
