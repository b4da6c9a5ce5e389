import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalOf, guardAddress, loginAddress, returnAddress } from './arrival.ts'

const arrive = (query: string) => arrivalOf(new URLSearchParams(query))

test('without parameters the page offers signing up', () => {
  expect(arrive('')).toEqual({
    mode: 'signup',
    notice: null,
    error: null,
    forget: false,
    fromGoogle: false,
    returnTo: '/dashboard',
    handoff: null,
  })
})

test('mode=login shows the login', () => {
  expect(arrive('mode=login&next=%2Fdashboard%2Fverify').mode).toBe('login')
  expect(arrive('mode=login&next=%2Fdashboard%2Fverify').returnTo).toBe('/dashboard/verify')
})

test('a verified address is a notice and leads to the login', () => {
  expect(arrive('verified=true&message=Your%20e-mail%20is%20verified.')).toMatchObject({
    mode: 'login',
    notice: 'Your e-mail is verified.',
  })
})

test.each([
  ['invalid_verification_link', 'The verification link is invalid or has expired.'],
  ['expired_verification_link', 'The verification link has expired. Please request a new one.'],
  ['verification_failed', 'Email verification failed.'],
  ['anything', 'Verification failed.'],
])('the error %s is told', (code, sentence) => {
  expect(arrive(`error=${code}`)).toMatchObject({ error: sentence, forget: true, mode: 'login' })
})

test('a failed verification may bring its own words', () => {
  expect(arrive('error=verification_failed&message=Already%20used.').error).toBe('Already used.')
})

test('logout forgets', () => {
  expect(arrive('logout=true').forget).toBe(true)
})

test('only places inside the product are returned to', () => {
  expect(returnAddress('/dashboard/verifications/7?tab=2#x')).toBe('/dashboard/verifications/7?tab=2#x')
  expect(returnAddress('/app')).toBe('/app')
  for (const elsewhere of ['//evil.test', 'https://evil.test', '/dashboard\\@evil.test', '/appendix', '/pricing', '']) {
    expect(returnAddress(elsewhere)).toBe('/dashboard')
  }
})

test('no text at all leads off this site', () => {
  const beginnings = ['', '/', '//', '/\\', 'https://', 'javascript:', '/app', '/dashboard', '/dashboard?', '/app/']
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.string({ maxLength: 24 }), (beginning, rest) => {
      const target = new URL(returnAddress(beginning + rest), 'https://vouch.test')
      expect(target.origin).toBe('https://vouch.test')
    }),
  )
})

test('a stranger to /app signs up, a stranger to /dashboard signs in, both come back', () => {
  expect(guardAddress('/app/verify')).toBe('/auth?next=%2Fapp%2Fverify')
  expect(guardAddress('/dashboard')).toBe('/auth?mode=login&next=%2Fdashboard')
  expect(loginAddress('/dashboard/verify')).toBe('/auth?mode=login&next=%2Fdashboard%2Fverify')
})

test('a link to the payment step brings what the step needs, or signs up', () => {
  const link = 'step=payment&setupIntentId=seti_1&customerId=cus_1&clientSecret=seti_1_secret&email=ann%40example.com'
  const handoff = {
    setupIntentId: 'seti_1',
    customerId: 'cus_1',
    clientSecret: 'seti_1_secret',
    email: 'ann@example.com',
    fromGoogle: false,
  }
  expect(arrive(link)).toMatchObject({ mode: 'payment', handoff })
  expect(arrive(`${link}&oauth=google`).handoff).toEqual({ ...handoff, fromGoogle: true })
  for (const name of ['setupIntentId', 'customerId', 'clientSecret', 'email']) {
    const lacking = new URLSearchParams(link)
    lacking.delete(name)
    expect(arrivalOf(lacking)).toMatchObject({ mode: 'signup', handoff: null })
  }
})

test.each([
  ['denied', /^You did not let Google share your address/],
  ['expired', /^That sign-in with Google took too long/],
  ['failed', /^The answer from Google could not be confirmed/],
  ['unavailable', /^Authentication service is temporarily unavailable\. Please try again later\.$/],
  ['address_unverified', /^Google has not verified/],
  ['account_unverified', /^An account with this address waits to be verified/],
  ['unknown_account', /^There is no Vouch account for that Google account yet/],
  ['<b>made up</b>', /^The answer from Google could not be confirmed/],
])('what Google came to nothing by is said: %s', (reason, sentence) => {
  const { error, fromGoogle, forget, mode } = arrive(`google=${encodeURIComponent(reason)}`)
  expect(error).toMatch(sentence)
  expect({ fromGoogle, forget, mode }).toEqual({ fromGoogle: false, forget: false, mode: 'signup' })
  expect(arrive(`mode=login&google=${encodeURIComponent(reason)}`)).toMatchObject({ mode: 'login', error })
})

test('whom Google let through is exchanged for a session', () => {
  expect(arrive('google=signed-in&next=%2Fdashboard%2Fverify')).toMatchObject({
    fromGoogle: true,
    error: null,
    returnTo: '/dashboard/verify',
  })
})
