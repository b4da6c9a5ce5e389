import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessOf, linearTimePatienceMs, repeatingTexts } from '../../../../checks/linear-time.ts'
import { renderMarkdown, slugOf } from './render-markdown.ts'

function html(markdown: string): string {
  return renderMarkdown(markdown)
    .parts.map((part) => (part.kind === 'text' ? part.html : `[${part.name}]`))
    .join('')
}

test('headings have ids that the contents lead to, and the title of the page is left to the page', () => {
  const { headings } = renderMarkdown('# Title\n\n## What it *says*\n\ntext\n\n### In short\n')
  expect(headings).toEqual([
    { id: 'what-it-says', text: 'What it says', level: 2 },
    { id: 'in-short', text: 'In short', level: 3 },
  ])
  expect(html('# Title\n\n## A b\n')).toBe('<h2 id="a-b">A b</h2>\n')
})

test('two headings that read alike stop the build', () => {
  expect(() => renderMarkdown('## Same\n\n## Same\n')).toThrow('The heading "Same" is not unique.')
})

test('sources are numbered in the order in which they are cited, and lead back', () => {
  const text = html('One[^b]. Two[^a]. One again[^b].\n\n[^a]: First source\n[^b]: Second *source*\n')
  expect(text.indexOf('source-b')).toBeLessThan(text.indexOf('source-a'))
  expect(text).toContain('<li id="source-b">Second <em>source</em>')
  expect(text.match(/id="cited-b"/g)).toHaveLength(1)
  expect(text.match(/href="#source-b"/g)).toHaveLength(2)
})

test('a citation without a source and a source without a citation stop the build', () => {
  expect(() => renderMarkdown('One[^a].')).toThrow('The source [^a] is cited and not given.')
  expect(() => renderMarkdown('One.\n\n[^a]: Idle')).toThrow('Sources are given and not cited: a.')
})

test('a table scrolls inside a named region, and its columns of figures line up on the right', () => {
  const text = html('| Size | Rate | Note |\n|---|---|---|\n| small | 3.4 % | good |\n| large | 1.1 % | usual |\n')
  expect(text).toContain('role="region" aria-label="Table: Size, Rate, Note" tabindex="0"')
  expect(text).toContain('<td data-number="short">3.4 %</td>')
  expect(text).toContain('<td>good</td>')
})

test('a corner of a table without words is no heading, and many columns may be wider than the text', () => {
  const text = html('| | a | b | c | d | e |\n|---|---|---|---|---|---|\n| x | 1 | 2 | 3 | 4 | 5 |\n')
  expect(text).toContain('<div class="table wide"')
  expect(text).toContain('<tr><td></td><th scope="col" data-number="short">a</th>')
})

test('a slot cuts the text where a component draws', () => {
  expect(renderMarkdown('before\n\n:::chart-one\n\nafter').parts.map(({ kind }) => kind)).toEqual([
    'text',
    'slot',
    'text',
  ])
})

test('markup in an article is shown and never run', () => {
  expect(html('<script>alert(1)</script>\n\nand <b onclick="x">inline</b>')).not.toMatch(/<(script|b)/)
})

test('addresses of links are written so that they cannot leave their attribute', () => {
  expect(html('[a](https://x.test/?q="onload=1)')).not.toMatch(/"onload/)
})

test('the words of a text hold no marks, and keep words and punctuation together', () => {
  expect(renderMarkdown('A **bold** word, `code`; [a link](/x).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n').text).toBe(
    'A bold word, code; a link. a b 1 2',
  )
})

test('whatever a heading says, its id is made of letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})

test('a passage that is longer than any article needs stops the build', () => {
  expect(() => renderMarkdown(`${'[a '.repeat(3_000)}`)).toThrow(
    'A passage has more than 8000 characters. Part it before "[a [a',
  )
  expect(html('word '.repeat(1_000))).toContain('<p>word')
})

const inArticles = [
  ...[
    '[^a]',
    '[^a]: b\n',
    '**',
    '~~',
    '|a|b|\n',
    '|-|-|\n',
    '- a\n',
    '  - a\n',
    '1. ',
    '> ',
    '```',
    '](b)',
    '![',
    '<!--',
  ],
  ...['<b>', ':::a\n', '---\n', '\\', 'www.', 'a@b.', 'http://'],
]

test(
  'rendering takes time linear in a text of many passages, whatever they repeat',
  () => {
    fc.assert(
      fc.property(repeatingTexts(inArticles), (text) => {
        expect(excessOf(renderMarkdown, (factor) => `${text(300, 1)}\n\n`.repeat(8 * factor))).toBeNull()
      }),
      { numRuns: 60, endOnFailure: true },
    )
  },
  linearTimePatienceMs,
)
