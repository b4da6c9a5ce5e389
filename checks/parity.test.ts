import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenPaths } from '@vouch/contract'
import { expect, test } from 'vitest'
import { parityDocument } from './parity-table.ts'
import { root } from './source-tree.ts'

test('docs/parity.md is what the declarations say: after a change, run npm run parity:write', () => {
  expect(readFileSync(join(root, 'docs/parity.md'), 'utf8')).toBe(parityDocument())
})

test('every screen of the table is a page of the application', () => {
  const routes = readFileSync(join(root, 'apps/web/routes.ts'), 'utf8')
  const settings = routes.slice(routes.indexOf("route('settings'"))
  const isPage = (path: string) => {
    const [first = '', second] = path.split('/')
    if (path === '') return true
    return first === 'settings' && second !== undefined
      ? settings.includes(`route('${second}'`)
      : routes.includes(`route('${path}'`)
  }
  expect(screenPaths.filter((path) => !isPage(path))).toEqual([])
})
