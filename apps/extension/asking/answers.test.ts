import { VouchError } from '@vouch/client/source'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** The background between accounts, in a browser that keeps what it is given. */

type Values = Record<string, unknown>
const url = 'https://www.instagram.com/ava_fields_sandbox/'
const sessionOf = (token: string) => ({ token, expiresAt: '2100-01-01T00:00:00.000Z' })
const badge = { trust: { score: 82 } }
const answer = { creator: { url, platform: 'instagram', handle: 'ava_fields_sandbox' }, badge }

let local: Values = {}
let session: Values = {}
const areaOf = (load: () => Values, save: (values: Values) => void) => ({
  get: async () => structuredClone(load()),
  set: async (change: Values) => save({ ...load(), ...structuredClone(change) }),
  remove: async (names: string[]) =>
    save(Object.fromEntries(Object.entries(load()).filter(([name]) => !names.includes(name)))),
  clear: async () => save({}),
})
vi.stubGlobal('chrome', {
  storage: {
    local: areaOf(
      () => local,
      (values) => {
        local = values
      },
    ),
    session: areaOf(
      () => session,
      (values) => {
        session = values
      },
    ),
  },
  tabs: { query: async () => [] },
  runtime: { sendMessage: async () => undefined },
})
const { answers, failureOf } = await import('./answers.ts')
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  local = { instance: 'https://vouch.example', session: sessionOf('vx_first') }
  session = {}
})

/** The instance answers, after somebody else has signed in. */
function answersLate(response: () => Response): void {
  vi.stubGlobal('fetch', async () => {
    local = { ...local, session: sessionOf('vx_second') }
    return response()
  })
}

test('what is told is kept for whoever asked', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  await answers.look({ url }, {})
  expect(await answers.kept({ url }, {})).toEqual(answer)
  expect(await answers.recent({}, {})).toMatchObject([{ url, score: 82 }])
})

test('what is told after somebody else has signed in is for nobody', async () => {
  answersLate(() => Response.json(answer))
  await expect(answers.look({ url }, {})).rejects.toMatchObject({ code: 'session_changed' })
  expect(await answers.kept({ url }, {})).toBe(null)
  expect(await answers.recent({}, {})).toEqual([])
})

test('a token that has ended signs out whom it was of, and nobody else', async () => {
  const ended = () => Response.json({ error: 'Ended', code: 'invalid_token', requestId: 'r' }, { status: 403 })
  answersLate(ended)
  await expect(answers.look({ url }, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect(local.session).toEqual(sessionOf('vx_second'))
  vi.stubGlobal('fetch', async () => ended())
  await expect(answers.look({ url }, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect(local).not.toHaveProperty('session')
})

test('whoever signed out meanwhile is led to the sign-in', async () => {
  vi.stubGlobal('fetch', async () => {
    local = { instance: 'https://vouch.example' }
    return Response.json(answer)
  })
  await expect(answers.look({ url }, {})).rejects.toMatchObject({ code: 'signed_out' })
})

test('a sign-out that is slow to be heard ends nobody else’s session', async () => {
  answersLate(() => Response.json({}))
  await answers.signOut({}, {})
  expect(local.session).toEqual(sessionOf('vx_second'))
})

test('where no answer came, it is said that nothing was charged only of what charges nothing', () => {
  const silent = new VouchError(0, { error: 'Away', code: 'unreachable', requestId: '' })
  const away = 'Your Vouch can’t be reached.'
  expect(failureOf(silent, 'look').sentence).toBe(`${away} Nothing was charged. Try again.`)
  for (const kind of ['show', 'verify', 'follow', 'shortlist'] as const)
    expect(failureOf(silent, kind).sentence).toBe(`${away} If this went through, trying again soon is free.`)
})
