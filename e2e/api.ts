import { setTimeout as sleep } from 'node:timers/promises'
import type { Verification } from '@vouch/contract'

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** The product's API as a program would use it, signed in with a demo account. */
export interface Api {
  post: (path: string, body: unknown) => Promise<Answer>
  patch: (path: string, body: unknown) => Promise<Answer>
  load: (path: string) => Promise<unknown>
  /** Waits until a verification is as `wanted` says. Rejects when that does not happen in time. */
  verificationWhen: (id: string, wanted: (verification: Verification) => boolean) => Promise<Verification>
}

const pollMs = 100
const waitMsMax = 60_000

export async function signedIn(
  url: string,
  credentials = { email: 'brand@vouch.test', password: 'vouch-brand-demo' },
): Promise<Api> {
  const { body } = await send('POST', url + '/api/auth/login', credentials, {})
  const headers = { authorization: `Bearer ${body.token}` }
  const load = async (path: string) => (await fetch(url + path, { headers })).json()
  return {
    load,
    post: (path, payload) => send('POST', url + path, payload, headers),
    patch: (path, payload) => send('PATCH', url + path, payload, headers),
    verificationWhen: async (id, wanted) => {
      for (let waited = 0; waited < waitMsMax; waited += pollMs) {
        const verification = (await load(`/api/verifications/${id}`)) as Verification
        if (wanted(verification)) return verification
        await sleep(pollMs)
      }
      throw new Error(
        `Verification ${id} is not as wanted: ${JSON.stringify(await load(`/api/verifications/${id}`)).slice(0, 500)}`,
      )
    },
  }
}

async function send(method: string, url: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
