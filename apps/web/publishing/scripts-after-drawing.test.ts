import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aliveEvent, withScriptsAfterDrawing } from './scripts-after-drawing.ts'

const page = [
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="preload" as="font" href="/assets/face.woff2"/>',
  '<script type="module" async="">import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  '',
  '  window.__reactRouterRouteModules = {"root":route0};',
  '',
  'import("/assets/entry.js");</script>',
].join('\n')

test('a page asks for no script of its own before it is drawn, and for its letters at once', () => {
  const html = withScriptsAfterDrawing(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('import "')
  expect(html).toContain('<link rel="preload" as="font"')
})

test('the start does afterwards what the build wrote, in its order', () => {
  const text = /<script type="module" async="">([^<]*)<\/script>/.exec(withScriptsAfterDrawing(page))?.[1] ?? ''
  const places = [
    'document.fonts.ready',
    '["/assets/root.js"]',
    'const [,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")])',
    'window.__reactRouterRouteModules = {"root":route0};',
    'import("/assets/entry.js");',
  ].map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a start that is written in another way stops the build', () => {
  expect(() => withScriptsAfterDrawing('<p>A page</p>')).toThrow('A page has no start of its scripts.')
  expect(() => withScriptsAfterDrawing(page.replace('* as route0', 'route0'))).toThrow('in an unknown way')
  expect(() => withScriptsAfterDrawing(page.replace('import("/assets/entry.js");', ''))).toThrow('in an unknown way')
})

test('the root says that the page is alive in the words that the start waits for', () => {
  const root = readFileSync(new URL('../root.tsx', import.meta.url), 'utf8')
  expect(root).toContain(`new Event('${aliveEvent}')`)
})
