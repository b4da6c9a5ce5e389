import type { Plugin } from 'vite'

/** The contract as a browser needs it. A call wants a route's method and address, no more: the server checks what goes over the wire,
 *  both ways. Here the schemas are taken out of the routes while the site is built, and what then nobody asks for goes with them; a
 *  schema that a page itself reads, as a form does, stays. */

/** What `send` and `addressOf` of the contract's client read. */
const neededParts = new Set(['method', 'path', 'stream'])

const contractFile = /\/packages\/contract\/src\/[\w/-]+\.ts$/

/** A node of a syntax tree: what kind, where, and its parts under any names. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

/** What was made of a module by its text: a program that runs beside the page is built apart, of many of the same. */
const made = new Map<string, string>()

export function browserContract(): Plugin {
  return {
    name: 'vouch-browser-contract',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: contractFile },
      handler(source) {
        const code = made.get(source) ?? withoutSchemas(source, this.parse(source, { lang: 'ts' }))
        made.set(source, code)
        return { code, map: null, moduleType: 'ts' }
      },
    },
  }
}

/** @param tree the syntax tree of `source`. @returns the module with routes of the needed parts alone; every value that is computed is
 *  marked as having no effect beside itself, so that an unused one is left out. */
export function withoutSchemas(source: string, tree: unknown): string {
  const edits: Edit[] = []
  if (isNode(tree)) collect(tree, source, edits)
  // From the end, so that the places of what is still to come stay true.
  const ordered = edits.toSorted((a, b) => b.start - a.start)
  return ordered.reduce((text, { start, end, text: words }) => text.slice(0, start) + words + text.slice(end), source)
}

function collect(node: Node, source: string, edits: Edit[]): void {
  const declaration = isRouteCall(node) ? firstArgument(node) : null
  if (declaration) {
    edits.push({ start: declaration.start, end: declaration.end, text: `{ ${partsOf(declaration, source)} }` })
    return
  }
  for (const child of childrenOf(node)) collect(child, source, edits)
  if (node.type === 'Program') for (const value of computedValues(node)) edits.push(...marked(value))
}

function isRouteCall({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && callee.name === 'route'
}

function firstArgument(call: Node): Node | null {
  const [first] = nodesIn(call.arguments)
  return first?.type === 'ObjectExpression' ? first : null
}

function partsOf(declaration: Node, source: string): string {
  const properties = nodesIn(declaration.properties)
  const named = properties.filter(({ key }) => isNode(key) && neededParts.has(String(key.name ?? key.value)))
  // Parts that several routes share hold their reply, and with it every schema; where a route comes from, it says itself.
  const isWhole = ['method', 'path'].every((part) => named.some(({ key }) => isNode(key) && key.name === part))
  const kept = isWhole ? named : properties.filter((part) => part.type !== 'Property' || named.includes(part))
  return kept.map(({ start, end }) => source.slice(start, end)).join(', ')
}

/** The values of a module's own constants that a call makes. */
function computedValues(program: Node): Node[] {
  return nodesIn(program.body)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => nodesIn(declarations))
    .flatMap(({ init }) => (isNode(init) && isComputed(init) ? [init] : []))
}

/** A function's body is computed by whoever calls it. */
function isComputed(node: Node): boolean {
  if (node.type.endsWith('FunctionExpression')) return false
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return true
  return childrenOf(node).some(isComputed)
}

/** A mark on a chain of calls holds for its last link only; a function around the chain has one. */
function marked({ start, end }: Node): Edit[] {
  return [
    { start: end, end, text: '))()' },
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
  ]
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((part) => (isNode(part) ? [part] : nodesIn(part)))
}

function nodesIn(part: unknown): Node[] {
  return Array.isArray(part) ? part.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
