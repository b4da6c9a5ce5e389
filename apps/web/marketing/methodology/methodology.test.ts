import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calibration, deliveries, sampleWidths } from '../blog/post-chart-data.ts'
import { documentLink } from '../content/document-link.ts'
import { readDocument } from '../content/read-document.ts'
import { renderMarkdown } from '../content/render-markdown.ts'
import { keyResults } from './key-results.ts'
import { sectionWords } from './section-words.ts'

/** The methodology shows what the document says, and nothing that it does not say. */

const source = readFileSync(new URL('../../../../docs/science.md', import.meta.url), 'utf8')
const document = readDocument(source, documentLink)

test('every section of the document has its page, and no page is without a section', () => {
  expect(document.sections.map(({ slug }) => slug)).toEqual(Object.keys(sectionWords))
})

test('the table of goals is read in full, with what was missed', () => {
  const rows = source.split('## 1.')[0]?.match(/\| (met|missed) \|$/gm) ?? []
  expect(rows.length).toBeGreaterThan(30)
  expect(document.goals).toHaveLength(rows.length)
  expect(document.goals.filter(({ met }) => !met)).toHaveLength(rows.filter((row) => row.includes('missed')).length)
  for (const goal of document.goals) expect(Object.values(goal).every((cell) => cell !== '')).toBe(true)
})

test('the results that come first are those of the document, and one of them was missed', () => {
  expect(keyResults(document.goals).some(({ met }) => !met)).toBe(true)
  expect(() => keyResults([])).toThrow('The document has no goal named')
})

test('a verdict that is neither met nor missed stops the build', () => {
  const table =
    '## A\n\n| measure | goal | reached | baseline |  |\n| --- | --- | --- | --- | --- |\n| a | 1 | 2 | 3 | nearly |\n'
  expect(() => readDocument(table, documentLink)).toThrow('A goal is neither met nor missed')
})

test('links between the documents lead to pages', () => {
  const html = document.sections
    .flatMap(({ parts }) => parts.map((part) => (part.kind === 'text' ? part.html : '')))
    .join('')
  const links = [...html.matchAll(/href="([^"#]+)[^"]*"/g)].map(([, href = '']) => href)
  expect(links.filter((href) => !/^(\/methodology(\/signals)?$|https?:)/.test(href))).toEqual([])
})

test('the signals are drawn whole, each with a place of its own', () => {
  const signals = readFileSync(new URL('../../../../docs/signals.md', import.meta.url), 'utf8')
  const { headings } = renderMarkdown(signals, { link: documentLink })
  expect(headings.filter(({ level }) => level === 3)).toHaveLength(signals.match(/^### /gm)?.length ?? 0)
})

test('the charts of the posts say what the document says', () => {
  for (const [score, clean, low, high] of calibration)
    expect(source).toMatch(
      new RegExp(
        `^\\| ${score} \\|.*\\| ${clean.toFixed(1)} % \\| ${low.toFixed(1)} % to ${high.toFixed(1)} % \\|$`,
        'm',
      ),
    )
  for (const [accounts, known, unseen] of sampleWidths) {
    const widths = [...source.matchAll(new RegExp(`^\\| ${accounts} accounts \\|.*\\| (\\d+) points \\|$`, 'gm'))].map(
      ([, width]) => Number(width),
    )
    expect(widths).toEqual([known, unseen])
  }
  for (const [deed, , found] of deliveries) {
    const shown = found < 9.95 ? found.toFixed(1) : String(found)
    expect(source).toMatch(
      new RegExp(
        `^\\| creators_tiktok_famous \\| ${deed.replace('|', '\\|')} \\| \\d+ \\| [\\d.]+ \\| ${shown} % \\|`,
        'm',
      ),
    )
  }
})
