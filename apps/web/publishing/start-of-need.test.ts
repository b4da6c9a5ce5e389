import { setImmediate as turn } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { standingAttribute } from '../marketing/standing/standing-parts.ts'
import { startOfNeed } from './scripts-after-drawing.ts'

/** A part of a page, as far as the start asks what it is: by the selectors that it fits. */
class Element {
  readonly #fits: readonly string[]

  constructor(fits: readonly string[]) {
    this.#fits = fits
  }

  closest(selectors: string): Element | null {
    return selectors.split(',').some((one) => this.#fits.includes(one)) ? this : null
  }
}

const button = new Element(['button:not([popovertarget])'])
const menuButton = new Element(['button'])
const theme = new Element(['input', `[${standingAttribute}]`])
const paragraph = new Element([])

interface Opened {
  kept?: Record<string, string>
  lively?: string
  search?: string
}

/** @returns a page whose start waits, as its reader's browser would run it: what happens on it, and whether the start goes on */
function opened({ kept = {}, lively, search = '' }: Opened = {}) {
  const heard = new Map<string, ((event: object) => void)[]>()
  const page = {
    started: false,
    happen: async (name: string, event: object = {}) => {
      for (const listener of heard.get(name) ?? []) listener(event)
      await turn()
      return page.started
    },
  }
  const storage = Object.defineProperty({ ...kept }, 'getItem', { value: (key: string) => kept[key] ?? null })
  const scope = {
    ...{ Element, AbortController, localStorage: storage, location: { search, hash: '' }, JSON, Object, Set },
    addEventListener: (name: string, listener: (event: object) => void) => {
      heard.set(name, [...(heard.get(name) ?? []), listener])
    },
    document: {
      querySelector: () => (lively === undefined ? null : { getAttribute: () => lively }),
      fonts: { ready: Promise.resolve() },
    },
    requestAnimationFrame: (draw: () => void) => draw(),
    setTimeout: (work: () => void, ms = 0) => {
      if (ms === 0) work()
    },
    go: () => {
      page.started = true
    },
  }
  runInContext(`(async()=>{${startOfNeed}\ngo()})()`, createContext(scope))
  return page
}

test('a reader who moves, scrolls, opens the menu and chooses a theme never asks for the application', async () => {
  const page = opened()
  for (const name of ['pointermove', 'scroll', 'wheel'])
    expect(await page.happen(name, { target: paragraph })).toBe(false)
  for (const target of [paragraph, menuButton, theme])
    for (const name of ['pointerover', 'touchstart', 'pointerdown', 'focusin', 'click'])
      expect(await page.happen(name, { target })).toBe(false)
  for (const key of ['Tab', 'Enter', ' ', 'ArrowDown']) expect(await page.happen('keydown', { key })).toBe(false)
})

test.each(['pointerover', 'touchstart', 'focusin', 'click', 'input'])(
  '%s on a part that needs the application brings it',
  async (name) => {
    expect(await opened().happen(name, { target: button })).toBe(true)
  },
)

test('a key that may be a shortcut, a file and a text that is pasted bring it', async () => {
  expect(await opened().happen('keydown', { key: '/' })).toBe(true)
  expect(await opened().happen('keydown', { key: 'c', ctrlKey: true })).toBe(false)
  expect(await opened().happen('dragenter')).toBe(true)
  expect(await opened().happen('paste')).toBe(true)
})

test('theme and cookies alone do not make a reader who has the application; anything else of ours does', async () => {
  const consent = { 'cookie-consent': '{"essential":true,"analytics":false,"marketing":false}' }
  expect(await opened({ kept: { ...consent, 'vouch-color-scheme': 'dark' } }).happen('load')).toBe(false)
  expect(await opened({ kept: { ...consent, auth_token: 't' } }).happen('load')).toBe(true)
  expect(await opened({ kept: { 'cookie-consent': '{"analytics":true}' } }).happen('load')).toBe(true)
  expect(await opened({ search: '?plan=starter' }).happen('load')).toBe(true)
})

test('a page with something to say starts by itself, or when somebody is there, or where something is kept', async () => {
  expect(await opened({ lively: 'now' }).happen('load')).toBe(true)
  expect(await opened({ lively: 'sign' }).happen('load')).toBe(false)
  expect(await opened({ lively: 'sign' }).happen('scroll', { target: paragraph })).toBe(true)
  expect(await opened({ lively: 'kept' }).happen('load')).toBe(false)
  expect(await opened({ lively: 'kept', kept: { 'cookie-consent': '{}' } }).happen('load')).toBe(true)
})

test('who agrees to being counted brings what counts; who does not, does not', async () => {
  const agreed = { 'cookie-consent': '{"analytics":false}' }
  const page = opened({ kept: agreed })
  expect(await page.happen('vouch-consent-decided')).toBe(false)
  agreed['cookie-consent'] = '{"analytics":true}'
  expect(await page.happen('vouch-consent-decided')).toBe(true)
})
