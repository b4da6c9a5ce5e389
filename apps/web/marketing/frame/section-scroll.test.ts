import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activeSection, scrollOffsetPx } from './section-scroll.ts'

const sections = [
  { id: 'home', topPx: 0, bottomPx: 800 },
  { id: 'features', topPx: 900, bottomPx: 2_000 },
]

test('the active section is the one that holds the scroll position plus 100 px', () => {
  expect(activeSection(sections, 0)).toBe('home')
  expect(activeSection(sections, 699)).toBe('home')
  expect(activeSection(sections, 800)).toBe('features')
})

test('between two sections none is active', () => {
  expect(activeSection(sections, 700)).toBeNull()
  expect(activeSection(sections, 1_900)).toBeNull()
})

test('a section that was scrolled to is the active one', () => {
  for (const { id, topPx } of sections) expect(activeSection(sections, Math.max(0, topPx - scrollOffsetPx))).toBe(id)
})

test('the document keeps the same distance when the browser itself scrolls', () => {
  const look = readFileSync(new URL('../../ui/look.css', import.meta.url), 'utf8')
  expect(look).toContain(`scroll-padding-top: ${scrollOffsetPx}px;`)
})
