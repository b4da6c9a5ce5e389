/** What a schema lets a JSON text hold, as far as it can be counted without parsing: which keys are known, how many keys an open
 *  object may have and how long a list may be. `countJson` holds a text to it before anything reads the text. */

import { z } from 'zod'

export interface JsonShape {
  /** What stands under each known key, by `keyDigest` of the key. */
  keys: ReadonlyMap<number, JsonShape>
  /** What stands under every other key of an open object; null where other keys are unknown to the schema. */
  others: JsonShape | null
  /** Keys that an open object may have. */
  keysMax: number
  /** What stands in a list; null where no list is expected. */
  items: JsonShape | null
  /** Items that a list may have. */
  itemsMax: number
}

/** What nothing is known about: a value under a key that the schema does not know. */
export const unknownShape: JsonShape = {
  keys: new Map(),
  others: null,
  keysMax: 0,
  items: null,
  itemsMax: Number.POSITIVE_INFINITY,
}

/** Keys of an open object whose schema names no number. */
const openKeysMax = 1_000

/** The beginning of a digest of no letters. */
export const digestStart = 0x811c9dc5

/** Adds a letter to a digest of a key (FNV-1a): keys are then told apart while they are read, without making texts. */
export function digestWith(digest: number, letter: number): number {
  return Math.imul(digest ^ letter, 0x01000193)
}

/** @param key of ASCII letters, as keys of schemas are */
export function keyDigest(key: string): number {
  let digest = digestStart
  for (let index = 0; index < key.length; index++) digest = digestWith(digest, key.charCodeAt(index))
  return digest
}

/** The parts of JSON Schema that say something about numbers of keys and items. */
interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  maxProperties?: number
  items?: JsonSchema | boolean
  prefixItems?: JsonSchema[]
  maxItems?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** @param schema of what may be sent
 *  @returns its shape: where there are alternatives, what any of them lets in */
export function shapeOf(schema: z.ZodType): JsonShape {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return shapeIn(root, root.$defs ?? {}, [])
}

/** @returns the shape with another one under a key, for what is declared as open because a schema of its own reads it later */
export function withKey(shape: JsonShape, key: string, inner: JsonShape): JsonShape {
  return { ...shape, keys: new Map([...shape.keys, [keyDigest(key), inner]]) }
}

/** @param within names of the definitions around, so that a schema that holds itself comes to an end */
function shapeIn(
  schema: JsonSchema | boolean | undefined,
  defs: Record<string, JsonSchema>,
  within: string[],
): JsonShape {
  if (typeof schema !== 'object') return unknownShape
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '')
    return within.includes(name) ? unknownShape : shapeIn(defs[name], defs, [...within, name])
  }
  const inner = (part: JsonSchema | boolean | undefined) => shapeIn(part, defs, within)
  const { properties = {}, additionalProperties = false, items, prefixItems = [] } = schema
  const open = additionalProperties !== false
  const itemShapes = [...(items === undefined ? [] : [inner(items)]), ...prefixItems.map(inner)]
  const own: JsonShape = {
    keys: new Map(Object.entries(properties).map(([key, value]) => [keyDigest(key), inner(value)])),
    others: open ? inner(additionalProperties) : null,
    keysMax: open ? (schema.maxProperties ?? openKeysMax) : 0,
    items: itemShapes.length === 0 ? null : itemShapes.reduce(either),
    itemsMax: itemShapes.length === 0 ? 0 : (schema.maxItems ?? Number.POSITIVE_INFINITY),
  }
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(inner)
  const shape = alternatives.reduce(either, own)
  return shape.items === null ? { ...shape, itemsMax: Number.POSITIVE_INFINITY } : shape
}

/** @returns what either lets in */
function either(one: JsonShape, other: JsonShape): JsonShape {
  const keys = new Map(one.keys)
  for (const [key, shape] of other.keys) {
    const known = keys.get(key)
    keys.set(key, known === undefined ? shape : either(known, shape))
  }
  return {
    keys,
    others: one.others && other.others ? either(one.others, other.others) : (one.others ?? other.others),
    keysMax: Math.max(one.keysMax, other.keysMax),
    items: one.items && other.items ? either(one.items, other.items) : (one.items ?? other.items),
    itemsMax: Math.max(one.items ? one.itemsMax : 0, other.items ? other.itemsMax : 0),
  }
}
