import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { packedRoutes } from './pack-routes.ts'

const flags = { hasAction: false, hasLoader: true, hasClientAction: false, hasErrorBoundary: false }
const files = {
  module: '/assets/help-1.js',
  imports: ['/assets/stack-1.js', '/assets/frame-1.js'],
  css: ['/assets/a.css#'],
}
const list = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/stack-1.js'], css: [] },
  routes: {
    root: { id: 'root', path: '', ...flags, module: '/assets/root-1.js', imports: ['/assets/stack-1.js'], css: [] },
    home: { id: 'home', parentId: 'root', index: true, ...flags, hasLoader: false, ...files },
    help: { id: 'help', parentId: 'root', path: 'help/a', ...flags, ...files },
    other: { id: 'other', parentId: 'root', path: 'help/b', ...flags, ...files },
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

/** What a browser finds after it ran the script; without what is false, which the router reads like what is absent. */
function read(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

const withoutFalse = JSON.parse(JSON.stringify(list, (_key, value) => (value === false ? undefined : value)))

test('the shorter list is the same list', () => {
  const script = `window.__reactRouterManifest=${JSON.stringify(list)};`
  expect(read(packedRoutes(script))).toEqual(withoutFalse)
})

test('what routes share stands once', () => {
  const packed = packedRoutes(`window.__reactRouterManifest=${JSON.stringify(list)};`)
  expect(packed.match(/frame-1/g)).toHaveLength(1)
})

test('a list of another shape stops the build', () => {
  expect(() => packedRoutes('export default {}')).toThrow('does not begin as it used to')
})
