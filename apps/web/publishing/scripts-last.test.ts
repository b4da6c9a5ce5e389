import { expect, test } from 'vitest'
import { withScriptsLast } from './scripts-last.ts'

test('a page of the product asks for its data and styles before it asks for its scripts', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script>call()</script><link rel="stylesheet" href="/a.css"/></head><body></body>'
  expect(withScriptsLast(page)).toBe(
    '<head><script>call()</script><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body></body>',
  )
})

test('a page that names no scripts stops the build', () => {
  expect(() => withScriptsLast('<head></head>')).toThrow('names no scripts')
})
