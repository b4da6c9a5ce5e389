import { fieldWordLists } from '@vouch/contract'
import { test as base, expect } from 'vitest'
import { declaredDocument } from './declared-document.ts'
import { withoutNull } from './field-descriptions.ts'
import type { ApiDocument } from './operations.ts'

const test = base.extend('document', { scope: 'file' }, () => declaredDocument('1.0.0'))

/** @returns the fields below a value that say nothing of themselves, each with where it stands */
function silentIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  // A part that narrows the codes of all failures means the field that is described there.
  const isNarrowing = (name: string) => name === 'code' && /\.allOf\.\d+$/.test(path)
  const properties = 'properties' in value ? Object.entries(value.properties as object) : []
  const silent = properties.filter(([name, field]) => !field.description && !isNarrowing(name))
  return [
    ...silent.map(([name]) => `${path}.${name}`),
    ...Object.entries(value).flatMap(([name, inner]) =>
      name === 'example' || name === 'examples' ? [] : silentIn(inner, `${path}.${name}`),
    ),
  ]
}

test('every field of every schema says what it means; each line names one that needs words in document/field-words/', ({
  document: { components, paths, webhooks },
}) => {
  expect(silentIn({ schemas: components.schemas, paths, webhooks }, '')).toEqual([])
})

test('every parameter of every call says what it means', ({ document }) => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const silent = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter(({ $ref, description, schema }) => $ref === undefined && !description && !schema?.description)
      .map(({ name }) => `${operationId} ${name}`),
  )
  expect(operations.length).toBeGreaterThan(300)
  expect(silent).toEqual([])
})

test('only of a value that can be null is told what null means', ({ document: { components } }) => {
  const { ConnectedProgram, ShareLink } = components.schemas as Record<string, { properties: Record<string, object> }>
  expect(ConnectedProgram?.properties.lastUsedAt).toMatchObject({ description: expect.stringContaining('null: never') })
  expect(ConnectedProgram?.properties.createdAt).toMatchObject({ description: 'When it was made, ISO 8601.' })
  expect(ShareLink?.properties.expiresAt).toMatchObject({ description: 'When it ends, ISO 8601.' })
})

test('words that no field uses are deleted', ({ document }) => {
  const told = descriptionsOf(document)
  const unused = fieldWordLists
    .flatMap((list) => Object.entries(list))
    .filter(([, words]) => !told.has(words) && !told.has(withoutNull(words)))
  expect(unused).toEqual([])
})

function descriptionsOf(document: ApiDocument): Set<string> {
  const told = new Set<string>()
  JSON.stringify(document, (key, value) => {
    if (key === 'description') told.add(value)
    return value
  })
  return told
}
