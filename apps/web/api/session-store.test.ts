import type { User } from '@vouch/contract'
import { beforeEach, expect, test } from 'vitest'
import { createSessionStore, type SessionStore } from './session-store.ts'

const brand: User = {
  id: 'u1',
  email: 'brand@vouch.test',
  name: 'Brand',
  company: '',
  role: 'brand',
  tier: 'STARTER',
  monthlyCredits: 150,
  purchasedCredits: 0,
  createdAt: '2026-11-01T00:00:00Z',
}

let kept: Map<string, string>
let store: SessionStore

const storageOf = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
})

/** A tab of the same browser. @param own what is kept for the tab: of one that is loaded anew, what it had */
const openTab = (own = new Map<string, string>()) => createSessionStore(storageOf(kept), storageOf(own))

const inWorkspace = (id: string, monthlyCredits: number) =>
  ({ ...brand, monthlyCredits, workspace: { id, name: id, role: 'owner' } }) as User

beforeEach(() => {
  kept = new Map()
  store = openTab()
})

test('a tab stays in its workspace, with its credits, when another tab opens another one', () => {
  store.signIn('t1', inWorkspace('w1', 584))
  const other = openTab()
  expect(other.read()).toEqual(store.read())
  other.update(inWorkspace('w2', 150))
  store.hear()
  expect(store.read()).toMatchObject({ user: { monthlyCredits: 584, workspace: { id: 'w1' } } })
  const first = store.read()
  expect(store.read()).toBe(first)
  // What it learns of its own workspace stays here.
  store.update(inWorkspace('w1', 574))
  other.hear()
  expect(store.read()).toMatchObject({ user: { monthlyCredits: 574, workspace: { id: 'w1' } } })
  expect(other.read()).toMatchObject({ user: { monthlyCredits: 150, workspace: { id: 'w2' } } })
  // What was opened last is what a page opens that is loaded now.
  expect(openTab().read()).toMatchObject({ user: { workspace: { id: 'w2' } } })
  store.update(inWorkspace('w3', 10))
  expect(store.read()).toMatchObject({ user: { workspace: { id: 'w3' } } })
  expect(openTab().read()).toMatchObject({ user: { workspace: { id: 'w3' } } })
  // A new token of the same person changes no tab's workspace.
  other.update(inWorkspace('w2', 150))
  store.signIn('t2', inWorkspace('w3', 10))
  expect(other.read()).toMatchObject({ token: 't2', user: { workspace: { id: 'w2' } } })
  // Signing out holds for all.
  other.clear()
  expect(store.read().status).toBe('signed-out')
})

test('a tab that is loaded anew stays in its workspace, until it opens another or somebody else signs in', () => {
  const own = new Map<string, string>()
  openTab(own).signIn('t1', inWorkspace('w1', 584))
  const other = openTab()
  other.update(inWorkspace('w2', 150))
  const again = openTab(own)
  expect(again.read()).toMatchObject({ user: { monthlyCredits: 584, workspace: { id: 'w1' } } })
  again.update(inWorkspace('w1', 574))
  expect(openTab(own).read()).toMatchObject({ user: { monthlyCredits: 574, workspace: { id: 'w1' } } })
  expect(openTab().read()).toMatchObject({ user: { workspace: { id: 'w2' } } })
  openTab(own).update(inWorkspace('w3', 10))
  expect(openTab(own).read()).toMatchObject({ user: { workspace: { id: 'w3' } } })
  other.signIn('t2', { ...inWorkspace('w4', 5), id: 'u2' })
  expect(openTab(own).read()).toMatchObject({ user: { id: 'u2', workspace: { id: 'w4' } } })
  other.clear()
  expect([openTab(own).read().status, own.size]).toEqual(['signed-out', 0])
})

test('a session survives the page', () => {
  store.signIn('t1', brand)
  expect(store.read()).toEqual({ status: 'signed-in', token: 't1', user: brand })
  expect([...kept.keys()].sort()).toEqual(['auth_token', 'auth_user'])
})

test('reads give the same object until something changes', () => {
  store.signIn('t1', brand)
  const first = store.read()
  store.update({ ...brand })
  expect(store.read()).toBe(first)
  store.update({ ...brand, monthlyCredits: 140 })
  expect(store.read()).toMatchObject({ user: { monthlyCredits: 140 } })
})

test('a user without a token, or one that cannot be read, is nobody', () => {
  kept.set('auth_user', JSON.stringify(brand))
  expect(store.read().status).toBe('signed-out')
  kept.set('auth_token', 't1')
  expect(store.read().status).toBe('signed-in')
  kept.set('auth_user', '{"id": 7')
  expect(store.read().status).toBe('signed-out')
})

test('that a session ended by itself is known until somebody signs in, and after nothing else', () => {
  store.signIn('t1', brand)
  const heard: boolean[] = []
  store.subscribe(() => heard.push(store.hasEnded()))
  store.clear({ ended: true })
  expect([store.read().status, store.hasEnded(), heard]).toEqual(['signed-out', true, [true]])
  store.signIn('t2', brand)
  expect(store.hasEnded()).toBe(false)
  store.clear()
  expect([store.hasEnded(), kept.size]).toEqual([false, 0])
})

test('another tab hears of each step, and can tell at each whether a session ended by itself', () => {
  const other = openTab()
  const told = (change: (key: string, value?: string) => void) => (key: string, value?: string) => {
    change(key, value)
    other.hear()
  }
  const { getItem, setItem, removeItem } = storageOf(kept)
  const telling = { getItem, setItem: told((key, value = '') => setItem(key, value)), removeItem: told(removeItem) }
  const here = createSessionStore(telling, storageOf(new Map()))
  here.signIn('t1', brand)
  const heard = new Set<string>()
  other.subscribe(() => heard.add(other.read().status === 'signed-in' ? 'in' : other.hasEnded() ? 'ended' : 'out'))
  here.clear({ ended: true })
  expect([...heard]).toEqual(['in', 'ended'])
  here.signIn('t2', brand)
  heard.clear()
  here.clear()
  expect([...heard]).toEqual(['in', 'out'])
})

test('a user of an older version, who carries no subscription, stays signed in; one with a broken one does not', () => {
  kept.set('auth_token', 't1')
  for (const [subscription, status] of [
    [undefined, 'signed-in'],
    [null, 'signed-in'],
    [{ tier: 'STARTER' }, 'signed-in'],
    ['STARTER', 'signed-out'],
  ] as const) {
    kept.set('auth_user', JSON.stringify({ ...brand, subscription }))
    expect(store.read()).toMatchObject({ status })
  }
})

test('signing out leaves no trace of the session, and what is not of the session stays', () => {
  kept.set('cookie-consent', '{}')
  kept.set('sb-auth-token', 'x')
  store.signIn('t1', brand)
  store.clear()
  expect([...kept.keys()]).toEqual(['cookie-consent'])
  expect(store.read().status).toBe('signed-out')
})

test('nobody is signed in by news about a user', () => {
  store.update(brand)
  expect(store.read().status).toBe('signed-out')
})

test('listeners hear changes until they leave', () => {
  let heard = 0
  const leave = store.subscribe(() => {
    heard += 1
  })
  store.signIn('t1', brand)
  store.clear()
  leave()
  store.signIn('t1', brand)
  expect(heard).toBe(2)
})
