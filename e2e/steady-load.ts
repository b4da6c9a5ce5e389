import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { deductOnce } from './demo-account.ts'

/** Clients of one account that deduct, read, and verify creators, one request after the other, until they are told to stop. */

export interface Load {
  answered: number
  /** How often each other status came than the one that was due; `none`: there was no answer. */
  refused: Map<string, number>
  /** Deductions that were acknowledged. */
  deducted: number
  /** Ids of verifications that were accepted. */
  opened: string[]
  stop: () => Promise<void>
}

/** @param clients a third each deducts, reads, and verifies */
export function steadyLoad(url: string, token: string, clients: number): Load {
  const stopping = new AbortController()
  const load: Omit<Load, 'stop'> = { answered: 0, refused: new Map(), deducted: 0, opened: [] }
  const note = (status: number | null, due: number) => {
    if (status === due) load.answered += 1
    else load.refused.set(String(status ?? 'none'), (load.refused.get(String(status ?? 'none')) ?? 0) + 1)
  }
  const turns = [
    async () => {
      const status = await deductOnce(url, token, randomUUID())
      if (status === 200) load.deducted += 1
      note(status, 200)
    },
    async () => note((await call(url, token, 'GET', '/api/verifications')).status, 200),
    async () => {
      const opened = await openVerification(url, token)
      if (opened.id !== null) load.opened.push(opened.id)
      // How many an account may have under way is limited while no worker runs: that is an answer too.
      note(opened.status === 429 ? 202 : opened.status, 202)
      await pause(250)
    },
  ]
  const loops = Array.from({ length: clients }, async (_, place) => {
    while (!stopping.signal.aborted) await turns[place % turns.length]?.()
  })
  const stop = async () => {
    stopping.abort()
    await Promise.all(loops)
  }
  return Object.assign(load, { stop })
}

/** Verifies a creator of the sandbox whom nobody asked for yet.
 *  @returns the id, null where it was not accepted; and the status, null where there was no answer */
export async function openVerification(
  url: string,
  token: string,
): Promise<{ status: number | null; id: string | null }> {
  const handle = `load_${randomUUID().slice(0, 8)}_sandbox`
  const { status, body } = await call(url, token, 'POST', '/api/verifications', {
    url: `https://www.instagram.com/${handle}`,
  })
  return { status, id: typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null }
}

async function call(url: string, token: string, method: string, path: string, body?: object) {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    // A body that is cut short is no answer.
    return { status: response.status, body: jsonOf(await response.text()) }
  } catch {
    return { status: null, body: null }
  }
}

/** @returns null for what is no JSON: a proxy may answer with a page of its own. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
