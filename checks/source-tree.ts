import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/** The repository's own sources, parsed once: what each file imports, which functions it has and which patterns it looks for. */

export const root = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '')
const leftOut = new Set([
  'node_modules',
  'build',
  'dist',
  '.git',
  '.react-router',
  '.wxt',
  '.data',
  '.cache',
  'coverage',
])

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string
  text: string
  lines: number
  /** Repository paths of imported files, and names of imported packages. */
  imports: string[]
  functions: { name: string; lines: number }[]
  /** Regular expressions that are written as such. */
  patterns: { source: string; flags: string }[]
  isTest: boolean
}

const packages: Record<string, string> = {
  '@vouch/client/source': 'packages/client/src/index.ts',
  '@vouch/engine': 'packages/engine/src/index.ts',
  '@vouch/contract': 'packages/contract/src/index.ts',
  '@vouch/presentation': 'packages/presentation/src/index.ts',
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
  const imports: string[] = []
  const functions: SourceFile['functions'] = []
  const patterns: SourceFile['patterns'] = []
  walk(programOf(path, text), null, (node, parent) => {
    if (isImport(node)) imports.push(node.source.value)
    if (isPattern(node)) patterns.push({ source: node.regex.pattern, flags: node.regex.flags })
    if (isFunction(node))
      functions.push({ name: nameOf(node, parent), lines: linesBetween(text, node.start, node.end) })
  })
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    imports: imports.map((specifier) => resolved(path, specifier)),
    functions,
    patterns,
    isTest:
      /\.test\.tsx?$/.test(path) || path.startsWith('e2e/') || path.includes('/test/') || path.startsWith('checks/'),
  }
}

/** @returns the syntax tree of a source; its types stay in it. */
export function programOf(path: string, text: string): unknown {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
}

export interface Node {
  type: string
  start: number
  end: number
}

/** Visits every node from the root down, each with the node that it stands in. */
export function walk(node: unknown, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
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

function isPattern(node: Node): node is Node & { regex: { pattern: string; flags: string } } {
  return node.type === 'Literal' && 'regex' in node && node.regex !== undefined && node.regex !== null
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

export function resolved(from: string, specifier: string): string {
  if (specifier in packages) return packages[specifier] ?? specifier
  if (!specifier.startsWith('.')) return specifier
  const path = relative(root, join(root, dirname(from), specifier.split('?')[0] ?? specifier))
  for (const candidate of [path, `${path}.ts`, `${path}.tsx`]) {
    if (statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile()) return candidate
  }
  return path
}
