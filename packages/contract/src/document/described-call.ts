import { type Scope, scopeOf } from '../access/scopes.ts'
import { type LeastRole, leastRoleOf } from '../customers/roles.ts'
import type { Route } from '../wire/route.ts'
import { callExamples } from './call-examples.ts'
import { callNotes } from './call-notes.ts'
import { type CallPrice, priceOf } from './call-prices.ts'
import { type Example, exampleOf } from './example-of.ts'
import { wingOf } from './wings.ts'

/** A call as the API's document tells it, gathered from the tables that decide: price list, scopes, roles, limits. */

export interface DescribedCall {
  /** `get-verifications-id`: stable, and part of its page's address. */
  id: string
  wing: string | null
  /** Null: it is the team's, and nobody pays. */
  price: CallPrice | null
  /** Null: no API key opens it. */
  scope: Scope | null
  /** Null: it knows no caller of a workspace. */
  role: LeastRole | null
  note: string | null
  /** Of what is sent, by part, and of the answer. Absent where the call has no such part, or its answer is no JSON. */
  examples: Partial<Record<'params' | 'query' | 'headers' | 'body' | 'reply', unknown>>
  /** What nobody has said yet, each as what to do about it. */
  lacks: readonly string[]
}

/** @returns the name that a call has in the document and in the address of its page */
export function callId({ method, path }: Pick<Route, 'method' | 'path'>): string {
  const words = path.replace(/^\/api\//, '').match(/[A-Za-z\d]+/g) ?? []
  return [method.toLowerCase(), ...words].join('-')
}

export function describedCall(route: Route): DescribedCall {
  const call = `${route.method} ${route.path}`
  const { examples, lacks } = examplesOf(route, call)
  const wing = wingOf(route.tag)?.name ?? null
  const asksWho = route.access === 'bearer' || route.access === 'either'
  return {
    id: callId(route),
    wing,
    price: route.access === 'team' ? null : priceOf(route),
    scope: scopeOf(route),
    role: asksWho ? leastRoleOf(route) : null,
    note: callNotes[call] ?? null,
    examples,
    lacks: [
      ...(wing === null ? [`${call}: its tag “${route.tag}” is in no wing; name it in document/wings.ts.`] : []),
      ...(route.summary.length < 10 ? [`${call}: its summary says too little.`] : []),
      ...lacks,
    ],
  }
}

function examplesOf(route: Route, call: string): Pick<DescribedCall, 'examples' | 'lacks'> {
  const { answer, ...said } = callExamples[call] ?? {}
  const sent: Readonly<Record<string, unknown>> = said
  const lacks: string[] = []
  const examples: DescribedCall['examples'] = {}
  for (const part of ['params', 'query', 'headers', 'body', 'reply'] as const) {
    const schema = route[part]
    if (!schema || (part === 'reply' && !answersInJson(route))) continue
    const { value, lacking } = part in sent ? { value: sent[part], lacking: [] } : fittingExample(schema, part)
    examples[part] = part === 'reply' && answer ? { ...(value as object), ...answer } : value
    for (const name of lacking)
      lacks.push(
        `${call}: nothing says what “${name}” in its ${part} looks like; add it to document/example-values.ts.`,
      )
    const reading = schema.safeParse(examples[part])
    if (!reading.success) {
      const why = reading.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')
      lacks.push(
        `${call}: the example of its ${part} isn’t what it takes (${why}); add one to document/call-examples.ts.`,
      )
    }
  }
  return { examples, lacks }
}

function answersInJson({ stream, download, status }: Route): boolean {
  return !stream && (download === undefined || download === 'application/json') && status !== 302
}

/** What has to be sent shows a call best; where the schema asks for more than it declares as required, all is shown. */
function fittingExample(schema: NonNullable<Route['body']>, part: string): Example {
  if (part === 'reply') return exampleOf(schema, 'output', part)
  const sparse = exampleOf(schema, 'input', part)
  if (schema.safeParse(sparse.value).success) return sparse
  return exampleOf(schema, 'input', part, 'whole')
}
