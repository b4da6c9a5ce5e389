/** One call to the YouTube Data API: pays its quota, asks with a time limit, tries again where that can help, and checks the
 *  shape of the answer. The key travels in the query, so no address, and no error that quotes one, may leave this file. */

import type { z } from 'zod'
import { ConnectorFailure } from '../connector.ts'
import type { QuotaLedger } from '../quota-ledger.ts'
import { failureOfAnswer } from './youtube-failures.ts'

export interface YoutubeClientSettings {
  apiKey: string
  /** Scheme and host, without a path. */
  baseUrl: string
  quota: QuotaLedger
  /** For one attempt. */
  timeoutMs?: number
  attemptsMax?: number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  /** 0 to 1. */
  random?: () => number
}

export type YoutubeMethod = 'channels' | 'playlistItems' | 'playlists' | 'videos' | 'commentThreads' | 'search'
export type YoutubeClient = ReturnType<typeof youtubeClient>

const timeoutMsDefault = 10_000
const attemptsMaxDefault = 3
const firstPauseMs = 400
/** A platform that asks for a longer pause is answered by failing: the job is tried again later. */
const pauseMsMax = 20_000

/** @returns the function that makes calls. */
export function youtubeClient(settings: YoutubeClientSettings) {
  const { quota, timeoutMs = timeoutMsDefault, attemptsMax = attemptsMaxDefault } = settings
  const { sleep = sleepUnlessAborted, random = Math.random } = settings

  /** @param bucket searches have their own daily allowance.
   *  @throws ConnectorFailure */
  return async function call<Shape extends z.ZodType>(
    method: YoutubeMethod,
    query: Record<string, string>,
    shape: Shape,
    signal: AbortSignal,
  ): Promise<z.output<Shape>> {
    const url = addressOf(settings, method, query)
    for (let attempt = 1; ; attempt++) {
      await quota.spend(1, method === 'search' ? 'search' : 'general')
      const answer = await attemptOnce(url, timeoutMs, signal)
      if (answer.failure === null) return checked(answer.body, shape)
      const pauseMs = Math.max(answer.pauseMs, firstPauseMs * 2 ** (attempt - 1) * (0.5 + random()))
      if (!answer.failure.retryable || attempt >= attemptsMax || pauseMs > pauseMsMax) throw answer.failure
      await sleep(pauseMs, signal)
      if (signal.aborted) throw cancelled()
    }
  }
}

function addressOf({ baseUrl, apiKey }: YoutubeClientSettings, method: string, query: Record<string, string>): URL {
  const url = new URL(`/youtube/v3/${method}`, baseUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.searchParams.set('key', apiKey)
  return url
}

interface Attempt {
  failure: ConnectorFailure | null
  body: unknown
  /** How long the platform asks to wait. */
  pauseMs: number
}

async function attemptOnce(url: URL, timeoutMs: number, signal: AbortSignal): Promise<Attempt> {
  const timeout = AbortSignal.timeout(timeoutMs)
  let status = 0
  let text = ''
  let pauseMs = 0
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, timeout]),
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    status = response.status
    pauseMs = Number(response.headers.get('retry-after') ?? 0) * 1_000 || 0
    text = await response.text()
  } catch {
    if (signal.aborted) throw cancelled()
    return { failure: timeout.aborted ? tooSlow() : unreachable(), body: null, pauseMs: 0 }
  }
  const body = parsed(text)
  return { failure: status === 200 && body !== undefined ? null : failureOfAnswer(status, body), body, pauseMs }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checked<Shape extends z.ZodType>(body: unknown, shape: Shape): z.output<Shape> {
  const reading = shape.safeParse(body)
  if (reading.success) return reading.data
  const where = reading.error.issues[0]?.path.join('.') ?? ''
  throw new ConnectorFailure(
    'platform_bad_answer',
    `YouTube’s response was in a format Vouch doesn’t recognize (at ${where}).`,
  )
}

function cancelled(): ConnectorFailure {
  return new ConnectorFailure('cancelled', 'The verification was canceled.')
}

function tooSlow(): ConnectorFailure {
  return new ConnectorFailure('platform_timeout', 'YouTube took too long to respond.', { retryable: true })
}

function unreachable(): ConnectorFailure {
  return new ConnectorFailure('platform_unavailable', 'We couldn’t reach YouTube.', { retryable: true })
}

function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
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
