/** What every connector calls its platform with: pays quota, keeps the rate, asks with a time limit, tries again where that can help
 *  within one patience for the whole check, obeys `Retry-After` for all processes, and checks the shape of the answer. */

import type { z } from 'zod'
import { ConnectorFailure } from '../connector.ts'
import { entriesAhead } from './entry-ahead.ts'
import { type Answered, settleCost } from './paid-entry.ts'
import { type Answer, answerTo, type Send } from './platform-answer.ts'
import { type AttemptLimits, attemptOf, type Call } from './platform-call.ts'
import { cancelled, failuresOf } from './platform-failures.ts'
import type { QuotaLedger } from './quota-ledger.ts'
import type { RateLedger, Standing } from './rate-ledger.ts'
import { retryAfter } from './retry-after.ts'

/** What differs from platform to platform. */
export interface Dialect {
  /** The platform's name, for sentences. */
  name: string
  /** @returns what an answer stands for; null when it holds what was asked for. */
  failureOf: (answer: Answer, now: Date) => ConnectorFailure | null
  /** @returns what the headers say about the calls that are left; null where they say nothing. */
  standingOf?: (headers: Headers, now: Date) => Standing | null
}

export interface ClientClock {
  now: () => Date
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  /** 0 to 1. */
  random?: () => number
}

export interface ClientLimits extends AttemptLimits {
  attemptsMax?: number
}

export interface PlatformClientSettings extends ClientClock, ClientLimits {
  /** Scheme and host, without a path. */
  baseUrl: string
  dialect: Dialect
  rates: RateLedger
  /** What requests go out by; `fetch` unless said otherwise. */
  send?: Send
  /** Null where the platform counts no units. */
  quota: QuotaLedger | null
}

export type PlatformClient = ReturnType<typeof platformClient>

const attemptsMaxDefault = 3
const firstPauseMs = 400
/** How long one check bears with faults, attempts and pauses together: somebody waits for it. */
const patienceMs = 10_000

/** @returns the function that makes calls. One signal is one check: faults of all its calls share one patience. */
export function platformClient(settings: PlatformClientSettings) {
  const { attemptsMax = attemptsMaxDefault, now, random = Math.random, sleep = sleepUnlessAborted } = settings
  const failures = failuresOf(settings.dialect.name)
  const borne = new WeakMap<AbortSignal, number>()
  const entries = entriesAhead(settings)

  async function patiently<Shape extends z.ZodType>(asked: Call<Shape>, signal: AbortSignal): Promise<z.output<Shape>> {
    for (let attempt = 1; ; attempt++) {
      const began = now().getTime()
      const outcome = await attemptOnce({ ...settings, entries }, asked, signal)
      if (!(outcome instanceof ConnectorFailure)) return checked(asked.shape, outcome.body, failures)
      const least = firstPauseMs * 2 ** (attempt - 1) * (0.5 + random())
      const pauseMs = Math.max(least, (outcome.retryAt?.getTime() ?? 0) - now().getTime())
      const borneMs = (borne.get(signal) ?? 0) + (now().getTime() - began) + pauseMs
      if (!outcome.retryable || attempt >= attemptsMax || borneMs > patienceMs) throw outcome
      borne.set(signal, borneMs)
      // The platform may ask for a rest meanwhile.
      await entries.drop(signal)
      await sleep(pauseMs, signal)
      if (signal.aborted) throw cancelled()
    }
  }

  /** @throws ConnectorFailure */
  return async function call<Shape extends z.ZodType>(
    asked: Call<Shape>,
    signal: AbortSignal,
  ): Promise<z.output<Shape>> {
    try {
      return await patiently(asked, signal)
    } catch (failure) {
      await entries.drop(signal)
      throw failure
    }
  }
}

async function attemptOnce(
  settings: PlatformClientSettings & { entries: ReturnType<typeof entriesAhead> },
  asked: Call<z.ZodType>,
  signal: AbortSignal,
): Promise<Answer | ConnectorFailure> {
  const { dialect, rates, quota, now, entries } = settings
  const failures = failuresOf(dialect.name)
  if (signal.aborted) throw cancelled()
  const entry = await entries.enter(asked, signal)
  if ('rest' in entry) return failures.tooFast(entry.rest, now())
  if (asked.followed) entries.book(asked, signal)
  const settle = (answered: Answered) => settleCost(quota, asked.cost, entry.day, answered)
  const answer = await answerTo(attemptOf(settings.baseUrl, asked, settings), failures, signal, settings.send)
  if ('failure' in answer) {
    if (!answer.heard) await settle(null)
    return answer.failure
  }
  const standing = dialect.standingOf?.(answer.headers, now())
  if (standing) await rates.heed(asked.rate, standing)
  const failure = failureOf(asked.failureOf ? { ...dialect, failureOf: asked.failureOf } : dialect, answer, now())
  await settle(failure ? { refused: answer } : { body: answer.body })
  if (failure?.retryAt) await rates.heed(asked.rate, { callsLeft: 0, until: failure.retryAt })
  return failure ?? answer
}

/** A wait that the platform names counts for everything that may pass; one without JSON is no answer. */
function failureOf(dialect: Dialect, answer: Answer, now: Date): ConnectorFailure | null {
  const failures = failuresOf(dialect.name)
  const failure = dialect.failureOf(answer, now) ?? (answer.body === undefined ? failures.notJson() : null)
  if (!failure?.retryable) return failure
  const limited = failure.code === 'platform_rate_limited'
  const rest =
    retryAfter(answer.headers.get('retry-after'), now) ?? (limited ? exhaustedUntil(dialect, answer, now) : null)
  if (rest === null || rest <= now) return failure
  if (limited) return failures.tooFast(rest, now)
  return new ConnectorFailure(failure.code, failure.message, { retryable: true, retryAt: rest })
}

/** Where a platform has no `Retry-After`, its rate headers say when it counts anew. */
function exhaustedUntil(dialect: Dialect, { headers }: Answer, now: Date): Date | null {
  const standing = dialect.standingOf?.(headers, now)
  return standing && standing.callsLeft <= 0 ? standing.until : null
}

function checked<Shape extends z.ZodType>(
  shape: Shape,
  body: unknown,
  failures: ReturnType<typeof failuresOf>,
): z.output<Shape> {
  const reading = shape.safeParse(body)
  if (reading.success) return reading.data
  throw failures.odd(reading.error.issues[0]?.path.join('.') ?? '')
}

/** Sleeps, and wakes early where the signal ends the work. */
export function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
