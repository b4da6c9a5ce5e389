import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationFull, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { expect } from 'vitest'
import { keyOwnerIn } from './key-caller.ts'
import type { Rooms, Visitor } from './rooms.ts'

/** Programs that people let in, by the protocol's own client. */

/** Where the program on somebody's machine hears. */
export const redirectUrl = 'http://127.0.0.1:7777/callback'

/** A program on somebody's machine that wants in. */
export async function programAt(url: string) {
  const kept: { client?: OAuthClientInformationFull; tokens?: OAuthTokens; verifier: string; sentTo?: URL } = {
    verifier: '',
  }
  const here = (target: string | URL, init?: RequestInit) =>
    fetch(String(target).replace('https://vouch.test', url), init)
  const transport = () =>
    new StreamableHTTPClientTransport(new URL('https://vouch.test/mcp'), {
      fetch: here,
      authProvider: {
        redirectUrl,
        clientMetadata: { client_name: 'Desk model', redirect_uris: [redirectUrl] },
        state: () => 'a-state',
        clientInformation: () => kept.client,
        saveClientInformation: (client) => void Object.assign(kept, { client }),
        tokens: () => kept.tokens,
        saveTokens: (tokens) => void Object.assign(kept, { tokens }),
        redirectToAuthorization: (sentTo) => void Object.assign(kept, { sentTo }),
        saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
        codeVerifier: () => kept.verifier,
      },
    })
  const connect = async (through: StreamableHTTPClientTransport) => {
    const client = new Client({ name: 'test', version: '1' })
    // The library's own classes disagree about an optional field where those are taken exactly.
    await client.connect(through as Parameters<Client['connect']>[0])
    return client
  }
  const ask = async () => {
    await expect(connect(transport())).rejects.toThrow('Unauthorized')
    return Object.fromEntries(kept.sentTo?.searchParams ?? [])
  }
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return { kept, ask, post, transport, connect }
}

/** Somebody presses Allow. @returns where the browser goes */
export async function allow(person: Visitor, asked: object, scopes = ['read'], more = {}): Promise<URL> {
  const { status, body } = await person.ask('POST', '/api/programs', { ...asked, scopes, ...more })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return new URL(body.redirectTo)
}

/** A program that was let in. */
export async function letIn(rooms: Rooms, url: string, person?: Visitor, more = {}) {
  const ann = person ?? (await keyOwnerIn(rooms))
  const program = await programAt(url)
  const asked = await program.ask()
  const back = await allow(ann, asked, ['read', 'verify'], more)
  const through = program.transport()
  await through.finishAuth(back.searchParams.get('code') ?? '')
  return { ann, program, asked, back, token: program.kept.tokens?.access_token ?? '' }
}

/** What a token opens. */
export const workspaceOf = (rooms: Rooms, token: string) =>
  rooms.app.inject({ url: '/api/workspace', headers: { authorization: `Bearer ${token}` } })
