import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { withPatternsKept } from './patterns-once.ts'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const file = join(router, 'dist/production/lib/router/utils.js')

type Making = (path: string, caseSensitive?: boolean, end?: boolean) => [RegExp, unknown[]]

test('the router in use keeps a pattern for each path, and for each way of reading it', async () => {
  const source = withPatternsKept(readFileSync(file, 'utf8'))
  const making = source.slice(
    source.indexOf('const keptPatterns'),
    source.indexOf('\n}\n', source.indexOf('makePattern(path, caseSensitive, end) {')) + 3,
  )
  const module = `const warning = () => {}\n${making}\nexport { compilePath }`
  const { compilePath } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    compilePath: Making
  }
  const { compilePath: usual } = (await import(pathToFileURL(file).href)) as { compilePath: Making }
  expect(compilePath('verifications/:id')).toBe(compilePath('verifications/:id'))
  for (const path of ['', '*', 'app', 'app/:id', 'app/*', 'a/:b?/c'])
    for (const end of [true, false])
      for (const exact of [true, false]) expect(compilePath(path, exact, end)).toEqual(usual(path, exact, end))
})

test('a router that makes its patterns in another way stops the build', () => {
  expect(() => withPatternsKept('function compilePath(pattern) {}')).toThrow('unknown way')
})
