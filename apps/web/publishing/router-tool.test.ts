import { expect, test } from 'vitest'
import { application } from './router-tool.ts'

test("the router's tool has the parts that are told what to look at, and looks at nothing else", () => {
  const ids = new Map(
    application().map(({ name, resolveId }) => [name, typeof resolveId === 'object' ? resolveId.filter : undefined]),
  )
  expect(ids.get('react-router:virtual-modules')).toEqual({ id: /^virtual:/ })
  expect(ids.get('react-router:dot-server')).toEqual({ id: /\.server/ })
  expect(ids.has('prerender')).toBe(false)
})

test('every module but those of the application stays where it is', () => {
  const asked = application().filter(({ transform }) => typeof transform === 'object')
  expect(asked.length).toBeGreaterThan(3)
  for (const { transform } of asked) expect(transform).toHaveProperty('filter.id.exclude')
})
