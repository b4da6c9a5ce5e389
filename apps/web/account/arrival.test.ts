import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalOf, guardAddress, loginAddress, returnAddress } from './arrival.ts'

/** All that the page says by itself. */
const ours = [
  'Your email address is verified. You can sign in now.',
  'Your new password is set, and you’ve been signed out everywhere. Sign in with it now.',
  'The verification link is invalid or has expired.',
  'The verification link has expired. Please request a new one.',
  'Email verification failed.',
  'Verification failed.',
  null,
]

const arrive = (query: string) => arrivalOf(new URLSearchParams(query))

test('without parameters the page offers signing up', () => {
  expect(arrive('')).toEqual({
    mode: 'signup',
    notice: null,
    error: null,
    linkFor: null,
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

test.each([
  ['verified=true&message=email_verified', 'Your email address is verified. You can sign in now.'],
  [
    'verified=true&message=password_set',
    'Your new password is set, and you’ve been signed out everywhere. Sign in with it now.',
  ],
  ['verified=true', 'Your email address is verified. You can sign in now.'],
  ['verified=true&message=Call%20us%20at%20evil.com', 'Your email address is verified. You can sign in now.'],
  ['verified=true&message=toString', 'Your email address is verified. You can sign in now.'],
])('%s is a notice of ours and leads to the login', (query, notice) => {
  expect(arrive(query)).toMatchObject({ mode: 'login', notice })
})

test('no text of an address is shown as it is', () => {
  const codes = fc.constantFrom('', 'verification_failed', 'expired_verification_link', 'anything', '__proto__')
  fc.assert(
    fc.property(codes, fc.string({ minLength: 3 }), fc.boolean(), (error, message, verified) => {
      const query = new URLSearchParams({ message, ...(error && { error }), ...(verified && { verified: 'true' }) })
      const { notice, error: said } = arrivalOf(query)
      expect(ours).toContain(notice)
      expect(ours).toContain(said)
    }),
  )
})

test.each([
  ['invalid_verification_link', 'The verification link is invalid or has expired.'],
  ['expired_verification_link', 'The verification link has expired. Please request a new one.'],
  ['verification_failed', 'Email verification failed.'],
  ['anything', 'Verification failed.'],
])('the error %s is told', (code, sentence) => {
  expect(arrive(`error=${code}`)).toMatchObject({ error: sentence, forget: true, mode: 'login' })
})

test.each(['invalid_verification_link', 'expired_verification_link', 'verification_failed'])(
  'after %s another link is offered, to the address that is known',
  (code) => {
    expect(arrive(`error=${code}`).linkFor).toBe('')
    expect(arrive(`error=${code}&email=ann%40example.com`).linkFor).toBe('ann@example.com')
    expect(arrive('error=anything&email=ann%40example.com').linkFor).toBeNull()
  },
)

test('logout forgets', () => {
  expect(arrive('logout=true').forget).toBe(true)
})

test('only places inside the product are returned to', () => {
  expect(returnAddress('/dashboard/verifications/7?tab=2#x')).toBe('/dashboard/verifications/7?tab=2#x')
  expect(returnAddress('/app')).toBe('/app')
  expect(returnAddress('/join#token=x')).toBe('/join#token=x')
  expect(returnAddress('/connect-extension?state=x')).toBe('/connect-extension?state=x')
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
  expect(guardAddress('/app/verify', true)).toBe('/auth?mode=login&next=%2Fapp%2Fverify')
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
  ['denied', /^You didn’t let Google share your email address/],
  ['expired', /^That Google sign-in took too long/],
  ['failed', /^We couldn’t confirm the response from Google/],
  ['unavailable', /^Authentication service is temporarily unavailable\. Please try again later\.$/],
  ['address_unverified', /^Google hasn’t verified/],
  ['account_unverified', /^There’s an account with this email address that still needs to be verified/],
  ['unknown_account', /^There’s no Vouch account for that Google account yet/],
  ['<b>made up</b>', /^We couldn’t confirm the response from Google/],
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
