import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/** The repository's own sources, parsed once: what each file imports and which functions it has. */

export const root = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '')
const leftOut = new Set(['node_modules', 'build', '.git', '.react-router', '.data', '.cache', 'coverage'])

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string
  text: string
  lines: number
  /** Repository paths of imported files, and names of imported packages. */
  imports: string[]
  functions: { name: string; lines: number }[]
  isTest: boolean
}

const packages: Record<string, string> = {
  '@vouch/engine': 'packages/engine/src/index.ts',
  '@vouch/contract': 'packages/contract/src/index.ts',
  '@vouch/simulator': 'packages/simulator/src/index.ts',
}

export const sourceFiles: readonly SourceFile[] = allFiles()
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map(sourceFile)

/** @returns every file of the repository that is not made by a tool, as paths from the root. */
export function allFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? allFiles(path) : [path]
  })
}

function sourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const imports: string[] = []
  const functions: SourceFile['functions'] = []
  walk(program, null, (node, parent) => {
    if (isImport(node)) imports.push(node.source.value)
    if (isFunction(node))
      functions.push({ name: nameOf(node, parent), lines: linesBetween(text, node.start, node.end) })
  })
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    imports: imports.map((specifier) => resolved(path, specifier)),
    functions,
    isTest:
      /\.test\.tsx?$/.test(path) || path.startsWith('e2e/') || path.includes('/test/') || path.startsWith('checks/'),
  }
}

interface Node {
  type: string
  start: number
  end: number
}

function walk(node: unknown, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, parent, visit)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const self = isNode(node) ? node : parent
  if (isNode(node)) visit(node, parent)
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, self, visit)
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && typeof value.type === 'string'
}

function isImport(node: Node): node is Node & { source: { value: string } } {
  const kinds = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']
  const source = (node as { source?: { value?: unknown } | null }).source
  return kinds.includes(node.type) && typeof source?.value === 'string'
}

function isFunction(node: Node): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)
}

function nameOf(node: Node, parent: Node | null): string {
  const named = [node, parent].find((each) => each && 'id' in each && each.id) as { id: { name?: string } } | undefined
  const keyed = parent && 'key' in parent ? (parent.key as { name?: string }) : undefined
  return named?.id.name ?? keyed?.name ?? '(unnamed)'
}

function linesBetween(text: string, start: number, end: number): number {
  return text.slice(start, end).split('\n').length
}

function resolved(from: string, specifier: string): string {
  if (specifier in packages) return packages[specifier] ?? specifier
  if (!specifier.startsWith('.')) return specifier
  const path = relative(root, join(root, dirname(from), specifier.split('?')[0] ?? specifier))
  for (const candidate of [path, `${path}.ts`, `${path}.tsx`]) {
    if (statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile()) return candidate
  }
  return path
}
