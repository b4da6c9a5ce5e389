import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A real OpenID provider from npm, for tests to sign in with, and the person in front of its pages. */

export interface ProviderPerson {
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

export interface OpenidProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Whom it knows, by the name that they sign in with, which is their id as well. */
  people: Map<string, ProviderPerson>
  /** Opens its page as a browser does, signs in and agrees, or says no. @returns the address that it leads back to */
  answer: (consentAddress: string, login: string, agrees?: boolean) => Promise<string>
  close: () => Promise<void>
}

const client = { clientId: 'vouch-test', clientSecret: 'a-secret-of-the-test-client' }

export async function startOpenidProvider(redirectUri: string): Promise<OpenidProvider> {
  const people = new Map<string, ProviderPerson>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does, and unlike the standard's minimum: what is known stands in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    jwks: { keys: [signingKey()] },
    findAccount: (_context, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) }
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return { issuer, ...client, people, answer: browse(issuer), close: () => closed(server) }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

const stepsMax = 12

/** @returns a browser with an empty jar of cookies that answers the pages that it meets. */
function browse(issuer: string): OpenidProvider['answer'] {
  return async (consentAddress, login, agrees = true) => {
    const jar = new Map<string, string>()
    const visit = async (address: string, form?: URLSearchParams) => {
      const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
      const init = form === undefined ? { headers } : { method: 'POST', body: form, headers }
      const response = await fetch(address, { ...init, redirect: 'manual' })
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=')
        jar.set(name, value)
      }
      return response
    }
    let response = await visit(consentAddress)
    for (let step = 0; step < stepsMax; step += 1) {
      const location = response.headers.get('location')
      if (location !== null && !new URL(location, issuer).href.startsWith(issuer)) return location
      response = location === null ? await answerPage(response) : await visit(new URL(location, issuer).href)
    }
    throw new Error(`The provider never led back: ${response.status} ${await response.text()}`)

    async function answerPage(page: Response): Promise<Response> {
      const html = await page.text()
      const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
      const prompt = /name="prompt" value="([^"]+)"/.exec(html)?.[1]
      if (action === undefined || prompt === undefined) throw new Error(`No form: ${page.status} ${html.slice(0, 500)}`)
      if (!agrees) return visit(new URL(`${page.url}/abort`).href)
      return visit(new URL(action, issuer).href, new URLSearchParams({ prompt, login, password: 'any' }))
    }
  }
}
