import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutSchemas } from './browser-contract.ts'

function shortened(source: string): string {
  return withoutSchemas(source, parseAst(source, { lang: 'ts' }))
}

test('of a route its method, address and stream are left', () => {
  const source = `import { z } from 'zod'
export const parcels = {
  show: route({
    method: 'GET',
    path: '/api/parcels/:id',
    summary: 'One parcel.',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ name: z.string() }),
    problems: ['not_found'],
  }),
  events: route({ method: 'GET', path: base, access: 'bearer', stream: true, reply: z.unknown() }),
}
`
  const text = shortened(source)
  expect(text).toContain("show: route({ method: 'GET', path: '/api/parcels/:id' })")
  expect(text).toContain("events: route({ method: 'GET', path: base, stream: true })")
  expect(text).not.toContain('z.object')
})

test('a value that a call makes is marked as having no effect, and is the same value', () => {
  const source = `const words = ['a', 'b'].map((word) => word.toUpperCase())
const shape = { size: Math.max(1, 2), words }
let text = 'plain'
const twice = (n) => double(n)
function double(n) { return 2 * n }
globalThis.found = [words.join(''), shape.size, text, twice(4)]`
  const text = shortened(source)
  expect(text.match(/@__PURE__/g)).toHaveLength(2)
  const scope: { found?: unknown } = {}
  new Function('globalThis', text)(scope)
  expect(scope.found).toEqual(['AB', 2, 'plain', 8])
})

test('a route that another call declares is shortened too, and other calls keep what they are given', () => {
  const source = `const file = (path: string) => route({ method: 'POST', path, body: z.string() })
const schema = z.object({ method: z.string(), body: z.string() })`
  const text = shortened(source)
  expect(text).toContain("route({ method: 'POST', path })")
  expect(text).toContain('z.object({ method: z.string(), body: z.string() })')
})

test('what a route shares with others is left out where it says its method and address itself, and kept where it does not', () => {
  const source = `const answered = { access: 'bearer', reply: parcel }
const add = route({ ...answered, method: 'POST', path: '/api/parcels' })
const list = route({ ...answered, method: 'GET' })`
  const text = shortened(source)
  expect(text).toContain("add = /* @__PURE__ */ (() => (route({ method: 'POST', path: '/api/parcels' })))()")
  expect(text).toContain("route({ ...answered, method: 'GET' })")
})
