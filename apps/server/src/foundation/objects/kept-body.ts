import { hash } from 'node:crypto'
import { ObjectFault, type ObjectStore } from './object-store.ts'

/** Bytes of a row, wherever they lie. */
export interface KeptBody {
  /** Null: in the object store. */
  body: Buffer | null
  objectKey: string | null
  objectDigest: string | null
}

/** @returns the columns of a `KeptBody`, for a query's text. @param row the table or its other name in the query */
export function keptBodyOf(row: string): string {
  return `${row}.body, ${row}.object_key as "objectKey", ${row}.object_digest as "objectDigest"`
}

/** @returns what stands for an object's bytes in its row: `sha256:` and 64 hexadecimal digits */
export function bodyDigest(body: Uint8Array): string {
  return `sha256:${hash('sha256', body, 'hex')}`
}

/** Reads a row's bytes. What comes from the store is held against the digest in the row.
 *  @param objects null: none is configured
 *  @throws ObjectFault where the store does not give them, or gives others */
export async function readBody(
  objects: ObjectStore | null,
  { body, objectKey, objectDigest }: KeptBody,
): Promise<Buffer> {
  if (body !== null) return body
  if (objectKey === null) throw new Error('A row has neither bytes nor the name of an object')
  if (objects === null)
    throw new ObjectFault('refused', 'OBJECT_STORE_URL is not set, and the database names an object')
  const found = await objects.get(objectKey)
  if (bodyDigest(found) !== objectDigest)
    throw new ObjectFault('damaged', `the object ${objectKey} has other bytes than were stored`)
  return found
}
