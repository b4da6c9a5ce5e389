/** What the parts of the extension ask its background for: the one part that calls the instance and holds the token. */

import type { components, operations } from '@vouch/client/source'
import { browser } from 'wxt/browser'

type Answer<Id extends keyof operations, Status extends number> = operations[Id] extends {
  responses: Record<Status, { content: { 'application/json': infer Body } }>
}
  ? Body
  : never

export type BadgeAnswer = components['schemas']['ExtensionBadgeAnswer']
export type Badge = components['schemas']['ExtensionBadge']
export type Limits = components['schemas']['ExtensionLimits']
export type Account = Answer<'get-extension-account', 200>
export type Opened = Answer<'post-extension-verifications', 202>
export type Added = Answer<'post-extension-shortlist', 201>
export type Verification = components['schemas']['Verification']
export type Purpose = 'quick_verification' | 'profile_view'

/** How the extension stands. */
export interface Standing {
  /** Where the instance is; null: nobody has said. */
  instance: string | null
  signedIn: boolean
  /** Badges appear without a press. */
  automatic: boolean
}

/** A profile that was looked at on this browser. */
export interface Recent {
  url: string
  handle: string
  platform: string
  score: number | null
  at: string
}

/** What can be asked, and what the answer is. */
export interface Asks {
  standing: { with: object; answer: Standing }
  /** What is known already: from the last minutes, without a call. */
  kept: { with: { url: string }; answer: BadgeAnswer | null }
  look: { with: { url: string }; answer: BadgeAnswer }
  show: { with: { url: string; automatic: boolean }; answer: BadgeAnswer }
  verify: { with: { url: string; purpose: Purpose }; answer: Opened }
  follow: { with: { id: string }; answer: Verification }
  shortlist: { with: { url: string; shortlistId?: string }; answer: Added }
  account: { with: object; answer: Account }
  recent: { with: object; answer: Recent[] }
  panel: { with: object; answer: null }
  signIn: { with: object; answer: null }
  signOut: { with: object; answer: null }
  settle: { with: { instance?: string; automatic?: boolean }; answer: Standing }
}
export type Ask = keyof Asks

/** Why something did not work, for a person. */
export interface Failure {
  code: string
  sentence: string
}

export type Reply<A extends Ask> = { ok: true; value: Asks[A]['answer'] } | { ok: false; failure: Failure }

/** What the background tells pages: the standing has changed, or there is something new about profiles. */
export interface News {
  news: 'standing' | 'badges'
}

const asleep: Failure = { code: 'asleep', sentence: 'The extension was updated. Reload this page.' }

/** Asks the background. It never throws: what failed says so. */
export async function ask<A extends Ask>(kind: A, payload: Asks[A]['with']): Promise<Reply<A>> {
  try {
    const reply: Reply<A> | undefined = await browser.runtime.sendMessage({ kind, payload })
    return reply ?? { ok: false, failure: asleep }
  } catch {
    return { ok: false, failure: asleep }
  }
}
