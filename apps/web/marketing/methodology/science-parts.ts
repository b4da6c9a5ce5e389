import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentLink } from '../content/document-link.ts'
import { type Document, readDocument } from '../content/read-document.ts'
import { inOrder, readScience } from '../content/read-science.ts'

/** The parts of the method from their folder, for the build's configuration and for tests. Pages import them as modules instead. */

const documents = fileURLToPath(new URL('../../../../docs/', import.meta.url))

export function loadScienceParts(): Document[] {
  const folder = join(documents, 'science')
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readDocument(name, readFileSync(join(folder, name), 'utf8'), documentLink))
  return inOrder(parts, readScience(readFileSync(join(documents, 'science.md'), 'utf8')).parts)
}
