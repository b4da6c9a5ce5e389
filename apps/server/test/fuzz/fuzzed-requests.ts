import { randomUUID } from 'node:crypto'
import { Chance } from './chance.ts'
import { hostileBody, hostileText, hostileValue } from './hostile-values.ts'
import { type Schema, type ValueSettings, valueFor } from './schema-values.ts'

/** Requests made from the API's own document: to every operation in turn, as it asks for them and as nobody should send them. */

export interface FuzzedDocument {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> }
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  schema?: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

/** As whom a request is sent: people, programs by the scopes of their key, and `ended`, who brings a token that is none. */
export const sessions = ['nobody', 'member', 'team', 'ended', 'reading-key', 'verifying-key', 'whole-key'] as const
export type FuzzSession = (typeof sessions)[number]

export interface FuzzedRequest {
  /** Its number from 0: with the seed it says what was sent. */
  number: number
  method: string
  /** The path as it was declared. */
  operation: string
  url: string
  headers: Record<string, string>
  payload: string | null
  session: FuzzSession
  /** Something in the path is no value of it, so that the request may lead anywhere. */
  isAstray: boolean
}

interface Declared {
  method: string
  path: string
  operation: Operation
}

/** Moves the product's time for everybody: sessions end with it, and it takes as long as what fell due. */
const leftOut = new Set(['POST /api/dev/clock'])

export class Fuzz {
  readonly operations: readonly Declared[]
  readonly #schemas: Record<string, Schema>
  readonly #seed: number
  /** Ids that the product gave out, the latest ones. */
  readonly #ids: string[] = []

  constructor(document: FuzzedDocument, seed: number) {
    this.#seed = seed
    this.#schemas = document.components?.schemas ?? {}
    this.operations = Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          ...{ method: method.toUpperCase(), path },
          operation: { ...operation, parameters: parametersOf(operation, document) },
        })),
      )
      .filter(({ method, path }) => !leftOut.has(`${method} ${path}`))
  }

  /** Remembers the ids in an answer, so that later requests are about things that exist. */
  learn(text: string): void {
    const found = text.slice(0, 20_000).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? []
    this.#ids.push(...found.slice(0, 5))
    this.#ids.splice(0, this.#ids.length - 200)
  }

  /** @returns a request: the operation follows from its number, all else from the seed */
  request(number: number): FuzzedRequest {
    const { operations } = this
    const declared = operations[number % operations.length]
    if (declared === undefined) throw new Error('The document has no operation')
    const chance = new Chance(this.#seed + Math.imul(number, 0x9e3779b1))
    const id = () => (chance.is(0.8) ? (this.#ids[chance.below(this.#ids.length)] ?? randomUUID()) : randomUUID())
    // A third is as it should be, a third goes wrong somewhere, a third nearly everywhere.
    const settings = { chance, id, schemas: this.#schemas, wildness: chance.one([0, 0.1, 0.5]) }
    const { method, path, operation } = declared
    const payload = payloadOf(operation, settings)
    const { url, isAstray } = addressOf(path, operation, settings)
    return {
      ...{ number, method: chance.is(0.02) ? chance.one(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) : method },
      ...{ operation: `${method} ${path}`, payload, url, isAstray },
      headers: headersOf(operation, payload, settings),
      session: chance.one(callers),
    }
  }
}

/** Those who may do more come more often. */
const callers = [
  ...(['member', 'member', 'member', 'nobody', 'team', 'team', 'ended'] as const),
  ...(['reading-key', 'verifying-key', 'whole-key', 'whole-key'] as const),
] as const

function parametersOf({ parameters = [] }: Operation, { components }: FuzzedDocument): Parameter[] {
  return parameters.flatMap((each) =>
    each.$ref === undefined
      ? [each]
      : (components?.parameters?.[each.$ref.replace('#/components/parameters/', '')] ?? []),
  )
}

function addressOf(path: string, { parameters = [] }: Operation, settings: ValueSettings) {
  const { chance, id, wildness } = settings
  let isAstray = false
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema
    const value = schema ? valueFor(schema, settings) : id()
    const written = chance.is(wildness / 4)
      ? chance.one(['%00', '%ff', '%', '%ED%A0%80', '..', '%2e%2e%2f', ''])
      : encoded(value)
    // What a router cannot read, or reads as another path.
    isAstray ||= !/^[\w.~-]+$/.test(written) || /^\.+$/.test(written) || written.length > 400
    return written
  })
  const query = parameters
    .filter((each) => each.in === 'query' && chance.is(0.5))
    .flatMap(({ name, schema }) => {
      const pair = `${encoded(name)}=${encoded(valueFor(schema, settings))}`
      return chance.is(wildness / 4) ? [pair, `${encoded(name)}=twice`] : [pair]
    })
  if (chance.is(wildness / 4))
    query.push(chance.one(['%00=%00', '__proto__=1', 'a[b]=c', '=', '&&&', '%ff=%ff', 'x=%']))
  return { url: query.length === 0 ? filled : `${filled}?${query.join('&')}`, isAstray }
}

/** @returns a value as it stands in an address, halves of pairs and all */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  // A server takes some 16 KB of headers, and the address is one of them.
  return encodeURIComponent(text.slice(0, 1_500).toWellFormed())
}

function payloadOf({ requestBody }: Operation, settings: ValueSettings): string | null {
  const { chance, wildness } = settings
  const schema = requestBody?.content?.['application/json']?.schema
  if (schema === undefined) return chance.is(wildness / 4) ? hostileBody(chance) : null
  if (chance.is(wildness / 3)) return hostileBody(chance)
  return JSON.stringify(chance.is(wildness / 4) ? hostileValue(chance) : valueFor(schema, settings)) ?? null
}

function headersOf({ parameters = [] }: Operation, payload: string | null, settings: ValueSettings) {
  const { chance, wildness } = settings
  const headers: Record<string, string> = {
    // Every request comes from somewhere else: how many one place may send is tried by tests of its own.
    'x-forwarded-for': `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
  }
  if (payload !== null) headers['content-type'] = 'application/json'
  for (const { name, in: place, schema } of parameters) {
    if (place === 'header' && chance.is(0.5)) headers[name] = inHeader(valueFor(schema, settings))
  }
  if (!chance.is(wildness / 3)) return headers
  const [name, value] = chance.one<readonly [string, string]>([
    [
      'content-type',
      chance.one(['text/plain', 'application/xml', 'application/json; charset=x', ';', 'multipart/form-data']),
    ],
    ['content-encoding', chance.one(['gzip', 'gzip, gzip', 'br', 'rot13', 'identity'])],
    ['x-user-id', inHeader(hostileText(chance))],
    ['cookie', `vouch_team=${inHeader(hostileText(chance))}; a=%00; b=%ff; c=%`],
    ['accept-encoding', chance.one(['gzip', 'br', 'zstd', '*', 'gzip;q=x'])],
    ['stripe-signature', 't=1,v1=00'],
    ['range', 'bytes=0-1'],
    ['last-event-id', inHeader(hostileText(chance))],
  ])
  return { ...headers, [name]: value }
}

/** @returns what of a value a header may hold */
function inHeader(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 300)
}
