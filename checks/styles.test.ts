import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './source-tree.ts'

/** A class that no stylesheet has draws nothing, and nothing says so. */

const stylesheet = /import (\w+) from '(\.[^']+\.module\.css)'/g

test('every class that a page takes from a stylesheet is there', () => {
  const missing = sourceFiles.flatMap(({ path, text }) =>
    [...text.matchAll(stylesheet)].flatMap(([, name = '', from = '']) => {
      const file = join(root, dirname(path), from)
      const css = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const classes = new Set(css.match(/\.[A-Za-z]\w*/g))
      const taken = [...text.matchAll(new RegExp(String.raw`[^\w/'.-]${name}\.([A-Za-z]\w*)`, 'g'))]
      return taken.flatMap(([, taken = '']) => (classes.has(`.${taken}`) ? [] : [`${path}: ${name}.${taken}`]))
    }),
  )
  expect(missing).toEqual([])
})
