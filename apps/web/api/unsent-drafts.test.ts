import type { User } from '@vouch/contract'
import { expect, test } from 'vitest'
import { isText } from './json-shape.ts'
import { createSessionStore } from './session-store.ts'
import { createDrafts } from './unsent-drafts.ts'

const person = (id: string, workspaceId: string) =>
  ({
    ...{ id, email: `${id}@vouch.test`, name: id, company: '', role: 'brand', tier: 'STARTER' },
    ...{ monthlyCredits: 150, purchasedCredits: 0, createdAt: '2026-11-01T00:00:00Z' },
    workspace: { id: workspaceId, name: workspaceId, role: 'owner' },
  }) as User

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** A browser in which somebody is signed in. @returns its session, and how its tabs are loaded */
function browser(user = person('ann', 'tea')) {
  const session = createSessionStore(storage(), storage())
  session.signIn('t', user)
  return { session, load: (tab = storage()) => createDrafts(tab, session) }
}

const shape = { text: isText }
const hello = { text: 'Hello' }

test('what is typed is there again after a reload of its tab, and in no other tab', () => {
  const { load } = browser()
  const tab = storage()
  load(tab).open('email:ava', shape).change(hello)
  const again = load(tab)
  expect(again.open('email:ava', shape).read()).toEqual(hello)
  expect([again.isBegun('email:ava'), again.isBegun('email:eve')]).toEqual([true, false])
  expect(load().open('email:ava', shape).read()).toBeNull()
})

test('it is of the person and the workspace that it was typed in', () => {
  const { session, load } = browser()
  const tab = storage()
  load(tab).open('email:ava', shape).change(hello)
  for (const other of [person('ann', 'coffee'), person('bea', 'tea')]) {
    session.signIn('t', other)
    expect(load(tab).open('email:ava', shape).read()).toBeNull()
  }
  session.signIn('t', person('ann', 'tea'))
  expect(load(tab).open('email:ava', shape).read()).toEqual(hello)
})

test('what was sent is kept no more, also where its page was left before the answer came', () => {
  const { session, load } = browser()
  const tab = storage()
  const page = load(tab)
  const draft = page.open('email:ava', shape)
  draft.change(hello)
  page.open('email:eve', shape).change({ text: 'Hi' })
  // Another page of the tab is open by then, and another workspace.
  session.update(person('ann', 'coffee'))
  const elsewhere = page.open('email:ava', shape)
  elsewhere.change({ text: 'Good morning' })
  draft.change(null)
  expect(elsewhere.read()).toEqual({ text: 'Good morning' })
  expect(page.isBegun('email:ava')).toBe(true)
  session.update(person('ann', 'tea'))
  expect([page.isBegun('email:ava'), page.isBegun('email:eve')]).toEqual([false, true])
})

test('what was written on while it was being sent stays', () => {
  const draft = browser().load().open('email:ava', shape)
  draft.change(hello)
  const sent = draft.read()
  draft.change({ text: 'Hello again' })
  draft.change((now) => (now === sent ? null : now))
  expect(draft.read()).toEqual({ text: 'Hello again' })
})

test('it outlives a session that ended by itself, and goes with whoever signs out', () => {
  const { session, load } = browser()
  const tab = storage()
  const page = load(tab)
  page.open('email:ava', shape).change(hello)
  session.clear({ ended: true })
  session.signIn('t', person('ann', 'tea'))
  expect(page.open('email:ava', shape).read()).toEqual(hello)
  session.clear()
  session.signIn('t', person('ann', 'tea'))
  expect(page.open('email:ava', shape).read()).toBeNull()
})

test('the oldest makes room, and what another release kept otherwise counts as nothing', () => {
  const { load } = browser()
  const page = load()
  for (let one = 0; one <= 20; one += 1) page.open(`email:${one}`, shape).change(hello)
  expect([page.isBegun('email:0'), page.isBegun('email:1'), page.isBegun('email:20')]).toEqual([false, true, true])
  expect(page.open('email:1', { words: isText }).read()).toBeNull()
})

test('a page that was left and the one that is open have one draft in hand: what is taken back or saved late spares what was written since', () => {
  const page = browser().load()
  const left = page.open('email:ava', shape)
  left.change(hello)
  left.change(null)
  const open = page.open('email:ava', shape)
  const told: unknown[] = []
  const end = open.subscribe(() => told.push(open.read()))
  // Undo, where nothing was written since.
  left.change((now) => now ?? hello)
  expect(open.read()).toBe(hello)
  const newer = { text: 'Good morning' }
  open.change(newer)
  left.change((now) => now ?? hello)
  left.change((now) => (now === hello ? null : now))
  expect(open.read()).toBe(newer)
  expect(told.at(0)).toBe(hello)
  expect(told.at(-1)).toBe(newer)
  end()
  const heard = told.length
  left.change(null)
  expect([open.read(), told.length]).toEqual([null, heard])
})

test('what is saved late is known again in a page that is opened meanwhile, and given up there', () => {
  const page = browser().load()
  const left = page.open('email:ava', shape)
  left.change(hello)
  const sent = left.read()
  const again = page.open('email:ava', shape)
  left.change((now) => (now === sent ? null : now))
  expect(again.read()).toBeNull()
})
