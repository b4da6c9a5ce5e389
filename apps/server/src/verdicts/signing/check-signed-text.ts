import {
  canonicalJson,
  countJson,
  type FileFinding,
  type JsonShape,
  type ReportSignature,
  reportSchema,
  reportSignature,
} from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { z } from 'zod'
import { jsonKeys } from './json-keys.ts'
import type { KeyRing } from './key-ring.ts'
import { isSignedBy } from './signed-text.ts'

/** Whether a file is what was signed, byte for byte. It needs the keys and nothing else, so anybody can do it anywhere. */

export interface CheckedText {
  finding: FileFinding
  /** What the file says of its signature; null where it says nothing. */
  signature: ReportSignature | null
  /** What it reports; null where it is no report. Only that of an unchanged file was signed. */
  report: Report | null
}

const valuesMax = 1_000_000
/** Lets anything in that does not nest too deep. */
const anything: JsonShape = {
  ...{ keys: new Map(), keysMax: valuesMax, itemsMax: valuesMax },
  get others() {
    return anything
  },
  get items() {
    return anything
  },
}
const signedFile = z.object({ signature: reportSignature })
type SignedFile = z.output<typeof signedFile>

/** @param bytes of the file, or its text */
export function checkSigned(bytes: Uint8Array | string, keys: Pick<KeyRing, 'find'>): CheckedText {
  const text = textOf(bytes)
  const value = text === null ? undefined : jsonIn(text)
  if (text === null || value === undefined) return { finding: 'unreadable', signature: null, report: null }
  const reading = reportSchema.safeParse(value)
  // Optional keys that the schema types as possibly undefined are absent in JSON.
  const report = reading.success ? (reading.data as Report) : null
  const file = signedFile.safeParse(value)
  if (!file.success) return { finding: 'no_signature', signature: null, report }
  const { signature } = file.data
  return { finding: findingOf(text, value as SignedFile, keys), signature, report }
}

/** @param file as it was read, not as the schema copies it: a copy leaves out what the schema does not know */
function findingOf(text: string, file: SignedFile, keys: Pick<KeyRing, 'find'>): FileFinding {
  const { keyId, signedAt } = file.signature
  const key = keys.find(keyId)
  if (key === null) return 'key_unknown'
  // A repeated key comes first: which of its values was signed is a matter of taste.
  if (jsonKeys(text) !== keysWithin(file)) return 'key_repeated'
  if (!isSignedBy(file, key)) return 'values_changed'
  if (key.retired !== null && !(Date.parse(signedAt) <= key.retired.getTime())) return 'key_retired'
  return text === canonicalJson(file) ? 'unchanged' : 'written_again'
}

/** @returns the text of a file, without the line's end that programs put at the end of files; null for what is no UTF-8 */
function textOf(bytes: Uint8Array | string): string | null {
  if (typeof bytes === 'string') return bytes.replace(/\r?\n$/, '')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replace(/\r?\n$/, '')
  } catch {
    return null
  }
}

/** @returns what a text says; undefined for what is no JSON, or nests deeper than any report does */
function jsonIn(text: string): unknown {
  if (!countJson(text, anything, valuesMax).ok) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function keysWithin(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum: number, each) => sum + keysWithin(each), 0)
}
