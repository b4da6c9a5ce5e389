import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '../apps/server/src/config/config.ts'
import { root } from './source-tree.ts'

/** The files by which the product is run elsewhere are never executed here, so what can be read of them is held to the product. */

const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Theirs, not ours: Node's, the database image's, and what the compose file asks for itself. */
const foreign = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'DATABASE_PASSWORD']
const isKnown = (name: string) => name in variables || foreign.includes(name)

/** @returns every name of a pattern's first group */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

test.each([
  ['Dockerfile', /[\s"]([A-Z][A-Z_]+)=/g, 5],
  ['compose.yaml', /(?:^\s+|\$\{)([A-Z][A-Z_]+)(?=[:}])/gm, 7],
  ['deploy/vouch.service', /[= ]([A-Z]+_[A-Z_]+)=/g, 2],
  ['deploy/haproxy.cfg', /\b([A-Z]+_[A-Z]+)=/g, 2],
  ['docs/operations.md', /(?:`|^ {4})([A-Z]+_[A-Z_]+)(?==|`)/gm, 25],
] as const)('%s sets and names variables that the product reads', (path, pattern, namesMin) => {
  const names = namesIn(read(path), pattern)
  expect(names.length).toBeGreaterThanOrEqual(namesMin)
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

test('what they start is there, and the Node of the image is the one that everything was tested with', () => {
  const started = ['Dockerfile', 'deploy/vouch.service'].flatMap((path) => namesIn(read(path), /(apps\/[\w./-]+\.ts)/g))
  expect(started.length).toBe(2)
  expect(started.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
  const [major] = dependencies.node.split('.')
  expect(new Set(namesIn(read('Dockerfile'), /^FROM node:(\d+)/gm))).toEqual(new Set([major]))
})

test('no secret, no data and nothing that was built elsewhere goes into an image', () => {
  const left = read('.dockerignore').split('\n')
  for (const path of ['.env', '.data', '.cache', '**/node_modules', '**/build']) expect(left).toContain(path)
})
