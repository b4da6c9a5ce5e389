/** The badge on a page: plain elements in a shadow of their own, beside the page's body and never in it, so that the page keeps its layout, its
 *  scripts and its style. The shadow is closed, for a score that was paid for is none of the page's; and only a person presses, for a script
 *  of the page can make an event that looks like a press. */

import type { Badge, Failure } from '../asking/messages.ts'
import { badgeStyle } from './badge-style.ts'
import { basisWords, priceWords, scoreWords, unscoredWords } from './badge-words.ts'
import { drawn } from './drawn.ts'
import { productMark, toleranceMark } from './drawn-marks.ts'

/** What the badge shows. */
export type Shown =
  | { kind: 'unset' }
  | { kind: 'signed-out'; busy: boolean }
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'priced'; credits: number }
  | { kind: 'badge'; badge: Badge }
  | { kind: 'failed'; failure: Failure }

/** What a person can press. */
export type Press = 'sign-in' | 'look' | 'show' | 'panel' | 'hide'

const hostName = 'vouch-badge'

export class BadgeView {
  readonly #host = document.createElement(hostName)
  readonly #shadow = this.#host.attachShadow({ mode: 'closed' })
  #frame: HTMLElement = drawn('div')
  readonly #press: (press: Press) => void

  constructor(press: (press: Press) => void) {
    this.#press = press
    // One that an earlier version of the extension left.
    document.querySelector(hostName)?.remove()
    styled(this.#shadow)
    this.#shadow.append(this.#frame)
    // What is typed or pressed in here is nobody else's.
    for (const type of ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown'])
      this.#host.addEventListener(type, (event) => event.stopPropagation())
  }

  show(shown: Shown): void {
    const parts = [productMark(), ...this.#parts(shown), this.#button('hide', '×', 'Hide', 'quiet')]
    // A new frame for what is new: one that grew or shrank would count as a layout shift of the page.
    const frame = drawn('div', { class: 'badge', role: 'region', 'aria-label': 'Vouch' }, ...parts)
    // The same stays: somebody may have a button of it under their finger.
    if (!frame.isEqualNode(this.#frame)) this.#replace(frame)
    if (!this.#host.isConnected) document.documentElement.append(this.#host)
  }

  #replace(frame: HTMLElement): void {
    const had = this.#shadow.activeElement !== null
    this.#frame.replaceWith(frame)
    this.#frame = frame
    if (had) frame.querySelector('button')?.focus()
  }

  hide(): void {
    this.#host.remove()
  }

  #parts(shown: Shown): Node[] {
    switch (shown.kind) {
      case 'unset':
        return [words('Set your Vouch address'), this.#button('panel', 'Open')]
      case 'signed-out':
        return [this.#button('sign-in', 'Sign in to Vouch', undefined, '', shown.busy)]
      case 'idle':
        return [this.#button('look', 'Check trust')]
      case 'asking':
        return [drawn('span', { class: 'words', role: 'status' }, 'Checking…')]
      case 'priced':
        return [this.#button('show', `Show score: ${priceWords(shown.credits)}`), this.#button('panel', 'More')]
      case 'failed':
        return [
          drawn('span', { class: 'words', role: 'alert' }, shown.failure.sentence),
          this.#button('look', 'Try again'),
        ]
      case 'badge':
        return [badgeWords(shown.badge), this.#button('panel', 'More')]
    }
  }

  #button(press: Press, label: string, name?: string, look = '', busy = false): HTMLButtonElement {
    const attributes = { type: 'button', ...(name && { 'aria-label': name }), ...(look && { class: look }) }
    const button = drawn('button', { ...attributes, ...(busy && { 'aria-busy': 'true' }) }, label)
    button.addEventListener('click', ({ isTrusted }) => isTrusted && this.#press(press))
    return button
  }
}

function words(text: string): HTMLElement {
  return drawn('span', { class: 'words' }, text)
}

function badgeWords(badge: Badge): HTMLElement {
  const told = scoreWords(badge)
  if (told === null || badge.trust === null)
    return drawn('span', { class: 'words', role: 'status' }, unscoredWords(badge))
  const { score, low, high } = badge.trust
  const decision = told.decision ? [drawn('span', { class: `decision ${told.decision.tone}` }, told.decision.word)] : []
  const line = [
    drawn('b', { class: 'score', 'aria-label': told.sentence }, told.score),
    toleranceMark({ value: score, low, high }, told.tone),
    drawn('span', {}, told.words),
    ...decision,
  ]
  return drawn(
    'span',
    { class: 'words', role: 'status' },
    drawn('span', { class: 'told' }, ...line),
    drawn('span', { class: 'line' }, basisWords(badge)),
  )
}

/** A style sheet that no content policy of a page forbids; an element where the browser keeps such sheets from extensions. */
function styled(shadow: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(badgeStyle)
    shadow.adoptedStyleSheets = [sheet]
  } catch {
    shadow.append(drawn('style', {}, badgeStyle))
  }
}
