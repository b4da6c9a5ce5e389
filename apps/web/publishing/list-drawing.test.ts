import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listPlace } from '../../server/src/site/site-document.ts'
import { waitingPart } from '../marketing/discovery/first-list.ts'
import { requireStyles } from './list-drawing.ts'

test('server and page agree on what stands in the place of the list', () => {
  const [[name, value] = []] = Object.entries(waitingPart)
  expect(listPlace).toBe(`${name}="${value}"`)
})

test('a drawn element whose style the page lacks stops the build', () => {
  const page = (name: string) => `<style>._row_1{color:red}</style><p class="${name} plain">Ann</p>`
  expect(() => requireStyles(page('_row_1'))).not.toThrow()
  expect(() => requireStyles(page('_row_2'))).toThrow('_row_2')
})

test('what is drawn by the server is drawn by the page’s own component', () => {
  const source = (name: string) => readFileSync(new URL(`../marketing/discovery/${name}`, import.meta.url), 'utf8')
  for (const name of ['draw-first-list.tsx', 'found.tsx']) expect(source(name)).toContain('<Results {...')
})
