import { countJson, type JsonExcess, type JsonShape, Problem, unknownShape } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cleanTexts } from './clean-requests.ts'
import { invalid } from './validation.ts'

/** Bodies are JSON. Each is counted before it is parsed, held to the shape of what its route takes; what is far from it is refused for the
 *  price of one pass over its bytes. Routes that take uploads read their own (`uploads.ts`). */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body of the route may hold. */
    bodyShape?: () => JsonShape
  }
}

/** Keys and items in a body of the usual size; forms and plans have some hundred. */
const usualValuesMax = 20_000

/** Adds the one parser. A call without a body is a call with an empty one: what is missing is then said field by field. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parse)
  app.addHook('preValidation', async (request) => {
    const { schema, config } = request.routeOptions
    if (request.body === undefined && schema?.body !== undefined && !config.takesUploads) request.body = {}
  })
}

async function parse(request: FastifyRequest, bytes: Buffer): Promise<unknown> {
  refuseOtherCharsets(request)
  const { bodyShape } = request.routeOptions.config
  if (bytes.length === 0) return {}
  const value = boundedJson(bytes, bodyShape?.() ?? unknownShape, usualValuesMax)
  // No byte of JSON is a null character or half of a pair: they come as escapes.
  return bytes.includes('\\u') ? cleanTexts(value) : value
}

/** The value that a body spells, counted before it is parsed.
 *
 *  @param refusal what is said about a body that holds too much
 *  @throws Problem `validation`, or the refusal */
export function boundedJson(
  bytes: Uint8Array,
  shape: JsonShape,
  valuesMax: number,
  refusal: (excess: JsonExcess) => Problem = excessive,
): unknown {
  const text = textOf(bytes)
  const counted = countJson(text, shape, valuesMax)
  if (!counted.ok) throw refusal(counted)
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('validation', 'The body isn’t valid JSON.')
  }
}

const notUtf8 = 'Send JSON as UTF-8.'
const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i
/** What UTF-8 goes by; ASCII is a part of it. */
const utf8Names = new Set(['', 'utf-8', 'utf8', 'us-ascii', 'ascii'])

/** JSON has one encoding (RFC 8259, section 8.1). Read as UTF-8, another one would be stored with its letters lost.
 *  @throws Problem `validation` */
export function refuseOtherCharsets({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const [, named = ''] = charset.exec(headers['content-type'] ?? '') ?? []
  if (!utf8Names.has(named.toLowerCase()))
    throw new Problem('validation', `${notUtf8} The content type says ${named.slice(0, 40)}.`)
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('validation', `${notUtf8} The body has bytes that aren’t.`)
  }
}

/** @returns the refusal of a body that holds too much */
export function excessive({ path, problem }: JsonExcess): Problem {
  return invalid([{ path: path === '' ? [] : [path], message: `${path || 'The body'} ${problem}.` }], 'body')
}
