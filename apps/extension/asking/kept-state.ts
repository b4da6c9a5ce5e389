/** What the extension remembers on this browser. Only its own parts can read it: pages' scripts, and the part of it that runs in pages, cannot. */

import { browser } from 'wxt/browser'
import type { BadgeAnswer, Recent } from './messages.ts'

export interface Session {
  token: string
  expiresAt: string
}

interface Kept {
  /** Set by a person; absent: the package's own. */
  instance?: string
  session?: Session
  automatic?: boolean
  recent?: Recent[]
}

const recentMax = 8
const answersMax = 50
/** Minutes for which an answer is shown again without a call, as long as the server shows it for nothing. */
export const keptMinutes = 5

/** Keeps pages away from what is kept. */
export async function closeToPages(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
}

export function loadKept(): Promise<Kept> {
  return browser.storage.local.get() as Promise<Kept>
}

export async function keep(change: Partial<Kept>): Promise<void> {
  await browser.storage.local.set(change)
}

export async function forgetSession(): Promise<void> {
  await browser.storage.local.remove(['session', 'recent'])
  await browser.storage.session.clear()
}

/** @returns the instance that a person set, or the one that the package was made for; null where there is neither */
export async function instanceOf({ instance }: Kept): Promise<string | null> {
  if (instance !== undefined) return instance
  const made = (await (await fetch(new URL('/instance.json', location.href))).json()) as { address: string | null }
  return made.address
}

type Answers = Record<string, { answer: BadgeAnswer; at: number }>

async function loadAnswers(): Promise<Answers> {
  const { answers = {} } = (await browser.storage.session.get('answers')) as { answers?: Answers }
  const oldest = Date.now() - keptMinutes * 60_000
  return Object.fromEntries(Object.entries(answers).filter(([, { at }]) => at > oldest))
}

export async function loadAnswer(url: string): Promise<BadgeAnswer | null> {
  return (await loadAnswers())[url]?.answer ?? null
}

/** Keeps an answer for some minutes, and a profile that has a badge among the recent ones. */
export async function keepAnswer(answer: BadgeAnswer): Promise<void> {
  const { url, platform, handle } = answer.creator
  const others = Object.entries(await loadAnswers()).filter(([each]) => each !== url)
  const answers = Object.fromEntries([...others.slice(1 - answersMax), [url, { answer, at: Date.now() }]])
  await browser.storage.session.set({ answers })
  if (answer.badge === null) return
  const { recent = [] } = await loadKept()
  const seen: Recent = { url, platform, handle, score: answer.badge.trust?.score ?? null, at: new Date().toISOString() }
  await keep({ recent: [seen, ...recent.filter((each) => each.url !== url)].slice(0, recentMax) })
}

/** Forgets what was answered about a profile, because something about it has changed. */
export async function forgetAnswer(url: string): Promise<void> {
  const { [url]: _, ...answers } = await loadAnswers()
  await browser.storage.session.set({ answers })
}
