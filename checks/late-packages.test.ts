import { expect, test } from 'vitest'
import { resolved, sourceFiles } from './source-tree.ts'

/** What a start loads before the product serves. */

/** They take a tenth of a second or more to load, and most starts need none of them: who needs one imports it where it is used. */
const late = ['@aws-sdk/client-s3', '@modelcontextprotocol/sdk', '@react-pdf/renderer', 'imapflow', 'mailparser']

test('the product starts without the packages that few starts need', () => {
  const loaded = loadedBy('apps/server/src/product.ts')
  expect(loaded.has('apps/server/src/foundation/jobs/queue.ts')).toBe(true)
  expect(loaded).toContain('fastify')
  expect(late.filter((name) => [...loaded].some((one) => one === name || one.startsWith(`${name}/`)))).toEqual([])
})

/** @returns the files and packages that a file brings along at once; types bring nothing, and a call of `import` brings later */
function loadedBy(first: string): Set<string> {
  const files = new Map(sourceFiles.map((file) => [file.path, file]))
  const loaded = new Set<string>()
  const visit = (path: string) => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const [, name = ''] of files.get(path)?.text.matchAll(imported) ?? []) visit(resolved(path, name))
  }
  visit(first)
  return loaded
}

const imported =
  /^(?:import|export) (?!type\b)(?:\{[^}]*\} from |\* (?:as \w+ )?from |\w+(?:, \{[^}]*\})? from )?'([^']+)'/gm
