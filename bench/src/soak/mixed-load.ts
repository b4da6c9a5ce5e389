import { setTimeout as pause } from 'node:timers/promises'
import { type Random, random } from '@vouch/simulator'
import { type Asker, type DeedName, doOnce, isAnswered, mixed, steady } from './deeds.ts'

/** Load that does not wait for answers: calls come at random moments, at a rate of their own, as people do. */

/** Calls that may be under way; beyond it the sender counts what it did not send. */
const underWayMax = 1_000
const barePerSecond = 5

export interface Heard {
  deed: DeedName | 'bare'
  status: string
  ms: number
}

/** @returns answers of the mix a second with eight clients that each ask again as soon as they are answered, while the steady calls
 *  come as well: what the machine can do beside them, once it is warm */
export async function capacity(asker: Asker, { warm, seconds }: { warm: number; seconds: number }): Promise<number> {
  const stopping = new AbortController()
  const dice = random('capacity')
  let answered = 0
  const client = async () => {
    while (!stopping.signal.aborted) if (isAnswered(await doOnce(dice.weighted(mixed), asker))) answered += 1
  }
  const working = Promise.all([
    ...Array.from({ length: 8 }, client),
    steadyArrivals(dice, (deed) => void doOnce(deed, asker), stopping.signal),
  ])
  await pause(1_000 * warm)
  answered = 0
  await pause(1_000 * seconds)
  const perSecond = answered / seconds
  stopping.abort()
  await working
  return perSecond
}

/** Sends until told to stop, and waits for what is under way.
 *  @param perSecond calls of the mix; the steady ones come on top
 *  @param bareUrl a server that does nothing, asked beside the product
 *  @param booked told as a call is sent; gives what its answer is told to */
export async function offer(
  asker: Asker,
  { perSecond, bareUrl, seed }: { perSecond: number; bareUrl: string; seed: string },
  booked: () => (call: Heard) => void,
  signal: AbortSignal,
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  const send = (deed: DeedName | 'bare') => {
    const heard = booked()
    if (underWay.size >= underWayMax) return heard({ deed, status: 'not sent', ms: 0 })
    const began = performance.now()
    const call = (deed === 'bare' ? askBare(bareUrl) : doOnce(deed, asker)).then((status) => {
      heard({ deed, status, ms: performance.now() - began })
      underWay.delete(call)
    })
    underWay.add(call)
  }
  const dice = random(`soak ${seed}`)
  await Promise.all([
    arrivals(perSecond, dice, () => send(dice.weighted(mixed)), signal),
    arrivals(barePerSecond, dice, () => send('bare'), signal),
    steadyArrivals(dice, send, signal),
  ])
  await Promise.all(underWay)
}

async function steadyArrivals(dice: Random, send: (deed: DeedName) => void, signal: AbortSignal): Promise<void> {
  const deeds = Object.entries(steady) as [keyof typeof steady, number][]
  await Promise.all(deeds.map(([deed, rate]) => arrivals(rate, dice, () => send(deed), signal)))
}

/** Calls `send` at random moments, `perSecond` of them on average. Waits are counted from where the last one should have been, so that a
 *  late timer does not slow the rate. */
async function arrivals(perSecond: number, dice: Random, send: () => void, signal: AbortSignal): Promise<void> {
  let next = performance.now()
  while (!signal.aborted) {
    next += (-Math.log(1 - dice.next()) * 1_000) / perSecond
    const wait = next - performance.now()
    if (wait > 1) await pause(wait, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) send()
  }
}

async function askBare(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await response.text()
    return String(response.status)
  } catch {
    return 'none'
  }
}
