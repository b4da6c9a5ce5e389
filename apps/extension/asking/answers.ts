/** What the background does for each thing that it is asked for. */

import { createVouch, ok, type Vouch, VouchError } from '@vouch/client/source'
import { instanceAddress } from '@vouch/contract'
import { browser } from 'wxt/browser'
import { forgetAnswer, forgetSession, instanceOf, keep, keepAnswer, loadAnswer, loadKept } from './kept-state.ts'
import type { Ask, Asks, Failure, Standing } from './messages.ts'
import { signIn } from './sign-in.ts'
import { tellPages } from './tell-pages.ts'

type Answers = { [A in Ask]: (payload: Asks[A]['with'], sender: Sender) => Promise<Asks[A]['answer']> }
export interface Sender {
  /** The tab that a page asks from. */
  tabId?: number | undefined
  /** The address of the page. */
  page?: string | undefined
}

/** Something that a person can mend. */
class Refusal extends Error {
  readonly code: string
  constructor(code: string, sentence: string) {
    super(sentence)
    this.code = code
  }
}

const timeoutMs = 30_000

/** Makes a call for whoever is signed in. Somebody may sign out, or in as somebody else, while it is made: what it tells then is for nobody here. */
async function asked<Told>(call: (vouch: Vouch) => Promise<Told>): Promise<Told> {
  const { client, token } = await vouch()
  const tokenNow = async () => (await loadKept()).session?.token
  const told = await call(client).catch(async (failure: unknown) => {
    if (!(failure instanceof VouchError && signsOut.has(failure.code))) throw failure
    if ((await tokenNow()) === token) await signedOut()
    throw new Refusal('signed_out', 'You’ve been signed out. Sign in to Vouch again.')
  })
  const now = await tokenNow()
  if (now === token) return told
  if (now === undefined) throw new Refusal('signed_out', 'Sign in to Vouch to see scores.')
  throw new Refusal('session_changed', 'You signed in as someone else in the meantime. Try again.')
}

/** The token has ended, or its person has left the workspace that it was for. */
const signsOut: ReadonlySet<string> = new Set(['invalid_token', 'missing_token', 'not_a_member'])

async function vouch(): Promise<{ client: Vouch; token: string }> {
  const kept = await loadKept()
  const instance = await instanceOf(kept)
  if (instance === null) throw new Refusal('no_instance', 'Set the address of your Vouch in the options first.')
  if (kept.session === undefined || Date.parse(kept.session.expiresAt) <= Date.now())
    throw new Refusal('signed_out', 'Sign in to Vouch to see scores.')
  const { token } = kept.session
  return { client: createVouch({ baseUrl: instance, key: token, attempts: 2, timeoutMs }), token }
}

async function standing(): Promise<Standing> {
  const kept = await loadKept()
  const signedIn = kept.session !== undefined && Date.parse(kept.session.expiresAt) > Date.now()
  return { instance: await instanceOf(kept), signedIn, automatic: kept.automatic ?? false }
}

export const answers: Answers = {
  standing,
  kept: async ({ url }) => {
    const { session } = await loadKept()
    return session === undefined ? null : loadAnswer(url)
  },
  look: async ({ url }) => {
    const query = { url }
    const answer = await asked(async (client) => ok(await client.GET('/api/extension/badge', { params: { query } })))
    await keepAnswer(answer)
    tellPages({ news: 'badges' })
    return answer
  },
  show: async ({ url, automatic }) => {
    const kept = await loadAnswer(url)
    if (kept?.badge) return kept
    const query = { url, automatic: automatic ? ('true' as const) : ('false' as const) }
    const answer = await asked(async (client) => ok(await client.POST('/api/extension/badge', { params: { query } })))
    await keepAnswer(answer)
    tellPages({ news: 'badges' })
    return answer
  },
  verify: async (body) => {
    const opened = await asked(async (client) => ok(await client.POST('/api/extension/verifications', { body })))
    await forgetAnswer(body.url)
    return opened
  },
  follow: async ({ id }) => {
    const path = { id }
    const found = await asked(async (client) => ok(await client.GET('/api/verifications/{id}', { params: { path } })))
    if (found.state === 'done' || found.state === 'failed') tellPages({ news: 'badges' })
    return found
  },
  shortlist: async (body) => {
    const added = await asked(async (client) => ok(await client.POST('/api/extension/shortlist', { body })))
    await forgetAnswer(body.url)
    return added
  },
  account: () => asked(async (client) => ok(await client.GET('/api/extension/account'))),
  recent: async () => (await loadKept()).recent ?? [],
  panel: async (_, { tabId, page }) => {
    if (tabId === undefined) return null
    // Asked for before anything is awaited: the browser opens it for a press alone. Firefox opens its sidebar for none of ours.
    if (browser.sidePanel) await browser.sidePanel.open({ tabId })
    else await browser.tabs.create({ url: `/sidepanel.html?profile=${encodeURIComponent(page ?? '')}` })
    return null
  },
  signIn: async () => {
    const instance = await instanceOf(await loadKept())
    if (instance === null) throw new Refusal('no_instance', 'Set the address of your Vouch in the options first.')
    const session = await signIn(instance)
    // The options stand open beside the sign-in: a token of one instance must never be sent to another.
    if ((await instanceOf(await loadKept())) !== instance)
      throw new Refusal('instance_changed', 'The address changed while you signed in. Sign in again.')
    await keep({ session })
    tellPages({ news: 'standing' })
    return null
  },
  signOut: async () => {
    const ending = await vouch().catch(() => null)
    // The instance may be away or slow, and somebody else may sign in meanwhile: what is on this browser ends first.
    await signedOut()
    await ending?.client.POST('/api/extension/sign-out').catch(() => undefined)
    return null
  },
  settle: async ({ instance, automatic }) => {
    if (automatic !== undefined) await keep({ automatic })
    if (instance !== undefined) {
      const read = instanceAddress(instance)
      if (read.address === null) throw new Refusal('bad_instance', read.sentence)
      if (read.address !== (await instanceOf(await loadKept()))) await signedOut()
      await keep({ instance: read.address })
    }
    tellPages({ news: 'standing' })
    return standing()
  },
}

async function signedOut(): Promise<void> {
  await forgetSession()
  tellPages({ news: 'standing' })
}

/** What may have been charged although no answer came. */
const spends: ReadonlySet<Ask> = new Set<Ask>(['show', 'verify', 'follow', 'shortlist'])

/** @param kind what was asked for. @returns a failure for a person */
export function failureOf(failure: unknown, kind: Ask): Failure {
  if (failure instanceof VouchError) {
    const { code, status, message } = failure
    if (status !== 0) return { code, sentence: message }
    const charge = spends.has(kind)
      ? 'If this went through, trying again soon is free.'
      : 'Nothing was charged. Try again.'
    return { code, sentence: `Your Vouch can’t be reached. ${charge}` }
  }
  if (failure instanceof Refusal) return { code: failure.code, sentence: failure.message }
  return { code: 'failed', sentence: failure instanceof Error ? failure.message : 'Something went wrong. Try again.' }
}
