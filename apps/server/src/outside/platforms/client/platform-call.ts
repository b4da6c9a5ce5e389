/** One question to a platform: where it is asked, what it carries, what it may cost, and the bounds of each attempt at it. */

import type { z } from 'zod'
import type { ConnectorFailure } from '../connector.ts'
import type { Answer, Attempt } from './platform-answer.ts'

export interface Call<Shape extends z.ZodType> {
  path: string
  query?: Record<string, string>
  /** Sent as JSON, by POST. */
  body?: object
  /** Sent as a form, by POST. */
  form?: Record<string, string>
  headers?: Record<string, string>
  /** Whose rate it counts for. */
  rate: string
  /** What every attempt costs at most, by bucket of the quota. */
  cost?: CallCost
  shape: Shape
  /** Another call of the same rate and cost is sure to follow this one: it is booked meanwhile. */
  followed?: boolean
  /** Asked of another host than the platform's usual one. */
  baseUrl?: string
  /** What an answer to this call stands for, where it is not the dialect that knows. */
  failureOf?: (answer: Answer, now: Date) => ConnectorFailure | null
  /** Bounds of its own. */
  limits?: AttemptLimits
}

export interface CallCost {
  bucket: string
  /** Booked before each attempt. */
  units: number
  /** What an answer really cost, where platforms charge by what they send; a refusal then costs nothing. */
  charged?: (body: unknown) => number
  /** What a refusal costs, where it is not nothing. */
  chargedForRefusal?: (answer: Answer) => number
}

/** Bounds of one attempt. */
export interface AttemptLimits {
  timeoutMs?: number
  bytesMax?: number
}

const timeoutMsDefault = 10_000
/** The largest answers, pages of 1,000 followers or of 100 comments, have about a megabyte. */
const bytesMaxDefault = 8 * 1024 * 1024

/** @param baseUrl scheme and host, without a path
 *  @returns one attempt at a call, as it goes over the wire */
export function attemptOf(baseUrl: string, asked: Call<z.ZodType>, limits: AttemptLimits): Attempt {
  const { timeoutMs = timeoutMsDefault, bytesMax = bytesMaxDefault } = { ...limits, ...asked.limits }
  const url = new URL(`${(asked.baseUrl ?? baseUrl).replace(/\/$/, '')}${asked.path}`)
  for (const [name, value] of Object.entries(asked.query ?? {})) url.searchParams.set(name, value)
  const body = asked.form ? String(new URLSearchParams(asked.form)) : asked.body ? JSON.stringify(asked.body) : null
  const type = asked.form ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = { ...(body !== null && { 'content-type': type }), ...asked.headers }
  return { url, method: body === null ? 'GET' : 'POST', headers, body, timeoutMs, bytesMax }
}
