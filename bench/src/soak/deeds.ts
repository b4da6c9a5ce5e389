import { randomUUID } from 'node:crypto'
import { sandboxCreator } from '@vouch/simulator'
import { deductOnce } from '../../../e2e/demo-account.ts'

/** What a working day asks of the product, each as one call. */

/** What must be there in the end. */
export interface Acknowledged {
  deed: 'deduct' | 'verify'
  /** The key of a deduction, or the id of a verification. */
  id: string
}

export interface Asker {
  url: string
  token: string
  userId: string
  /** The newest report, once there is one. */
  reportId: string | null
  /** The next creator of the sandbox's network to verify. */
  nextCreator: number
  acknowledge: (done: Acknowledged) => void
  /** Told the key of a deduction that may or may not have been made. */
  leaveUnanswered: (key: string) => void
}

export const deedNames = ['verifications', 'report', 'balance', 'history', 'deduct', 'discovery', 'verify'] as const
export type DeedName = (typeof deedNames)[number]

/** Of a hundred calls that come as they come. */
export const mixed = { verifications: 35, report: 25, balance: 20, history: 8, deduct: 12 } as const
/** Calls a second that stay the same whatever the machine can do, because an account may make no more. */
export const steady = { discovery: 3, verify: 0.5 } as const

const deadlineMs = 30_000
const askedAtOnce = 4

/** Does one. @returns the status; `none`: no answer within half a minute */
export async function doOnce(name: DeedName, asker: Asker): Promise<string> {
  const { path, init } = callOf(name, asker)
  const key = init?.headers['idempotency-key']
  try {
    const headers = { authorization: `Bearer ${asker.token}`, 'content-type': 'application/json', ...init?.headers }
    const signal = AbortSignal.timeout(deadlineMs)
    const response = await fetch(`${asker.url}${path}`, { ...init, headers, signal })
    const text = await response.text()
    if (response.ok) keep(name, asker, key, text)
    else if (name === 'deduct' && key !== undefined) asker.leaveUnanswered(key)
    return String(response.status)
  } catch {
    if (name === 'deduct' && key !== undefined) asker.leaveUnanswered(key)
    return 'none'
  }
}

/** Asks once more for what was not answered, with the same keys, a few at a time.
 *  @returns how many are still not answered */
export async function askAgain(keys: readonly string[], { url, token, acknowledge }: Asker): Promise<number> {
  const left = [...keys]
  let unanswered = 0
  const client = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      if ((await deductOnce(url, token, key)) === 200) acknowledge({ deed: 'deduct', id: key })
      else unanswered += 1
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, client))
  return unanswered
}

export const isAnswered = (status: string) => status === '200' || status === '201' || status === '202'

interface Call {
  path: string
  init?: { method: 'POST'; headers: { 'idempotency-key': string }; body: string }
}

function callOf(name: DeedName, asker: Asker): Call {
  switch (name) {
    case 'verifications':
      return { path: '/api/verifications?limit=20' }
    case 'report':
      return { path: asker.reportId === null ? '/api/verifications?limit=1' : `/api/verifications/${asker.reportId}` }
    case 'balance':
      return { path: `/api/credits/balance/${asker.userId}` }
    case 'history':
      return { path: '/api/credits/history?limit=50' }
    case 'discovery':
      return {
        path: `/api/discovery/creators?platform=instagram&q=${['travel', 'food', 'fitness'][asker.nextCreator % 3]}`,
      }
    case 'deduct':
      return posted('/api/credits/deduct', { actionType: 'own_action' })
    case 'verify': {
      asker.nextCreator += 1
      return posted('/api/verifications', { url: sandboxCreator(asker.nextCreator)?.url })
    }
  }
}

function posted(path: string, body: unknown): Call {
  return { path, init: { method: 'POST', headers: { 'idempotency-key': randomUUID() }, body: JSON.stringify(body) } }
}

function keep(name: DeedName, asker: Asker, key: string | undefined, text: string): void {
  if (name === 'deduct' && key !== undefined) asker.acknowledge({ deed: 'deduct', id: key })
  if (name !== 'verify') return
  const { id } = JSON.parse(text) as { id: string }
  asker.reportId ??= id
  asker.acknowledge({ deed: 'verify', id })
}
