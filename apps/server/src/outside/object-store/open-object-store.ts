import type { ObjectConfig } from '../../config/object-variables.ts'
import type { ObjectStore } from '../../foundation/objects/object-store.ts'

/** @returns the configured store; null: everything lies in the database. Only who has one waits for its packages. */
export async function openObjectStore({ objectStore }: ObjectConfig): Promise<ObjectStore | null> {
  return objectStore && (await import('./s3-store.ts')).openS3(objectStore)
}
