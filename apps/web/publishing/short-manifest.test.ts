import { expect, test } from 'vitest'
import { shortManifest } from './short-manifest.ts'

const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`

test('a route names what the routes around it have not brought, and nothing is lost on the way to it', () => {
  const manifest = {
    entry: { module: '/entry.js', imports: ['/react.js'] },
    routes: {
      root: { id: 'root', module: '/root.js', imports: ['/react.js', '/ui.js'] },
      shell: { id: 'shell', parentId: 'root', module: '/shell.js', imports: ['/react.js', '/ui.js', '/menu.js'] },
      list: { id: 'list', parentId: 'shell', module: '/list.js', imports: ['/ui.js', '/menu.js', '/table.js'] },
      bare: { id: 'bare', parentId: 'root', module: '/bare.js' },
    },
    version: '1',
  }
  const text = shortManifest(written(manifest))
  const { routes, ...rest } = JSON.parse(text.slice(text.indexOf('{'), -1))
  expect(rest).toEqual({ entry: manifest.entry, version: '1' })
  expect(routes.root.imports).toEqual(['/ui.js'])
  expect(routes.shell.imports).toEqual(['/menu.js'])
  expect(routes.list).toEqual({ ...manifest.routes.list, imports: ['/table.js'] })
  expect(routes.bare).toEqual(manifest.routes.bare)
})

test('what a route says it does not have is left out, and what it has stays', () => {
  const flags = { hasLoader: false, hasErrorBoundary: true, index: true }
  const manifest = {
    entry: { module: '/entry.js', imports: [] },
    routes: { root: { id: 'root', path: '', module: '/root.js', ...flags } },
  }
  const text = shortManifest(written(manifest))
  const { root } = JSON.parse(text.slice(text.indexOf('{'), -1)).routes
  expect(root).toEqual({ id: 'root', path: '', module: '/root.js', hasErrorBoundary: true, index: true })
})

test('a list that is written in another way stops the build', () => {
  expect(() => shortManifest('export default {}')).toThrow('in an unknown way')
})
