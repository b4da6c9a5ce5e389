import type { Chance } from './chance.ts'
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts'

/** Values made from the schemas of the API's document: such as they are asked for, and such with one place gone wrong. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  items?: Schema | boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  default?: unknown
}

export interface ValueSettings {
  chance: Chance
  /** The document's schemas by name. */
  schemas: Readonly<Record<string, Schema>>
  /** An id that the product gave out, or one that it never did. */
  id: () => string
  /** How often a part of a value is replaced by anything, from 0 to 1. */
  wildness: number
}

const levelsMax = 8

/** @returns a value as the schema asks for it, except where chance has it otherwise */
export function valueFor(schema: Schema | boolean | undefined, settings: ValueSettings, level = 0): unknown {
  const { chance, schemas, wildness } = settings
  if (typeof schema !== 'object' || level > levelsMax) return hostileValue(chance, 1)
  if (chance.is(wildness)) return hostileValue(chance)
  if (schema.$ref !== undefined) {
    return valueFor(schemas[schema.$ref.replace('#/components/schemas/', '')], settings, level + 1)
  }
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return schema.enum[chance.below(schema.enum.length)]
  const alternatives = (schema.properties ? undefined : schema.oneOf) ?? schema.anyOf
  if (alternatives?.length) return valueFor(alternatives[chance.below(alternatives.length)], settings, level + 1)
  const type = Array.isArray(schema.type) ? schema.type[chance.below(schema.type.length)] : schema.type
  if (type === 'object' || schema.properties) return objectOf(schema, settings, level)
  if (type === 'array') return listOf(schema, settings, level)
  if (type === 'boolean') return chance.is(0.5)
  if (type === 'null') return null
  if (type === 'number' || type === 'integer') return numberOf(schema, settings)
  return type === 'string' ? textOf(schema, settings) : hostileValue(chance, 1)
}

function objectOf(schema: Schema, settings: ValueSettings, level: number): Record<string, unknown> {
  const { chance, wildness } = settings
  const value: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const isThere = schema.required?.includes(key) ? !chance.is(wildness / 2) : chance.is(0.5)
    if (isThere) value[key] = valueFor(inner, settings, level + 1)
  }
  const { additionalProperties } = schema
  if (typeof additionalProperties === 'object') {
    for (let count = chance.below(3); count > 0; count--) {
      value[chance.is(0.5) ? `key${count}` : hostileText(chance)] = valueFor(additionalProperties, settings, level + 1)
    }
  }
  if (chance.is(wildness)) value[hostileText(chance)] = hostileValue(chance)
  return value
}

function listOf({ items, minItems = 0, maxItems = 3 }: Schema, settings: ValueSettings, level: number): unknown[] {
  const { chance, wildness } = settings
  const most = chance.is(wildness) ? Math.min(maxItems + 5, 300) : Math.max(minItems, Math.min(maxItems, 3))
  const length = minItems + chance.below(Math.max(1, most - minItems + 1))
  return Array.from({ length }, () => valueFor(items, settings, level + 1))
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: Schema, { chance, wildness }: ValueSettings): number {
  if (chance.is(wildness)) return hostileNumber(chance)
  const least = minimum ?? exclusiveMinimum ?? 0
  // Bounds themselves are where things break.
  if (chance.is(0.2)) return Math.abs(least) < 1e15 ? least : 0
  const most = maximum ?? least + 100
  if (chance.is(0.2)) return most
  const value = least + chance.next() * Math.min(most - least, 1e6)
  return type === 'integer' ? Math.round(value) : value
}

function textOf({ format, minLength = 0, maxLength = 40 }: Schema, { chance, id, wildness }: ValueSettings): string {
  if (chance.is(0.2 + wildness)) return hostileText(chance)
  if (format === 'uuid') return id()
  if (format === 'email') return `fuzz${chance.below(50)}@vouch.test`
  if (format === 'uri') return chance.one(['https://www.instagram.com/ava_fields_sandbox', 'https://example.com/a?b=c'])
  if (format === 'date') return chance.one(['2026-01-31', '2024-02-29', '1970-01-01', '9999-12-31'])
  if (format === 'date-time') return chance.one(['2026-01-31T10:00:00Z', '1970-01-01T00:00:00.000Z'])
  const words = [
    'instagram.com/ava_fields_sandbox',
    'fitness',
    'GB',
    'instagram',
    'Fuzz Fuzz',
    '10',
    id(),
    'a',
  ] as const
  const word = chance.one([...words])
  if (chance.is(0.1)) return 'y'.repeat(Math.min(maxLength, 5_000))
  return word.slice(0, Math.max(1, maxLength)).padEnd(Math.min(minLength, 5_000), 'z')
}
