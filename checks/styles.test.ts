import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { allFiles, root, sourceFiles } from './source-tree.ts'

/** A class that no stylesheet has draws nothing, and one that no page takes is carried for nothing; nothing else says so. */

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

/** What pages and other stylesheets take of each stylesheet. `*` stands for a class whose name is put together. */
function taken(sheets: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const all = new Map([...sheets.keys()].map((path) => [path, new Set<string>()]))
  const at = (path: string, from: string) => all.get(normalize(join(dirname(path), from)))
  for (const { path, text } of sourceFiles) {
    for (const [, name = '', from = ''] of text.matchAll(stylesheet)) {
      const classes = text.matchAll(new RegExp(String.raw`\b${name}(?:\.([A-Za-z]\w*)|\[)`, 'g'))
      for (const [, one = '*'] of classes) at(path, from)?.add(one)
    }
  }
  for (const [path, text] of sheets) {
    for (const [, names = '', from = path] of text.matchAll(/composes: ([\w ]+)(?: from "([^"]+)")?;/g)) {
      for (const name of names.split(' ')) (from === path ? all.get(path) : at(path, from))?.add(name)
    }
  }
  return all
}

test('every class of a stylesheet is taken', () => {
  const paths = allFiles().filter((path) => path.endsWith('.module.css'))
  const sheets = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const unused = [...taken(sheets)].flatMap(([path, classes]) => {
    // Words in quotes, remarks, and classes that come with the text of an article.
    const rules = sheets.get(path)?.replace(/"[^"]*"|\/\*[^*]*\*\/|:global\([^)]*\)/g, '') ?? ''
    const own = new Set([...rules.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name))
    return classes.has('*') ? [] : [...own].filter((name) => !classes.has(name)).map((name) => `${path}: .${name}`)
  })
  expect(unused).toEqual([])
})
