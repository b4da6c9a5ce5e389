import { z } from 'zod'
import { formatValues, numberValues, shownChoices, textEndings, textValues } from './example-values.ts'

/** Examples for the API's document, made from the schemas that calls are checked against. What a schema allows and no person would write
 *  (a name of one letter, a cursor of nines) is avoided by naming fields: `example-values.ts`. */

type Described = z.core.JSONSchema.BaseSchema

interface Walk {
  schemas: Record<string, Described>
  /** Components that are being shown: one inside itself is left out. */
  within: readonly string[]
  /** Whether only what has to be sent is shown. */
  sparse: boolean
  /** Fields that nothing is known for. */
  lacking: string[]
}

export interface Example {
  value: unknown
  /** Texts for which nobody has said an example. */
  lacking: readonly string[]
}

/** @param direction `input`: what somebody sends, without what may be left out. `output`: what comes back, whole.
 *  @param name of the place, for the sentence that says what lacks an example
 *  @param extent `whole`: with what may be left out, too */
export function exampleOf(
  schema: z.ZodType,
  direction: 'input' | 'output',
  name: string,
  extent: 'needed' | 'whole' = direction === 'input' ? 'needed' : 'whole',
): Example {
  const described = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' }) as Described
  const schemas = (described.$defs ?? {}) as Record<string, Described>
  const walk: Walk = { schemas, within: [], sparse: extent === 'needed', lacking: [] }
  return { value: shownOf(described, name, walk), lacking: walk.lacking }
}

function shownOf(schema: Described | boolean, name: string, walk: Walk): unknown {
  if (typeof schema === 'boolean') return {}
  const examples = schema.examples as unknown[] | undefined
  if (examples?.length) return examples[0]
  if (schema.$ref !== undefined) return componentOf(schema.$ref, name, walk)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum.find((each) => shownChoices.includes(each)) ?? schema.enum[0]
  if (walk.sparse && schema.default !== undefined) return schema.default
  if (schema.allOf?.length) return mergedOf(schema.allOf, name, walk)
  const choices = schema.anyOf ?? (schema.properties ? undefined : schema.oneOf)
  if (choices?.length) return choiceOf(choices, name, walk)
  return plainOf(schema, name, walk)
}

function plainOf(schema: Described, name: string, walk: Walk): unknown {
  const [type] = [schema.type].flat()
  if (type === 'object' || schema.properties) return objectOf(schema, name, walk)
  if (type === 'array') return listOf(schema, name, walk)
  if (type === 'integer' || type === 'number') return numberOf(schema, name)
  if (type === 'boolean') return !/^(data|is)?[dD]eleted|Frozen$|^(testMode|outside|revoked)$/.test(name)
  if (type === 'null') return null
  return type === 'string' ? textOf(schema, name, walk) : {}
}

function componentOf(ref: string, name: string, walk: Walk): unknown {
  const id = ref.replace('#/$defs/', '')
  const schema = walk.schemas[id]
  if (schema === undefined || walk.within.includes(id)) return null
  return shownOf(schema, name, { ...walk, within: [...walk.within, id] })
}

function mergedOf(parts: readonly (Described | boolean)[], name: string, walk: Walk): unknown {
  return Object.assign({}, ...parts.map((part) => shownOf(part, name, walk)))
}

/** The first that says something: a value that may be absent is shown. */
function choiceOf(choices: readonly (Described | boolean)[], name: string, walk: Walk): unknown {
  const values = choices.map((choice) => shownOf(choice, name, { ...walk, lacking: [] }))
  const first = Math.max(
    0,
    values.findIndex((value) => value !== null),
  )
  return shownOf(choices[first] ?? true, name, walk)
}

function objectOf(schema: Described, name: string, walk: Walk): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const [group] = (schema.oneOf ?? []) as Described[]
  const due = new Set([...required, ...(group?.required ?? [])])
  const shown = Object.entries(properties).filter(([key]) => !walk.sparse || due.has(key))
  const value = Object.fromEntries(shown.map(([key, inner]) => [key, shownOf(inner as Described, key, walk)]))
  if (shown.length > 0 || typeof additionalProperties !== 'object' || walk.sparse) return value
  return keyedBy(schema, name, additionalProperties as Described, walk)
}

/** A table by names: one of them, or all where they are known. */
function keyedBy({ propertyNames }: Described, name: string, inner: Described, walk: Walk): Record<string, unknown> {
  const names = ((propertyNames as Described | undefined)?.enum ?? ['US']) as string[]
  if (Object.keys(inner).length === 0) return {}
  return Object.fromEntries(names.map((each) => [each, shownOf(inner, name, walk)]))
}

function listOf({ items, minItems = 0, prefixItems }: Described, name: string, walk: Walk): unknown[] {
  if (prefixItems) return (prefixItems as Described[]).map((each) => shownOf(each, name, walk))
  const inner = (items ?? true) as Described | boolean
  const one = shownOf(inner, name, walk)
  const isInsideItself = one === null && typeof inner === 'object' && inner.$ref !== undefined
  return isInsideItself ? [] : Array.from({ length: Math.max(1, minItems) }, () => one)
}

function numberOf({ minimum, maximum, exclusiveMinimum, type }: Described, name: string): number {
  const above = Number(exclusiveMinimum ?? 0) + (exclusiveMinimum === undefined ? 0 : type === 'integer' ? 1 : 0.5)
  const least = minimum ?? above
  const isUnbounded = least < -1e9
  const named =
    numberValues[name] ??
    (/(share|rate|ratio|chance)$/i.test(name) ? 0.08 : isUnbounded ? 3 : Math.max(least, Math.min(3, maximum ?? 3)))
  const fitting = Math.min(Math.max(named, isUnbounded ? named : least), maximum ?? named)
  return type === 'integer' ? Math.ceil(fitting) : fitting
}

function textOf(schema: Described, name: string, walk: Walk): string {
  const byName = textValues[name] ?? textEndings.find(([ending]) => ending.test(name))?.[1]
  const isHeld = schema.format !== undefined || schema.pattern !== undefined
  const candidates = [...(byName === undefined ? [] : [byName]), ...(isHeld ? formatValues : [])]
  const value = candidates.find((each) => isAllowed(each, schema))
  if (value === undefined) walk.lacking.push(name)
  return value ?? ''
}

function isAllowed(text: string, { pattern, minLength = 0, maxLength = text.length }: Described): boolean {
  if (text.length < minLength || text.length > maxLength) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}
