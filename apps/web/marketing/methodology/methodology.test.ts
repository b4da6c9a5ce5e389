import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calibration, deliveries, sampleWidths } from '../blog/post-chart-data.ts'
import { documentLink } from '../content/document-link.ts'
import { readDocument } from '../content/read-document.ts'
import { inOrder, readScience } from '../content/read-science.ts'
import { renderMarkdown } from '../content/render-markdown.ts'
import { publicAddresses } from '../metadata/public-pages.ts'
import { goalCounts, measureWords } from './goal-words.ts'
import { keyResults } from './key-results.ts'
import { loadScienceParts } from './science-parts.ts'

/** The methodology shows what the documents say, and nothing that they don't say. */

const text = (name: string) => readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8')
const source = text('science')
const science = readScience(source)
const parts = loadScienceParts()

test('the way in leads to every part, and every part has its page', () => {
  expect(parts.length).toBeGreaterThan(8)
  expect(parts.map(({ slug }) => slug)).toEqual(science.parts)
  expect(parts.filter(({ slug }) => !publicAddresses.includes(`/methodology/${slug}`))).toEqual([])
})

test('the way in is short enough to be read', () => {
  expect(source.split('\n').length).toBeLessThanOrEqual(450)
})

test('the goals are read in full, with what was missed', () => {
  const rows = source.match(/\| (met|missed) \|$/gm) ?? []
  expect(rows.length).toBeGreaterThan(30)
  expect(science.goals).toHaveLength(rows.length)
  expect(science.goals.filter(({ met }) => !met)).toHaveLength(rows.filter((row) => row.includes('missed')).length)
  for (const goal of science.goals) expect(Object.values(goal).every((cell) => cell !== '')).toBe(true)
  const measures = science.goals.map(({ measure }) => measure)
  expect(new Set(measures).size).toBe(measures.length)
})

test('the number of goals that are met is said as it is', () => {
  const { met, all } = goalCounts(science.goals)
  expect(source).toContain(`${met} of ${all} are met`)
})

test('the results that come first are those of the document, and one of them was missed', () => {
  expect(keyResults(science.goals).some(({ met }) => !met)).toBe(true)
  expect(() => keyResults([])).toThrow('The document has no goal named')
})

const table = (kind: string, verdict: string) =>
  `| measure | kind | goal | reached | baseline |  |\n| --- | --- | --- | --- | --- | --- |\n| a | ${kind} | 1 | 2 | 3 | ${verdict} |\n`

test('a goal that is neither met nor missed, or says nothing of its data, stops the build', () => {
  expect(readScience(table('real', 'met')).goals).toHaveLength(1)
  expect(() => readScience(table('real', 'nearly'))).toThrow('A goal is neither met nor missed')
  expect(() => readScience(table('measured', 'met'))).toThrow('what it was measured on')
})

test('a document begins with its title and a sentence about itself', () => {
  const read = readDocument('rings.md', '# Rings\n\nWho acts together.\n\n## Method\n\nText.\n', documentLink)
  expect(read).toMatchObject({ slug: 'rings', title: 'Rings', lead: 'Who acts together.' })
  expect(read.headings.map(({ id }) => id)).toEqual(['method'])
  expect(() => readDocument('rings.md', '# Rings\n\n## Method\n\nText.\n', documentLink)).toThrow('rings.md')
})

test('what the way in doesn’t name comes last', () => {
  const slugs = ['b', 'c', 'a'].map((slug) => ({ slug }))
  expect(inOrder(slugs, ['c']).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
})

test('files and sources are called by what they hold', () => {
  expect(measureWords('creators_tiktok_famous: likes, 25% bought')).toBe('TikTok creators: likes, 25% bought')
  expect(science.goals.map(({ measure }) => measureWords(measure)).filter((words) => /\w_\w/.test(words))).toEqual([])
})

test('links between the documents lead to pages', () => {
  const html = parts.flatMap((part) => part.parts.map((each) => (each.kind === 'text' ? each.html : ''))).join('')
  const links = [...html.matchAll(/href="([^"#]+)[^"]*"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((href) => !/^https?:/.test(href) && !publicAddresses.includes(href))).toEqual([])
  expect(documentLink('../signals.md#growth')).toBe('/methodology/signals#growth')
})

test('the signals are drawn whole, each with a place of its own', () => {
  const signals = text('signals')
  const { headings } = renderMarkdown(signals, { link: documentLink })
  expect(headings.filter(({ level }) => level === 3)).toHaveLength(signals.match(/^### /gm)?.length ?? 0)
})

test('the charts of the posts say what the documents say', () => {
  const trust = text('science/trust-and-decision')
  for (const [score, clean, low, high] of calibration)
    expect(trust).toMatch(
      new RegExp(`^\\| ${score} \\|.*\\| ${clean.toFixed(1)}% \\| ${low.toFixed(1)}% to ${high.toFixed(1)}% \\|$`, 'm'),
    )
  const share = text('science/audience-share')
  for (const [accounts, known, unseen] of sampleWidths) {
    const widths = [...share.matchAll(new RegExp(`^\\| ${accounts} accounts \\|.*\\| (\\d+) points \\|$`, 'gm'))].map(
      ([, width]) => Number(width),
    )
    expect(widths).toEqual([known, unseen])
  }
  const tiktok = text('science/posts').split('### TikTok')[1]?.split('\n### ')[0] ?? ''
  for (const [deed, , found] of deliveries) {
    const shown = found < 9.95 ? found.toFixed(1) : String(found)
    expect(tiktok).toMatch(new RegExp(`^\\| ${deed.replace('|', '\\|')} \\| \\d+ \\| [\\d.]+ \\| ${shown}% \\|`, 'm'))
  }
})
