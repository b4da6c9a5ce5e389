import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withScriptsAfterDrawing } from './scripts-after-drawing.ts'
import { standingScript } from './standing-script.ts'

const page = [
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="preload" as="font" href="/assets/face.woff2"/>',
  '<script type="module" async="">import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  '',
  '  window.__reactRouterRouteModules = {"root":route0};',
  '',
  'import("/assets/entry.js");</script>',
].join('\n')
const answers = 'answer()'

/** Of the 30 kB that a page may need before it is pressed, what stands in the page itself. */
const scriptBytesMax = 4 * 1_024

test('a page asks for no script of its own before it is drawn, and for its letters at once', () => {
  const html = withScriptsAfterDrawing(page, answers)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('import "')
  expect(html).toContain('<link rel="preload" as="font"')
})

test('the start does afterwards what the build wrote, in its order', () => {
  const text = /<script data-start="">([^<]*)<\/script>/.exec(withScriptsAfterDrawing(page, answers))?.[1] ?? ''
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

test('the application is asked for when a part that needs it is neared, not for a pointer or a scroll', () => {
  const text = withScriptsAfterDrawing(page, answers)
  expect(text).toContain('target.closest(')
  for (const part of ['button:not([popovertarget])', 'input', 'form']) expect(text).toContain(part)
  expect(text).not.toMatch(/on\(\[[^\]]*"(scroll|wheel|pointermove)"[^\]]*\],start\);on/)
  expect(text).toContain('if(lively===\'sign\')on(["pointermove"')
})

test('pages with something to say by themselves say so, and no others do', () => {
  const folder = new URL('../marketing/', import.meta.url)
  const lively = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/data-lively="(\w+)"/g)].map(
        ([, how]) => `${name}: ${how}`,
      ),
    )
  expect(lively.toSorted()).toEqual([
    'consent/consent-choice.tsx: kept',
    'discovery/results.tsx: now',
    'discovery/waiting.tsx: now',
    'free-search/free-search-page.tsx: sign',
    'legal/company-details.tsx: sign',
    'pricing/action-list.tsx: seen',
    'waitlist/coming-soon-page.tsx: sign',
  ])
})

test('what a newcomer’s page runs before it is neared is small, and brings nothing of the application', async () => {
  const script = await standingScript()
  const whole = withScriptsAfterDrawing(page, script)
  const inline = [...whole.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text).join('')
  expect(brotliCompressSync(inline).length).toBeLessThan(scriptBytesMax)
  expect(script).not.toMatch(/react|useState|import\(/i)
})

test('what is laid out late is laid out a moment later whether or not anybody nears it', () => {
  const text = withScriptsAfterDrawing(page, answers)
  expect(text).toContain("querySelectorAll('main section,[data-parts]>*,aside,footer')")
  expect(text.indexOf('contentVisibility')).toBeLessThan(text.indexOf('await new Promise'))
})

test('a start that is written in another way stops the build', () => {
  expect(() => withScriptsAfterDrawing('<p>A page</p>', answers)).toThrow('A page has no start of its scripts.')
  expect(() => withScriptsAfterDrawing(page.replace('* as route0', 'route0'), answers)).toThrow('in an unknown way')
  expect(() => withScriptsAfterDrawing(page.replace('import("/assets/entry.js");', ''), answers)).toThrow(
    'in an unknown way',
  )
})

test('the root says that the page is alive in the words that the start waits for', () => {
  const root = readFileSync(new URL('../root.tsx', import.meta.url), 'utf8')
  expect(root).toContain('new Event(aliveEvent)')
})
