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

async function vouch(): Promise<Vouch> {
  const kept = await loadKept()
  const instance = await instanceOf(kept)
  if (instance === null) throw new Refusal('no_instance', 'Set the address of your Vouch in the options first.')
  if (kept.session === undefined || Date.parse(kept.session.expiresAt) <= Date.now())
    throw new Refusal('signed_out', 'Sign in to Vouch to see scores.')
  return createVouch({ baseUrl: instance, key: kept.session.token, attempts: 2, timeoutMs })
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
    const answer = ok(await (await vouch()).GET('/api/extension/badge', { params: { query: { url } } }))
    await keepAnswer(answer)
    tellPages({ news: 'badges' })
    return answer
  },
  show: async ({ url, automatic }) => {
    const kept = await loadAnswer(url)
    if (kept?.badge) return kept
    const query = { url, automatic: automatic ? ('true' as const) : ('false' as const) }
    const answer = ok(await (await vouch()).POST('/api/extension/badge', { params: { query } }))
    await keepAnswer(answer)
    tellPages({ news: 'badges' })
    return answer
  },
  verify: async (body) => {
    const opened = ok(await (await vouch()).POST('/api/extension/verifications', { body }))
    await forgetAnswer(body.url)
    return opened
  },
  follow: async ({ id }) => {
    const found = ok(await (await vouch()).GET('/api/verifications/{id}', { params: { path: { id } } }))
    if (found.state === 'done' || found.state === 'failed') tellPages({ news: 'badges' })
    return found
  },
  shortlist: async (body) => {
    const added = ok(await (await vouch()).POST('/api/extension/shortlist', { body }))
    await forgetAnswer(body.url)
    return added
  },
  account: async () => ok(await (await vouch()).GET('/api/extension/account')),
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
    await keep({ session: await signIn(instance) })
    tellPages({ news: 'standing' })
    return null
  },
  signOut: async () => {
    // The instance may be away: what is on this browser ends in any case.
    await vouch()
      .then((client) => client.POST('/api/extension/sign-out'))
      .catch(() => undefined)
    await signedOut()
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

/** The token has ended, or its person has left the workspace that it was for. */
const signsOut: ReadonlySet<string> = new Set(['invalid_token', 'missing_token', 'not_a_member'])

async function signedOut(): Promise<void> {
  await forgetSession()
  tellPages({ news: 'standing' })
}

/** @returns a failure for a person. A token that has ended signs the extension out. */
export async function failureOf(failure: unknown): Promise<Failure> {
  if (failure instanceof VouchError) {
    if (signsOut.has(failure.code)) {
      await signedOut()
      return { code: 'signed_out', sentence: 'You’ve been signed out. Sign in to Vouch again.' }
    }
    if (failure.status === 0)
      return { code: failure.code, sentence: 'Your Vouch can’t be reached. Nothing was charged. Try again.' }
    return { code: failure.code, sentence: failure.message }
  }
  if (failure instanceof Refusal) return { code: failure.code, sentence: failure.message }
  return { code: 'failed', sentence: failure instanceof Error ? failure.message : 'Something went wrong. Try again.' }
}
