import { fileURLToPath } from 'node:url'
import { type DescribedSupplier, fileSuppliers } from './supplier-book.ts'

/** Descriptions that ship with the product, to begin with. Nobody is asked by them until they are copied or named in the configuration. */

const files = [
  new URL('../../../../suppliers/apify.yaml', import.meta.url),
  new URL('../../../../suppliers/apify-runs.yaml', import.meta.url),
  new URL('../../../../suppliers/social-fetch.yaml', import.meta.url),
]

let read: readonly DescribedSupplier[] | null = null

/** @returns the examples; read when they are first asked for, because hardly any process is. */
export function exampleSuppliers(): readonly DescribedSupplier[] {
  read ??= fileSuppliers(files.map((file) => fileURLToPath(file)))
  return read
}
