import {
  apiWings,
  callId,
  type DescribedCall,
  describedCall,
  idempotencyHours,
  newestVersion,
  type ProblemCode,
  problems,
  type Route,
  versionHeader,
} from '@vouch/contract'
import { problemsOf } from './declared-answers.ts'

/** What the API's document says of each operation beyond its schemas: name, price, scope, role, examples, and each way to fail. */

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  [key: string]: unknown
}

export interface Media {
  schema?: JsonSchema
  example?: unknown
  examples?: Record<string, { $ref: string }>
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: JsonSchema
  example?: unknown
}

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media>; headers?: object }>
  'x-vouch': Pick<DescribedCall, 'wing' | 'price' | 'scope' | 'role'> & { callsPerMinute: number | null }
}

export interface ApiDocument {
  info: { title: string; version: string; description: string }
  tags?: { name: string; description: string }[]
  'x-tagGroups'?: { name: string; tags: string[] }[]
  paths: Record<string, Record<string, Operation>>
  /** What is sent to others, by the type of the event. */
  webhooks?: Record<string, { post: { requestBody: { content: Record<string, Media> } } }>
  components: {
    schemas: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    /** A body for each problem, by its code. */
    examples?: Record<string, { value: unknown }>
  }
}

const requestId = '6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83'

const sharedParameters: Record<string, Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: `Any text of your own, up to 200 characters. A call that is sent again with it within ${idempotencyHours} hours gets the first answer and costs nothing more. For API keys.`,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: requestId,
  },
  Version: {
    name: versionHeader,
    in: 'header',
    required: false,
    description: 'The dated version to answer in. Absent: the one the key was made with.',
    schema: { type: 'string' },
    example: newestVersion,
  },
  Workspace: {
    name: 'x-workspace-id',
    in: 'header',
    required: false,
    description: 'The workspace that a signed-in person means. A key belongs to one and needs none.',
    schema: { type: 'string' },
    example: requestId,
  },
}

/** Writes all of it into the document. @param routes the declared calls that it tells of */
export function tellOperations(document: ApiDocument, routes: readonly Route[]): void {
  const used = new Set(routes.map(({ tag }) => tag))
  const wings = apiWings.map(({ name, tags }) => ({ name, tags: Object.keys(tags).filter((tag) => used.has(tag)) }))
  document.tags = apiWings
    .flatMap(({ tags }) => Object.entries(tags))
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }))
  document['x-tagGroups'] = wings.filter(({ tags }) => tags.length > 0)
  document.components.examples = Object.fromEntries(
    Object.entries(problems).map(([code, { title }]) => [code, { value: { error: title, code, requestId } }]),
  )
  document.components.parameters = { ...document.components.parameters, ...sharedParameters }
  for (const route of routes) {
    const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
    if (operation) tellOperation(operation, route)
  }
}

const successWords: Readonly<Record<Route['status'], string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Accepted. The work goes on.',
  204: 'Done. There is nothing to say.',
  302: 'Leads on to another address.',
}

function tellOperation(operation: Operation, route: Route): void {
  const { examples, note, wing, price, scope, role } = describedCall(route)
  operation.operationId = callId(route)
  operation['x-vouch'] = { wing, price, scope, role, callsPerMinute: route.callsPerMinuteMax ?? null }
  operation.description = [note, ...termsOf(operation['x-vouch'], route)].filter(Boolean).join('\n\n')
  const sent: Record<string, unknown> = { path: examples.params, query: examples.query, header: examples.headers }
  for (const parameter of operation.parameters ?? []) {
    const value = (sent[parameter.in] as Record<string, unknown> | undefined)?.[parameter.name]
    if (value !== undefined) parameter.example = value
  }
  operation.parameters = [...(operation.parameters ?? []), ...headersOf(operation, route, scope)]
  if (route.takesFile) {
    const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    operation.requestBody = { required: true, content: file }
  }
  const asked = operation.requestBody?.content['application/json']
  if (asked && examples.body !== undefined) asked.example = examples.body
  const answer = operation.responses[route.status]
  if (answer) answer.description = successWords[route.status]
  const answered = answer?.content?.['application/json']
  if (answered && examples.reply !== undefined) answered.example = examples.reply
  tellFailures(operation, problemsOf(route))
}

/** @returns price, scope, role and limit, each as a line of Markdown */
function termsOf(
  { price, scope, role, callsPerMinute }: Operation['x-vouch'],
  { access, callsCountedFor }: Route,
): string[] {
  const opened = scope === null ? 'no key opens it' : `scope \`${scope}\``
  const whom = callsCountedFor === 'account' ? 'for a workspace' : 'from one address'
  return [
    ...(price === null ? [] : [`**Price:** ${price.words}`]),
    ...(access === 'bearer' || access === 'either' ? [`**API keys:** ${opened}.`] : []),
    ...(role === null ? [] : [`**Least role:** ${role === 'person' ? 'anyone signed in, about themselves' : role}.`]),
    ...(callsPerMinute === null ? [] : [`**Limit:** ${callsPerMinute} calls a minute ${whom}.`]),
  ]
}

function headersOf({ parameters = [] }: Operation, { access, method }: Route, scope: string | null): Parameter[] {
  if (access !== 'bearer' && access !== 'either') return []
  const isDeclared = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key')
  const names = [
    ...(scope === null || method === 'GET' || isDeclared ? [] : ['IdempotencyKey']),
    ...(scope === null ? [] : ['Version']),
    'Workspace',
  ]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }) as Parameter)
}

/** Every failure says its code, so that whoever reads the document knows which of them a status can mean. */
function tellFailures({ responses }: Operation, codes: readonly ProblemCode[]): void {
  for (const [status, members] of Map.groupBy(codes, (code) => problems[code].status)) {
    const answer = responses[status]
    const media = answer?.content?.['application/json']
    if (!answer || !media) continue
    const code = { type: 'string', enum: members }
    media.schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code } }] }
    media.examples = Object.fromEntries(members.map((member) => [member, { $ref: `#/components/examples/${member}` }]))
    if (status !== 429 && status !== 503) continue
    const wait = { description: 'Seconds after which to try again.', schema: { type: 'integer' } }
    answer.headers = { 'Retry-After': wait }
  }
}
