import { fieldWordsOf } from '@vouch/contract'
import type { ApiDocument, JsonSchema, Media, Parameter } from './operations.ts'

/** Says of every field of the document what it means: its schema's own words, or those of the contract's list. */

type Described = JsonSchema & { description?: string }

/** Writes the descriptions into the document; a field that nobody has said anything of stays as it is. */
export function describeFields(document: ApiDocument): void {
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) walk(schema, [plainName(name, schemas)])
  for (const [type, { post }] of Object.entries(document.webhooks ?? {})) walkContent(post.requestBody, [type])
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { operationId: id, parameters = [], requestBody, responses } = operation
    for (const parameter of parameters) describeParameter(parameter, id)
    for (const each of [requestBody, ...Object.values(responses)]) walkContent(each, [id])
  }
}

function walkContent(body: { content?: Record<string, Media> } | undefined, path: readonly string[]): void {
  for (const { schema } of Object.values(body?.content ?? {})) if (schema) walk(schema, path)
}

/** What is sent and what comes back are two schemas of one name. */
function plainName(name: string, schemas: ApiDocument['components']['schemas']): string {
  const plain = name.replace(/Input$/, '')
  return plain in schemas ? plain : name
}

function describeParameter(parameter: Parameter, id: string): void {
  // One that many calls share says it where it is declared.
  if (parameter.$ref === undefined && !parameter.schema?.description)
    describe(parameter, parameter.schema ?? {}, [id, parameter.name])
}

function walk(schema: Described, path: readonly string[], said: ReadonlySet<string> = new Set()) {
  for (const [name, inner] of Object.entries(schemasIn(schema.properties))) {
    if (!said.has(name)) describe(inner, inner, [...path, name])
    walk(inner, [...path, name])
  }
  for (const key of ['items', 'additionalProperties'] as const) if (isSchema(schema[key])) walk(schema[key], path)
  for (const key of ['anyOf', 'oneOf', 'prefixItems'] as const) for (const each of listOf(schema[key])) walk(each, path)
  const parts = listOf(schema.allOf)
  // A part that narrows what another part declares means the same field.
  const narrowed = new Set(parts.some(({ $ref }) => $ref === '#/components/schemas/Error') ? ['code'] : [])
  for (const part of parts) walk(part, path, narrowed)
}

/** @param schema of the field, which may be the field itself */
function describe(field: { description?: string }, schema: Described, path: readonly string[]): void {
  if (field.description) return
  const found = fieldWordsOf(path)
  if (found !== null) field.description = allowsNull(schema) ? found.words : withoutNull(found.words)
}

function allowsNull({ type, anyOf, oneOf }: Described): boolean {
  if ([type].flat().includes('null')) return true
  return [...listOf(anyOf), ...listOf(oneOf)].some(allowsNull)
}

/** @returns words without what they say of a value that isn't there */
export function withoutNull(words: string): string {
  return words.replace(/; null\b[^;]*(?=\.$)/, '')
}

function schemasIn(properties: unknown): Record<string, Described> {
  return isSchema(properties) ? (properties as unknown as Record<string, Described>) : {}
}

function listOf(value: unknown): Described[] {
  return Array.isArray(value) ? value.filter(isSchema) : []
}

function isSchema(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
