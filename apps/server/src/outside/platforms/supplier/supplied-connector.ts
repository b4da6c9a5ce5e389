/** A platform with its suppliers: the platform itself is asked first, where it can be, and whatever it does not give is bought from suppliers, part by part, as
 *  far as the operator's budget and switches go. Suppliers come and go while the product runs, so they are looked up for each check. */

import { type Availability, type Platform, plural, type Snapshot } from '@vouch/engine'
import { failuresOf } from '../client/platform-failures.ts'
import { type Connector, ConnectorFailure, type Progress, type Target } from '../connector.ts'
import { acceptedSnapshot } from '../reading/accepted-snapshot.ts'
import { holdsPart, isFilled, mergeParts, type Supplied } from './merge-parts.ts'
import type { SupplierTools } from './part-call.ts'
import { type SuppliedReading, suppliedPart } from './supplier-parts.ts'
import { supplierUsdMax } from './supplier-prices.ts'
import { activeParts, type SuppliedPart, type Supplier, type SupplierPart } from './supplier-shape.ts'

/** The suppliers of the moment, in the order in which they are asked; none where the operator has not accepted what they mean. */
export type CurrentSuppliers = () => readonly Supplier[]

export interface SuppliedSettings {
  suppliers: CurrentSuppliers
  tools: SupplierTools
  /** What all of them may cost in a day, by bucket. */
  dailyLimits: Readonly<Record<string, number>>
  now: () => Date
  /** Remembers what went wrong with a supplier, by its key; absent: nobody does. */
  noteFault?: (supplier: string, failure: ConnectorFailure) => Promise<void>
}

/** @returns the connector of a platform together with suppliers. */
export function withSuppliers(own: Connector, settings: SuppliedSettings): Connector {
  const { suppliers } = settings
  return {
    ...own,
    unpaid: own,
    usdMaxOf: (platform) => (own.usdMaxOf?.(platform) ?? own.usdMax ?? 0) + usdMaxOf(suppliers(), platform),
    get needsConsent() {
      return own.needsConsent === true && !own.platforms.some((platform) => servedBy(suppliers()).includes(platform))
    },
    fetchSnapshot: (target, progress, signal) => new SuppliedCheck(settings, { target, progress, signal }).run(own),
  }
}

/** @returns the connector of all platforms that only suppliers serve. */
export function supplierConnector(settings: SuppliedSettings): Connector {
  const { suppliers, dailyLimits } = settings
  return {
    id: 'supplier',
    unpaid: null,
    get platforms() {
      return servedBy(suppliers())
    },
    resolves: [],
    dailyLimits,
    usdMaxOf: (platform) => usdMaxOf(suppliers(), platform),
    fetchSnapshot: (target, progress, signal) => new SuppliedCheck(settings, { target, progress, signal }).run(null),
  }
}

/** Platforms of which a supplier gives the profile: without it there is nobody to speak of. */
function servedBy(suppliers: readonly Supplier[]): Platform[] {
  const profiles = suppliers.flatMap(activeParts).filter(({ part }) => part === 'profile')
  return [...new Set(profiles.map(({ platform }) => platform))]
}

function usdMaxOf(suppliers: readonly Supplier[], platform: Platform): number {
  return suppliers.reduce((sum, supplier) => sum + supplierUsdMax(supplier, platform), 0)
}

/** A reading that a supplier made longer ago than this is no reason not to ask another one. */
const freshMsMax = 24 * 3_600_000
/** A sign of life for whoever bounds silences, while a supplier works. */
const signOfLifeMs = 15_000

interface Asked {
  target: Target
  progress: Progress
  signal: AbortSignal
}

const stepOf = {
  profile: 'profile',
  posts: 'posts',
  comments: 'comments',
  followers: 'followers',
  likers: null,
} as const

/** One check. */
class SuppliedCheck {
  readonly #settings: SuppliedSettings
  readonly #asked: Asked
  readonly #supplied: Supplied = {}
  /** Suppliers that failed in a way that may pass: the rest of the check does without them. */
  readonly #failing = new Set<string>()

  constructor(settings: SuppliedSettings, asked: Asked) {
    this.#settings = settings
    this.#asked = asked
  }

  async run(connector: Connector | null): Promise<Snapshot> {
    const { target, progress, signal } = this.#asked
    const outcome = connector ? await this.#own(connector) : null
    const own = outcome instanceof ConnectorFailure ? null : outcome
    if (target.kind !== 'profile' && own === null)
      throw outcome ?? new ConnectorFailure('platform_refused', target.sentence)
    const handle = own?.handle ?? (target.kind === 'profile' ? target.handle : target.id)
    let availability: Availability = own?.availability ?? 'found'
    if (this.#needsProfile(own)) {
      if (!this.#offers('profile').length) {
        if (own) return own
        throw outcome ?? failuresOf('The supplier').unreachable()
      }
      progress({ name: 'profile', state: 'running', detail: null })
      availability = await this.#profile(handle, outcome)
    }
    if (availability === 'found') await this.#lists(own, handle)
    if (signal.aborted) throw new ConnectorFailure('cancelled', 'The verification was canceled.')
    const url = target.kind === 'profile' ? target.url : (own?.profile?.url ?? '')
    const at = own?.fetchedAt ?? this.#settings.now().toISOString()
    const merged = mergeParts(own, this.#supplied, { platform: target.platform, handle, at, availability, url })
    return acceptedSnapshot(merged, target.platform)
  }

  /** The platform's own word. A fault of it is no end where suppliers can answer. */
  async #own(connector: Connector): Promise<Snapshot | ConnectorFailure> {
    const { target, progress, signal } = this.#asked
    try {
      return await connector.fetchSnapshot(target, progress, signal)
    } catch (failure) {
      if (failure instanceof ConnectorFailure && failure.code !== 'cancelled') return failure
      throw failure
    }
  }

