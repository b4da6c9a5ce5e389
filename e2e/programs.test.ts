import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationFull, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo, signIn, writeSignIn } from './account-form.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, leave, visit } from './visitor.ts'

/** A language model's client that a person lets in: from its first refusal over the page that asks to the end of its access. */

let product: RunningProduct

beforeAll(async () => {
  product = await startPrepared()
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

const redirectUrl = 'http://127.0.0.1:7777/callback'

/** A client that keeps what it is given in memory, and tells where it would send its user. */
function clientOf(address: string) {
  const kept: { client?: OAuthClientInformationFull; tokens?: OAuthTokens; verifier: string; sentTo?: URL } = {
    verifier: '',
  }
  const transport = () =>
    new StreamableHTTPClientTransport(new URL('/mcp', address), {
      authProvider: {
        redirectUrl,
        clientMetadata: { client_name: 'Desk model', redirect_uris: [redirectUrl] },
        clientInformation: () => kept.client,
        saveClientInformation: (client) => void Object.assign(kept, { client }),
        tokens: () => kept.tokens,
        saveTokens: (tokens) => void Object.assign(kept, { tokens }),
        redirectToAuthorization: (sentTo) => void Object.assign(kept, { sentTo }),
        saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
        codeVerifier: () => kept.verifier,
      },
    })
  const connect = async () => {
    const client = new Client({ name: 'test', version: '1' })
    // The library's own classes disagree about an optional field where those are taken exactly.
    await client.connect(transport() as Parameters<Client['connect']>[0])
    return client
  }
  return { kept, transport, connect }
}

test('a program asks, a person who signs in first allows it, it works, and disconnected it is out', async () => {
  const program = clientOf(product.url)
  await expect(program.connect()).rejects.toThrow('Unauthorized')
  const asked = String(program.kept.sentTo)
  expect(asked).toContain(`${product.url}/oauth/authorize?`)

  const page = await visit(await sharedBrowser(), product.url)
  await page.goto(asked)
  await writeSignIn(page, demo.brand)
  await page.getByRole('heading', { name: 'Connect Desk model?' }).waitFor()
  await page.getByText('a program on this computer').waitFor()
  await page.getByRole('checkbox', { name: /^Campaigns/ }).uncheck()
  expect(await flaws(page)).toEqual([])
  let back = ''
  await page.route('http://127.0.0.1:7777/**', (route) => {
    back = route.request().url()
    return route.fulfill({ body: 'You can close this page.' })
  })
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByText('You can close this page.').waitFor()
  await program.transport().finishAuth(new URL(back).searchParams.get('code') ?? '')
  const client = await program.connect()
  const { content } = await client.callTool({ name: 'credit_balance', arguments: {} })
  expect(JSON.stringify(content)).toContain('credits to spend')
  expect(program.kept.tokens?.scope).not.toContain('campaigns')

  await page.goto(`${product.url}/dashboard/settings/keys`)
  await page.getByText(/^Connected by you on .*; used /).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByText('0 of 100 credits this month').waitFor()
  await page.getByRole('button', { name: 'Limit of Desk model' }).click()
  await page.getByLabel('Monthly credit limit (optional)').last().fill('30')
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Save limit' }).click()
  await page.getByText('0 of 30 credits this month').waitFor()
  await page.getByRole('button', { name: 'Disconnect Desk model' }).click()
  await page.getByText('No programs yet.').waitFor()
  await expect(client.callTool({ name: 'credit_balance', arguments: {} })).rejects.toThrow()
  await leave(page)
})

test('a request that leads to an address nobody registered is told to the person and goes nowhere', async () => {
  const program = clientOf(product.url)
  await expect(program.connect()).rejects.toThrow('Unauthorized')
  const elsewhere = new URL(String(program.kept.sentTo))
  elsewhere.searchParams.set('redirect_uri', 'https://elsewhere.example/')
  const page = await visit(await sharedBrowser(), product.url)
  await signIn(page, demo.brand)
  await page.goto(String(elsewhere))
  await page.getByText('isn’t one that this program registered').waitFor()
  expect(await page.getByRole('button', { name: 'Allow', exact: true }).count()).toBe(0)
  await leave(page)
})
