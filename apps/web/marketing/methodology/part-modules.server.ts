import type { Document } from '../content/read-document.ts'

/** The parts of the method, read only while pages are drawn into files. */
const modules = import.meta.glob<Document>('../../../../docs/science/*.md', {
  eager: true,
  import: 'default',
  query: '?document',
})

export const scienceParts: readonly Document[] = Object.values(modules)
