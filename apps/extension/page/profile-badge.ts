/** The badge of the profile that is open. Nothing is sent before somebody presses, unless badges were switched to appear by themselves. */

import { ask, type BadgeAnswer, type Failure, type Reply } from '../asking/messages.ts'
import { hearNews } from '../asking/tell-pages.ts'
import { BadgeView, type Press, type Shown } from './badge-view.ts'
import { profileAt } from './sites.ts'
import { watchAddress } from './watch-address.ts'

export class ProfileBadge {
  readonly #view = new BadgeView((press) => this.#pressed(press))
  /** The profile that is open; null on every other page. */
  #url: string | null = null
  /** Profiles that somebody hid the badge on, until the page is loaded again. */
  readonly #hidden = new Set<string>()
  /** Profiles that an answer is awaited about. */
  readonly #asked = new Set<string>()
  /** Counts presses and what is asked for without one: a look at the standing that began before the last of them is out of date. */
  #turn = 0
  /** A badge of the open profile stands there. It stays when its minutes are over: it was paid for to be looked at. */
  #told = false
  /** The open profile was asked about without a press. News of other pages is no reason to ask, and pay, again. */
  #came = false

  /** Follows the page until the signal. */
  follow(signal: AbortSignal): void {
    watchAddress(signal, (address) => this.#arrived(profileAt(address)?.url ?? null))
    const deaf = hearNews(() => this.#refresh())
    signal.addEventListener('abort', () => {
      deaf()
      this.#view.hide()
    })
  }

  #arrived(url: string | null): void {
    if (url === this.#url) return
    this.#url = url
    this.#told = false
    this.#came = false
    // What is said of one creator must not stand on another's page, nor be pressed there, however long the answer takes.
    this.#view.hide()
    this.#refresh()
  }

  #refresh(): void {
    const url = this.#url
    if (url !== null && !this.#hidden.has(url)) this.#begin(url).catch(() => undefined)
  }

  async #begin(url: string): Promise<void> {
    const turn = this.#turn
    const [standing, kept] = await Promise.all([ask('standing', {}), ask('kept', { url })])
    if (turn !== this.#turn || url !== this.#url) return
    // A price that came over “Checking…” could be pressed, and paid, twice.
    if (this.#asked.has(url)) return this.#show(url, { kind: 'asking' })
    if (!standing.ok) return this.#show(url, { kind: 'failed', failure: standing.failure })
    if (standing.value.instance === null) return this.#show(url, { kind: 'unset' })
    if (!standing.value.signedIn) return this.#signedOut(url)
    if (kept.ok && kept.value !== null) return this.#show(url, shownOf(kept.value))
    if (this.#told) return
    if (!standing.value.automatic) return this.#show(url, { kind: 'idle' })
    if (this.#came) return
    this.#came = true
    await this.#ask(url, () => ask('show', { url, automatic: true }))
  }

  #pressed(press: Press): void {
    const url = this.#url
    if (url === null) return
    if (press === 'hide') {
      this.#hidden.add(url)
      this.#view.hide()
    } else if (press === 'panel') ask('panel', {})
    else if (press === 'look') this.#ask(url, () => ask('look', { url }))
    else if (press === 'show') this.#ask(url, () => ask('show', { url, automatic: false }))
    else this.#signIn(url)
  }

  async #ask(url: string, asked: () => Promise<Reply<'look' | 'show'>>): Promise<void> {
    this.#turn += 1
    this.#asked.add(url)
    this.#show(url, { kind: 'asking' })
    const reply = await asked()
    this.#asked.delete(url)
    this.#show(url, reply.ok ? shownOf(reply.value) : shownFailure(reply.failure))
  }

  async #signIn(url: string): Promise<void> {
    this.#turn += 1
    this.#show(url, { kind: 'signed-out', busy: true })
    const reply = await ask('signIn', {})
    if (!reply.ok) this.#show(url, { kind: 'failed', failure: reply.failure })
  }

  /** Whoever signs in next may be somebody else, who has paid for nothing yet. */
  #signedOut(url: string): void {
    this.#came = false
    this.#show(url, { kind: 'signed-out', busy: false })
  }

  /** Shows something of a profile, unless another one is open by now. */
  #show(url: string, shown: Shown): void {
    if (url !== this.#url || this.#hidden.has(url)) return
    this.#told = shown.kind === 'badge'
    this.#view.show(shown)
  }
}

function shownOf({ badge, price }: BadgeAnswer): Shown {
  return badge === null ? { kind: 'priced', credits: price } : { kind: 'badge', badge }
}

function shownFailure(failure: Failure): Shown {
  if (failure.code === 'signed_out') return { kind: 'signed-out', busy: false }
  return failure.code === 'no_instance' ? { kind: 'unset' } : { kind: 'failed', failure }
}
