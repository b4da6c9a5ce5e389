import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type * as client from 'openid-client'
import { test as base, expect, onTestFinished } from 'vitest'
import { startOpenidProvider } from '../../../test/openid-provider.ts'
import { type ConsentSecrets, GoogleRefusal } from './google.ts'
import { openidGoogle } from './openid-google.ts'

const backAt = 'https://vouch.test/api/auth/google/callback'
const secrets: ConsentSecrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }

const test = base
  .extend('redirectUri', { scope: 'file' }, () => backAt)
  .extend('provider', { scope: 'file' }, async ({ redirectUri }, { onCleanup }) => {
    const provider = await startOpenidProvider(redirectUri)
    onCleanup(() => provider.close())
    provider.people.set('ann', {
      email: 'Ann@Example.com',
      email_verified: true,
      given_name: 'Ann',
      family_name: 'Example',
    })
    provider.people.set('ben', { email: 'ben@example.com', email_verified: false })
    return provider
  })
  .extend('google', async ({ provider }) => googleAt(provider))

function googleAt({ issuer, clientId, clientSecret }: { issuer: string; clientId: string; clientSecret: string }) {
  return openidGoogle({
    issuer: () => issuer,
    clientId,
    clientSecret,
    redirectUri: () => backAt,
    simulated: false,
  })
}

const reasonOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'accepted',
    (error: unknown) => (error instanceof GoogleRefusal ? error.reason : error),
  )

test('a person who agrees is known by id, address and name', async ({ provider, google }) => {
  const back = await provider.answer(await google.consentAddress(secrets), 'ann')
  expect(await google.redeem(new URL(back), secrets)).toEqual({
    subject: 'ann',
    email: 'ann@example.com',
    emailVerified: true,
    firstName: 'Ann',
    lastName: 'Example',
  })
})

test.for([
  ['as it may without the scheme', (issuer: string) => issuer.replace('http://', ''), 'accepted'],
  ['after somebody else', () => 'accounts.example.com', 'invalid'],
] as const)('an ID token that names its issuer %s is %s', async ([, named, outcome], { provider }) => {
  const signed = await signedAgain(provider, named)
  const google = openidGoogle({
    issuer: () => provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    redirectUri: () => backAt,
    simulated: false,
    fetch: signed.fetch,
  })
  const back = await provider.answer(await google.consentAddress(secrets), 'ann')
  expect(await reasonOf(google.redeem(new URL(back), secrets))).toBe(outcome)
  expect(signed.codesSent()).toBe(1)
})

test('an address that was not verified is said to be so', async ({ provider, google }) => {
  const back = await provider.answer(await google.consentAddress(secrets), 'ben')
  expect(await google.redeem(new URL(back), secrets)).toMatchObject({ emailVerified: false, firstName: '' })
})

test.for([
  ['state', { state: 'x'.repeat(43) }],
  ['nonce', { nonce: 'x'.repeat(43) }],
  ['PKCE verifier', { verifier: 'x'.repeat(43) }],
] as const)('an answer to another %s proves nothing', async ([, other], { provider, google }) => {
  const back = await provider.answer(await google.consentAddress(secrets), 'ann')
  expect(await reasonOf(google.redeem(new URL(back), { ...secrets, ...other }))).toBe('invalid')
})

test('a code is good once', async ({ provider, google }) => {
  const back = new URL(await provider.answer(await google.consentAddress(secrets), 'ann'))
  await google.redeem(back, secrets)
  expect(await reasonOf(google.redeem(back, secrets))).toBe('invalid')
})

test('a person who says no is not pressed', async ({ provider, google }) => {
  const back = await provider.answer(await google.consentAddress(secrets), 'ann', false)
  expect(await reasonOf(google.redeem(new URL(back), secrets))).toBe('denied')
})

test('another client’s secret gets nothing', async ({ provider }) => {
  const google = googleAt({ ...provider, clientSecret: 'wrong' })
  const back = await provider.answer(await google.consentAddress(secrets), 'ann')
  expect(await reasonOf(google.redeem(new URL(back), secrets))).toBe('invalid')
})

test('a provider that is away is asked again by the next person', async ({ provider }) => {
  let isBroken = true
  const proxy = createServer((request, response) => {
    if (isBroken) return void response.writeHead(503).end()
    response.setHeader('content-type', 'application/json')
    void fetch(provider.issuer + request.url)
      .then((answer) => answer.text())
      .then((text) => response.end(text.replaceAll(provider.issuer, address)))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const google = googleAt({ ...provider, issuer: address })
  expect(await reasonOf(google.consentAddress(secrets))).toBe('unavailable')
  isBroken = false
  expect(await google.consentAddress(secrets)).toContain('code_challenge_method=S256')
  const nobody = googleAt({ ...provider, issuer: 'http://127.0.0.1:1' })
  expect(await reasonOf(nobody.consentAddress(secrets))).toBe('unavailable')
})

/** The network, but for a provider that names itself otherwise in its ID tokens, signed with a key that it publishes. */
async function signedAgain({ issuer }: { issuer: string }, named: (issuer: string) => string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'again', use: 'sig', alg: 'RS256' }]
  let codes = 0
  const answering = async (url: string, options: RequestInit) => {
    if (url === `${issuer}/jwks`) return Response.json({ keys })
    const response = await fetch(url, options)
    if (url !== `${issuer}/token`) return response
    codes += 1
    const body = (await response.json()) as { id_token: string }
    const claims = { ...decodeJwt(body.id_token), iss: named(issuer) }
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'again' }).sign(privateKey)
    return Response.json({ ...body, id_token: signed }, { status: response.status })
  }
  return { fetch: answering as client.CustomFetch, codesSent: () => codes }
}
