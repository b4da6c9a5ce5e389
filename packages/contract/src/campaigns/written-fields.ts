import { z } from 'zod'
import { seenVersion } from '../wire/version-number.ts'

/** Fields on the wire: how they are read, each with who wrote it last, and how one of them is changed. */

type Fields = Record<string, z.ZodType>

/** A field as it is read. */
export interface Written<Value> {
  value: Value
  /** Counts up with every change; 0 while nobody has written it. */
  version: number
  /** Who wrote it last, by name; null where nobody did, or the person is gone. */
  by: string | null
  at: string | null
}

export type WrittenFields<All extends Fields> = { [Name in keyof All]: Written<z.output<All[Name]>> }

/** A change of one field, with the version that the writer saw. */
export type FieldChange<All extends Fields> = {
  [Name in keyof All & string]: { field: Name; value: z.output<All[Name]>; version: number }
}[keyof All & string]

/** @returns the schema of all fields as they are read. The cast names what the mapping has built, field by field. */
export function writtenFields<All extends Fields>(fields: All): z.ZodType<WrittenFields<All>> {
  const shape = Object.entries(fields).map(([name, value]) => [
    name,
    z.object({ value, version: z.int(), by: z.string().nullable(), at: z.string().nullable() }),
  ])
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<WrittenFields<All>>
}

const badVersion = 'Version must be the number that the field was read with, 0 or more.'

/** @returns the schema of a change of any one of the fields. The cast names what the alternatives are built from. */
export function fieldChange<All extends Fields>(fields: All): z.ZodType<FieldChange<All>, FieldChange<All>> {
  const [first, ...others] = Object.entries(fields).map(([name, value]) =>
    z.object({ field: z.literal(name), value, version: seenVersion(badVersion) }),
  )
  if (first === undefined) throw new Error('A change needs a field.')
  const sentence = `Field must be one of ${Object.keys(fields).join(', ')}.`
  return z.discriminatedUnion('field', [first, ...others], sentence) as unknown as z.ZodType<
    FieldChange<All>,
    FieldChange<All>
  >
}
