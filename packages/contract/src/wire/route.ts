import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

/** One call of the API, declared once: the server serves it, the client calls it and the API's document lists it. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `public`: anyone. `bearer`: a signed-in member's token. `either`: anyone, and a member hears more; a token that is sent must be live.
 *  `team`: the cookie of the team's side alone. */
export type Access = 'public' | 'bearer' | 'either' | 'team'

/** Path parameters, query or headers: keys with string-like input. */
export type Strings = z.ZodObject<z.ZodRawShape>

export interface Route {
  method: Method
  /** `/api/verifications/:id`, parameters with a colon. */
  path: string
  access: Access
  /** One sentence for the API's document. */
  summary: string
  tag: string
  params?: Strings
  query?: Strings
  headers?: Strings
  body?: z.ZodType
  /** The one success answer. A stream of server-sent events has `stream` instead of a body. */
  status: 200 | 201 | 202 | 204 | 302
  reply: z.ZodType
  stream?: boolean
  /** The answer is a file of this media type: the handler sends it, as a stream where it may be long. */
  download?: string
  problems: readonly ProblemCode[]
  /** Calls a minute, where the route is limited more tightly than all others. */
  callsPerMinuteMax?: number
  /** Whom those calls are counted for. Absent: the address that they come from. `account`: the workspace of whoever signed in, from wherever it
   *  calls, for what costs the server work. */
  callsCountedFor?: 'account'
  /** Largest body in bytes, where the route takes more than the usual 1 MB. */
  bodyBytesMax?: number
  /** The body is a file of any kind, sent as it is. */
  takesFile?: true
  /** Pages of other sites, and servers that name an origin, may call it although it changes something: what they send proves them by itself, by a
   *  signature or by a token in the address. One-click unsubscribes and webhooks of others are such. It is never one that a cookie opens. */
  fromOtherSites?: true
  /** There in a sandbox alone: for calls by this machine's own names, and for the team where others can reach the sandbox. */
  sandboxOnly?: true
}

/** Keeps a route's exact type, so that the server's handler and the client's call are typed from it. */
export function route<const R extends Route>(declaration: R): R {
  return declaration
}

export type ParamsOf<R extends Route> = R['params'] extends z.ZodType ? z.output<R['params']> : Record<never, never>
export type QueryOf<R extends Route> = R['query'] extends z.ZodType ? z.output<R['query']> : Record<never, never>
export type HeadersOf<R extends Route> = R['headers'] extends z.ZodType ? z.output<R['headers']> : Record<never, never>
export type BodyOf<R extends Route> = R['body'] extends z.ZodType ? z.output<R['body']> : undefined
/** What a handler returns and a client receives. */
export type ReplyOf<R extends Route> = z.output<R['reply']>

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined
type Part<K extends string, T> = undefined extends T ? Record<never, never> : { [key in K]: T }
/** What a client passes: only the parts that the route declares. */
export type CallOf<R extends Route> = Part<'params', InputOf<R['params']>> &
  Part<'query', InputOf<R['query']>> &
  Part<'headers', InputOf<R['headers']>> &
  Part<'body', InputOf<R['body']>>
