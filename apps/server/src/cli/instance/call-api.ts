import { readFileSync } from 'node:fs'
import { createVouch, VouchError, type VouchErrorBody } from '@vouch/client/source'
import { declaredRoutes, priceOf, type Route, scopeOf } from '@vouch/contract'
import { CommandFault } from '../command-fault.ts'
import { confirmCost } from './ask.ts'
import { refusalsAsFaults } from './connected.ts'
import { loadInstance } from './kept-instance.ts'
import { refuseUnwritable, writeNew } from './out-file.ts'

/** Any call of the API, in the words of its document: what has no command of its own is done this way. */

export interface CallOptions {
  yes: boolean
  /** Where the answer goes; absent: standard output. */
  out: string | undefined
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/** Calls the instance and writes what it answers. What the call costs is asked for first.
 *  @throws CommandFault for a call that no key may make, and for whatever the instance refuses */
export async function callApi(words: readonly string[], { yes, out }: CallOptions): Promise<void> {
  const { method, path, body } = told(words)
  const route = routeOf(method, path)
  const { credits, words: price } = priceOf(route)
  if (out !== undefined) refuseUnwritable(out)
  await confirmCost(credits, `${method} ${route.path} (${price.replace(/\.$/, '')})`, yes)
  const { address, key } = loadInstance()
  const answer = await refusalsAsFaults(address, async () => {
    const vouch = createVouch({ baseUrl: address, key })
    const request = { parseAs: 'arrayBuffer', ...(body !== undefined && { body }) }
    // The client types each call by its path; here the path is what somebody typed and the document knows.
    const call = vouch.request as (method: string, path: string, request: object) => Promise<Answered>
    const { data, error, response } = await call(method.toLowerCase(), path, request)
    if (!response.ok) throw new VouchError(response.status, refusalOf(error, response.status))
    return Buffer.from(data ?? new ArrayBuffer())
  })
  if (out === undefined) process.stdout.write(answer)
  else writeNew(out, answer)
}

interface Answered {
  data?: ArrayBuffer
  error?: unknown
  response: Response
}

function refusalOf(error: unknown, status: number): VouchErrorBody {
  const said = typeof error === 'object' && error !== null ? (error as Partial<VouchErrorBody>) : {}
  const silent = { error: `The call failed with status ${status}.`, code: 'unknown', requestId: '' }
  return { ...silent, ...said } as VouchErrorBody
}

/** @param words `[METHOD] PATH [BODY]`; a body is JSON, `@FILE`, or `-` for standard input */
function told(words: readonly string[]): { method: Method; path: string; body: unknown } {
  const [first = ''] = words
  const method = methods.find((each) => each === first.toUpperCase())
  const [path, sent, ...rest] = method === undefined ? words : words.slice(1)
  if (path === undefined)
    throw new CommandFault('Name a call: vouch api GET /api/watches, or POST with a body as JSON.')
  if (rest.length > 0) throw new CommandFault(`One word too many: ${rest[0]}. Put JSON in quotes.`)
  const body = sent === undefined ? undefined : bodyOf(sent)
  return { method: method ?? (body === undefined ? 'GET' : 'POST'), path, body }
}

function bodyOf(sent: string): unknown {
  const file = sent === '-' ? 0 : sent.startsWith('@') ? sent.slice(1) : null
  try {
    return JSON.parse(file === null ? sent : readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandFault('The body isn’t JSON.')
    throw new CommandFault(`File not found: ${file}.`)
  }
}

/** @returns the call of the document that a path names
 *  @throws CommandFault where there is none, or only people make it */
function routeOf(method: Method, path: string): Route {
  const [place = ''] = path.split('?')
  const parts = place.split('/')
  const found = declaredRoutes
    .filter((route) => route.method === method && matches(route.path.split('/'), parts))
    // A word that stands in a path counts before a place for any.
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
  if (found === undefined)
    throw new CommandFault(`The API has no ${method} ${place}. Its calls are listed at /api/docs.`)
  if (scopeOf(found) === null)
    throw new CommandFault(`${method} ${place} takes no key: only people do this, signed in.`)
  return found
}

function matches(declared: readonly string[], parts: readonly string[]): boolean {
  return (
    declared.length === parts.length &&
    declared.every((word, at) => (word.startsWith(':') ? parts[at] !== '' : word === parts[at]))
  )
}
