import { expect, test } from 'vitest'
import { curlyQuotes } from './curly-quotes.ts'
import { renderMarkdown } from './render-markdown.ts'

test.each([
  ['It doesn\'t say "no"', 'It doesn’t say “no”'],
  ['"Real", ("likely"), creators\' posts', '“Real”, (“likely”), creators’ posts'],
  ['"She said \'maybe\'"', '“She said ‘maybe’”'],
  ['the \'90s—"so"', 'the ’90s—“so”'],
  ['', ''],
  ['“kept”', '“kept”'],
])('%s reads %s', (straight, curled) => {
  expect(curlyQuotes(straight)).toBe(curled)
})

const html = (markdown: string) =>
  renderMarkdown(markdown)
    .parts.map((part) => (part.kind === 'text' ? part.html : part.name))
    .join('')

test('quotes around what is strong, linked or code open and close by what stands before them', () => {
  expect(html('Press "**Verify**" or "[it\'s](/a?b=\'c\')", not "`don\'t`".')).toBe(
    '<p>Press “<strong>Verify</strong>” or “<a href="/a?b=\'c\'">it’s</a>”, not “<code>don&#39;t</code>”.</p>\n',
  )
})

test('lists, tables, sources, headings and the words for the search are curled, and a block of code is not', () => {
  const text =
    '## What\'s "new"\n\n- "a"\n\n> "b"\n\n| "c" |\n|---|\n| \'d\' |\n\n```\n"e"\n```\n\n"f"[^g]\n\n[^g]: "h"\n'
  const shown = html(text)
  for (const words of ['What’s “new”', '“a”', '“b”', '“c”', '‘d’', '“f”', '“h”', 'Table: “c”'])
    expect(shown).toContain(words)
  expect(shown).toContain('&quot;e&quot;')
  expect(renderMarkdown(text).headings[0]).toEqual({ id: 'what-s-new', text: 'What’s “new”', level: 2 })
  expect(renderMarkdown(text).text).toContain('“a” “b”')
})