  /** Instagram gives the same answer for accounts that are gone and for all that are no professional ones; on every other platform what it says of an account
   *  stands. */
  #needsProfile(own: Snapshot | null): boolean {
    if (own === null) return true
    const unclear = own.availability === 'not-found' || own.availability === 'restricted'
    return unclear && this.#asked.target.platform === 'instagram'
  }

  #offers(kind: SuppliedPart): { supplier: Supplier; part: SupplierPart }[] {
    const { platform } = this.#asked.target
    return this.#settings.suppliers().flatMap((supplier) =>
      activeParts(supplier)
        .filter((part) => part.part === kind && part.platform === platform)
        .map((part) => ({ supplier, part })),
    )
  }

  async #profile(handle: string, outcome: Snapshot | ConnectorFailure | null): Promise<Availability> {
    const { progress } = this.#asked
    const found = await this.#buy('profile', { handle, id: null, postIds: [] })
    if (!(found instanceof ConnectorFailure)) {
      this.#supplied.profile = found
      const { profile } = found.content
      progress({ name: 'profile', state: 'done', detail: `${profile.displayName ?? handle}, from ${found.name}` })
      return profile.isPrivate ? 'private' : 'found'
    }
    if (found.code === 'not_shown') return 'private'
    if (found.state !== null) return found.state
    // The platform's own fault is the nearer one to whoever runs this.
    throw outcome instanceof ConnectorFailure && outcome.code !== 'consent_required' ? outcome : found
  }

  async #lists(own: Snapshot | null, handle: string): Promise<void> {
    const missing = (['posts', 'followers', 'comments', 'likers'] as const).filter(
      (part) => !own || !holdsPart(own, part),
    )
    for (const kind of missing) {
      const name = stepOf[kind]
      const { progress } = this.#asked
      if (this.#offers(kind).length === 0) {
        if (name && !own) progress({ name, state: 'skipped', detail: 'no supplier gives this here' })
        continue
      }
      if (name) progress({ name, state: 'running', detail: null })
      const id = this.#supplied.profile?.content.profile.id ?? own?.profile?.id ?? null
      const posts = this.#supplied.posts?.content ?? own?.posts ?? []
      const postIds = posts.map((post) => post.id)
      const detail = await this.#list(kind, { handle, id, postIds })
      if (name) progress({ name, state: detail.found ? 'done' : 'skipped', detail: detail.words })
    }
  }

  /** @returns what became of a list, in words. */
  async #list(
    kind: 'posts' | 'followers' | 'comments' | 'likers',
    about: About,
  ): Promise<{ found: boolean; words: string }> {
    const bought = await this.#buy(kind, about)
    if (bought instanceof ConnectorFailure) {
      if (bought.code === 'cancelled') throw bought
      return { found: false, words: bought.message }
    }
    Object.assign(this.#supplied, { [kind]: bought })
    const { content, name } = bought
    const count = 'accounts' in content ? content.accounts.length : content.length
    const noun = kind === 'followers' ? 'follower' : kind.replace(/s$/, '')
    return { found: count > 0, words: `${plural(count, noun)}, from ${name}` }
  }

  /** Asks suppliers in their order until one gives the part as it is today.
   *  @returns the freshest that was given, else why there is none. */
  async #buy<Part extends SuppliedPart>(kind: Part, about: About): Promise<SuppliedReading<Part> | ConnectorFailure> {
    const { signal } = this.#asked
    const { now, tools } = this.#settings
    const readings: SuppliedReading<Part>[] = []
    const failures: ConnectorFailure[] = []
    for (const { supplier, part } of this.#offers(kind)) {
      if (this.#failing.has(supplier.key)) continue
      const ask = { supplier, part, ...about, signal }
      const reading = await this.#alive(kind, suppliedPart(kind, ask, tools)).catch(answerable)
      if (reading instanceof ConnectorFailure) {
        await this.#settings.noteFault?.(supplier.key, reading)
        if (reading.retryable) this.#failing.add(supplier.key)
        failures.push(reading)
        if (reading.code === 'not_shown') break
        continue
      }
      readings.push(reading)
      if (isFilled(kind, reading.content) && now().getTime() - Date.parse(reading.at) <= freshMsMax) break
    }
    const freshest = readings.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
    // Who has seen the account says more than who could not be reached.
    const telling = failures.find(({ state, code }) => state !== null || code === 'not_shown') ?? failures[0]
    if (!freshest) return telling ?? failuresOf('The supplier').unreachable()
    return { ...freshest, usd: readings.reduce((sum, { usd }) => sum + usd, 0) }
  }

  /** Says now and then that something is still under way. */
  async #alive<T>(kind: SuppliedPart, work: Promise<T>): Promise<T> {
    const name = stepOf[kind]
    const timer = setInterval(() => {
      if (name) this.#asked.progress({ name, state: 'running', detail: null })
    }, signOfLifeMs)
    return work.finally(() => clearInterval(timer))
  }
}

/** @returns a fault that another supplier may make up for. @throws every other */
function answerable(error: unknown): ConnectorFailure {
  if (error instanceof ConnectorFailure && error.code !== 'cancelled') return error
  throw error
}

interface About {
  handle: string
  id: string | null
  postIds: readonly string[]
}
