import { expect, test } from 'vitest'
import { sourceFiles } from './source-tree.ts'

test('no file imports itself through others', () => {
  expect(cyclesOf(new Map(sourceFiles.map((file) => [file.path, file.imports])))).toEqual([])
})

test('a cycle is found and named', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cyclesOf(graph)).toEqual(['a -> b -> c -> a'])
})

/** Depth-first search that remembers its way; each file is left for good once all that it imports has been seen. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) cycles.push([...way.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}
