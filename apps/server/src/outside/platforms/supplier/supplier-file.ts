/** Reads a supplier's file: YAML in, a checked supplier out, or every fault with its line and a sentence. */

import jsonata from 'jsonata'
import { type Document, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import { type FilePath, type PlacedFault, placeFaults } from './place-faults.ts'
import { type Supplier, supplierShape } from './supplier-shape.ts'

export interface SupplierFault {
  /** From 1. */
  line: number
  sentence: string
}

export type SupplierReading = { ok: true; supplier: Supplier } | { ok: false; faults: SupplierFault[] }

/** A file describes one supplier; the longest that ship have a tenth of this. */
export const supplierFileCharsMax = 100_000
const faultsMax = 50
/** Enough to share a mapping between platforms, too few to blow a file up. */
const aliasesMax = 100

/** @returns the supplier, or its faults in the order of their lines. Never throws. */
export function readSupplier(text: string): SupplierReading {
  if (text.length > supplierFileCharsMax)
    return {
      ok: false,
      faults: [
        { line: 1, sentence: `The file is longer than ${supplierFileCharsMax.toLocaleString('en')} characters.` },
      ],
    }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true, merge: true })
  const [broken] = document.errors
  if (broken)
    return { ok: false, faults: [{ line: lines.linePos(broken.pos[0]).line, sentence: notYaml(broken.message) }] }
  const at = (path: FilePath) => lineOf(document, lines, path)
  const value = plainValue(document)
  if (value === undefined) return { ok: false, faults: [{ line: 1, sentence: 'The file repeats itself too often.' }] }
  const reading = supplierShape.safeParse(value)
  const found: PlacedFault[] = reading.success
    ? [...placeFaults(reading.data), ...mappingFaults(reading.data)]
    : reading.error.issues.flatMap(({ path, message, ...issue }) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => ({
              path: [...path, key],
              sentence: `${spelled([...path, key])} isn’t a key that Vouch knows.`,
            }))
          : [{ path, sentence: `${spelled(path) || 'The file'} ${message}.` }],
      )
  if (reading.success && found.length === 0) return { ok: true, supplier: reading.data }
  const faults = found.map(({ path, sentence, below = 0 }) => ({
    line: at(path) + (isBlock(document, path) ? below : 0),
    sentence,
  }))
  return { ok: false, faults: faults.toSorted((one, other) => one.line - other.line).slice(0, faultsMax) }
}

function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: aliasesMax }) ?? null
  } catch {
    return undefined
  }
}

function notYaml(message: string): string {
  return `This isn’t valid YAML: ${message.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 200)}.`
}

/** @returns the line of a key or an item; of what is missing, the line of what it is missing from. */
function lineOf(document: Document, lines: LineCounter, path: FilePath): number {
  for (let length = path.length; length > 0; length--) {
    const parent: unknown = document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    const items: readonly unknown[] =
      typeof parent === 'object' && parent !== null && 'items' in parent && Array.isArray(parent.items)
        ? parent.items
        : []
    const found =
      typeof key === 'number' ? items[key] : items.find((item) => isPair(item) && String(item.key) === String(key))
    const node = isPair(found) ? found.key : found
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

function spelled(path: FilePath): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  )
}

/** JSONata says where in the expression it stumbled. */
function mappingFaults({ parts }: Supplier): PlacedFault[] {
  return parts.flatMap(({ map }, index) => {
    try {
      jsonata(map)
      return []
    } catch (error) {
      const path = ['parts', index, 'map']
      return [
        { path, sentence: `${spelled(path)} isn’t valid JSONata: ${jsonataWords(error)}`, below: lineIn(error, map) },
      ]
    }
  })
}

function jsonataWords(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'it can’t be read'
  return `${message.replace(/\.$/, '').slice(0, 200)}.`
}

function lineIn(error: unknown, expression: string): number {
  const position =
    typeof error === 'object' && error !== null && 'position' in error ? Number(error.position) : Number.NaN
  return Number.isFinite(position) ? expression.slice(0, position).split('\n').length : 1
}

/** @returns whether a text stands in lines of its own, below its key. */
function isBlock(document: Document, path: FilePath): boolean {
  const node: unknown = document.getIn(path, true)
  return isScalar(node) && node.type === 'BLOCK_LITERAL'
}
