import { expect, test } from 'vitest'
import { withStylesInside } from './styles-inside.ts'

const styles: Record<string, string> = { '/assets/root.css': 'a{color:red}', '/assets/page.css': 'b{content:"$1"}' }
const styleOf = (path: string) => styles[path] ?? ''
const head =
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/page.css#"/>'

test('the styles stand in the page, in the order of their links', () => {
  const html = withStylesInside(head, styleOf)
  expect(html).toContain('<meta charSet="utf-8"/><style>a{color:red}\nb{content:"$1"}</style><link')
})

test('the links stay in their order and fetch nothing, and each stylesheet is found under its plain address too', () => {
  const links = withStylesInside(head, styleOf).match(/<link[^>]*>/g)
  expect(links).toEqual([
    '<link rel="stylesheet" href="/assets/page.css" disabled=""/>',
    '<link rel="stylesheet" href="/assets/root.css" disabled=""/>',
    '<link rel="stylesheet" href="/assets/page.css#" disabled=""/>',
  ])
})

test('a page whose styles are not found stops the build, and so does a style that would end its block', () => {
  expect(() => withStylesInside('<title>Page</title>', styleOf)).toThrow('A page links to no styles.')
  expect(() => withStylesInside(head, () => '</style>')).toThrow('A stylesheet would end its own block.')
})
