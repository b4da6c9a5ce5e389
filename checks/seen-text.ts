import { type Node, programOf, walk } from './source-tree.ts'

/** What people may come to see of a source: its texts between tags, its sentences and its labels. Comments, identifiers, keys,
 *  database statements and the small words that programs speak with each other are left out. It is a rough reading: what is
 *  written for a log or for a developer's error is read too, because nothing tells it apart. */

export interface SeenText {
  text: string
  /** From 1. */
  line: number
}

/** Attributes that nobody reads. */
const unseenAttributes = new Set(['className', 'id', 'to', 'href', 'src', 'rel', 'd', 'key', 'name', 'autoComplete'])
const statement =
  /^\s*(with|select|insert|update|delete|create|alter|set|lock|copy|case when|exists|not exists|join|from|union)\b|\b(is not null|where|returning|order by|coalesce)\b.*[=("]|\bas "?\w+[A-Z]|= ?(any\()?[$?]\d?/
/** A value stands where a text has a hole, so that a figure before a percent sign is seen as one. */
const hole = '0'

export function seenTexts(path: string, source: string): SeenText[] {
  const seen: SeenText[] = []
  const keep = (node: Node, text: string) => seen.push({ text, line: source.slice(0, node.start).split('\n').length })
  walk(programOf(path, source), null, (node, parent) => {
    if (isJsxText(node) && /[\p{L}%]/u.test(node.value)) keep(node, node.value.replace(/\s+/g, ' '))
    if (isText(node) && !isUnseen(node, parent) && isProse(node.value)) keep(node, node.value)
    if (isTemplate(node)) {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join(hole)
      if (isProse(text)) keep(node, text)
    }
  })
  return seen
}

/** Several words, or one that begins as a label does. */
function isProse(text: string): boolean {
  return /\p{L}\S*\s+\S*[\p{L}%]|^\p{Lu}\p{Ll}+$|\d\s?%/u.test(text) && !statement.test(text)
}

function isUnseen(node: Node, parent: Node | null): boolean {
  if (parent === null) return true
  if (/^(Import|ExportAll|ExportNamed|TSLiteral|TSEnum)/.test(parent.type)) return true
  if (parent.type === 'JSXAttribute') return unseenAttributes.has((parent as JsxAttribute).name.name)
  return 'key' in parent && parent.key === node
}

interface JsxAttribute extends Node {
  name: { name: string }
}

function isText(node: Node): node is Node & { value: string } {
  return node.type === 'Literal' && 'value' in node && typeof node.value === 'string'
}

function isJsxText(node: Node): node is Node & { value: string } {
  return node.type === 'JSXText'
}

function isTemplate(node: Node): node is Node & { quasis: { value: { cooked: string | null } }[] } {
  return node.type === 'TemplateLiteral'
}
