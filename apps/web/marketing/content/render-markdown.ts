/** Markdown as the site's own HTML, made while the site is built. It adds what articles need and Markdown lacks: ids on
 *  headings, curly quotes, tables that scroll inside themselves, numbered sources, and places (`:::name`) where a component draws. */

import { Marked, type Token, type Tokens } from 'marked'
import type { ArticlePart, Heading } from './article.ts'
import { curlTokens, curlyQuotes } from './curly-quotes.ts'

export interface Rendered {
  parts: ArticlePart[]
  headings: Heading[]
  text: string
}

export interface RenderOptions {
  /** Rewrites the address of a link; the default keeps it. */
  link?: (href: string) => string
}

interface Source {
  id: string
  html: string
}

const slotLine = /^:::([a-z][a-z0-9-]*)$/
const sourceLine = /^\[\^([\w-]+)\]:\s+(\S.*)$/

/** Characters of a passage without an empty line; the longest table of ours has 5,063. Within a passage the parser looks at every bracket and
 *  star again for each of them, so a bound on passages is what keeps its time linear in the text. */
const passageCharsMax = 8_000

/** @throws Error where a source is cited and not given, or given and not cited, where two headings would share an id, or where a passage is
 *  longer than any article needs. */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): Rendered {
  const { body, sources } = takeSources(markdown)
  refuseLongPassages(body)
  const headings: Heading[] = []
  const cited: string[] = []
  const marked = markedFor(options, headings, (id) => {
    if (!sources.has(id)) throw new Error(`The source [^${id}] is cited and not given.`)
    const first = !cited.includes(id)
    if (first) cited.push(id)
    return { number: cited.indexOf(id) + 1, first }
  })
  const parts = partsOf(body).map((part): ArticlePart => {
    return part.kind === 'slot' ? part : { kind: 'text', html: marked.parse(part.html, { async: false }) }
  })
  const idle = [...sources.keys()].filter((id) => !cited.includes(id))
  if (idle.length > 0) throw new Error(`Sources are given and not cited: ${idle.join(', ')}.`)
  const listed = cited.map((id) => ({ id, html: inline(marked, sources.get(id) ?? '') }))
  if (listed.length > 0) {
    headings.push({ id: 'sources', text: 'Sources', level: 2 })
    parts.push({ kind: 'text', html: sourceList(listed) })
  }
  const tokens = marked.lexer(body)
  curlTokens(tokens)
  return { parts, headings, text: plainText(tokens) }
}

/** Separates `[^id]: text` lines from the body: they are gathered at the end, in the order of their citation. */
function takeSources(markdown: string): { body: string; sources: Map<string, string> } {
  const sources = new Map<string, string>()
  const body = markdown.split('\n').filter((line) => {
    const found = sourceLine.exec(line)
    if (found) sources.set(found[1] ?? '', found[2] ?? '')
    return !found
  })
  return { body: body.join('\n'), sources }
}

function refuseLongPassages(body: string): void {
  let chars = 0
  for (const line of body.split('\n')) {
    chars = line.trim() === '' ? 0 : chars + line.length + 1
    if (chars <= passageCharsMax) continue
    throw new Error(`A passage has more than ${passageCharsMax} characters. Part it before "${line.slice(0, 60)}".`)
  }
}

/** Cuts the body at its slots, which stand alone on their line. */
function partsOf(body: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  let lines: string[] = []
  const close = () => {
    if (lines.join('').trim() !== '') parts.push({ kind: 'text', html: lines.join('\n') })
    lines = []
  }
  for (const line of body.split('\n')) {
    const slot = slotLine.exec(line)
    if (slot) {
      close()
      parts.push({ kind: 'slot', name: slot[1] ?? '' })
    } else lines.push(line)
  }
  close()
  return parts
}

type Cite = (id: string) => { number: number; first: boolean }

function markedFor({ link = (href) => href }: RenderOptions, headings: Heading[], cite: Cite): Marked {
  const marked = new Marked({ gfm: true })
  marked.use({
    hooks: {
      processAllTokens(tokens) {
        curlTokens(tokens)
        return tokens
      },
    },
    extensions: [citation(cite)],
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        // The title of a page is its only h1; a document's own title is left to the page.
        if (depth === 1) return ''
        const id = headingId(plainText(tokens), headings)
        const level = Math.min(depth, 4)
        if (level === 2 || level === 3) headings.push({ id, text: plainText(tokens), level })
        return `<h${level} id="${id}">${html}</h${level}>\n`
      },
      link({ href, title, tokens }) {
        const to = link(href)
        const outside = /^https?:/.test(to) ? ' rel="noopener nofollow"' : ''
        const hint = title ? ` title="${escaped(title)}"` : ''
        return `<a href="${escaped(to)}"${hint}${outside}>${this.parser.parseInline(tokens)}</a>`
      },
      table(token) {
        return tableHtml(token, (tokens) => this.parser.parseInline(tokens))
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`
      },
      // Nothing in the articles may smuggle markup past this renderer.
      html({ text }) {
        return escaped(text)
      },
    },
  })
  return marked
}

function citation(cite: Cite) {
  return {
    name: 'citation',
    level: 'inline' as const,
    start: (text: string) => text.indexOf('[^'),
    tokenizer(text: string) {
      const found = /^\[\^([\w-]+)\]/.exec(text)
      return found ? { type: 'citation', raw: found[0], id: found[1] } : undefined
    },
    renderer(token: Tokens.Generic) {
      const id = String(token.id)
      const { number, first } = cite(id)
      const back = first ? ` id="cited-${id}"` : ''
      return `<sup class="cite"><a href="#source-${id}"${back} aria-label="Source ${number}">${number}</a></sup>`
    },
  }
}

/** @throws Error when the id is taken: two headings of a page that read alike are a fault of the page. */
function headingId(text: string, taken: readonly Heading[]): string {
  const id = slugOf(text)
  if (id === '' || taken.some((heading) => heading.id === id)) throw new Error(`The heading "${text}" is not unique.`)
  return id
}

/** @returns a text as the readable part of an address. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** From this many columns on, a table may be wider than the text. */
const wideColumns = 6
/** A cell of figures that is longer than this holds words too, and may break. */
const figureCharsMax = 14

/** A table that is wider than its place scrolls inside a region of its own, which the keyboard can reach. */
function tableHtml({ header, rows }: Tokens.Table, inlineOf: (tokens: Token[]) => string): string {
  // A column is one of figures when most of its cells begin with a digit or a sign; such columns end on the right.
  const numeric = header.map((_, column) => {
    const figures = rows.filter((row) => /^[−–+\-.$<>≤≥×]?\s?\d|^–$/.test(row[column]?.text ?? ''))
    return column > 0 && figures.length * 2 > rows.length
  })
  const mark = (column: number, text: string) => {
    if (!numeric[column]) return ''
    return text.length > figureCharsMax ? ' data-number="long"' : ' data-number="short"'
  }
  const heads = header.map((cell, column) => {
    const attributes = mark(column, cell.text)
    // A corner without words is no heading of anything.
    return cell.text === '' ? '<td></td>' : `<th scope="col"${attributes}>${inlineOf(cell.tokens)}</th>`
  })
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) => `<td${mark(column, cell.text)}>${inlineOf(cell.tokens)}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  const names = header.map((cell) => cell.text).filter(Boolean)
  const label = escaped(curlyQuotes(names.join(', ').replace(/[*`]/g, '')))
  const kind = header.length >= wideColumns ? 'table wide' : 'table'
  return `<div class="${kind}" role="region" aria-label="Table: ${label}" tabindex="0"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>\n`
}

function inline(marked: Marked, text: string): string {
  return marked.parseInline(text, { async: false })
}

function sourceList(sources: readonly Source[]): string {
  const items = sources.map(({ id, html }) => {
    return `<li id="source-${id}">${html} <a class="back" href="#cited-${id}" aria-label="Back to the text">↩</a></li>`
  })
  return `<section class="sources" aria-labelledby="sources"><h2 id="sources">Sources</h2><ol>${items.join('\n')}</ol></section>\n`
}

/** @returns the words of tokens without any mark, single spaces between them. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(wordsOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}

function wordsOf(token: Token): string {
  if (token.type === 'citation' || token.type === 'space' || token.type === 'hr') return ''
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].map((row) => row.map((cell) => plainText(cell.tokens)).join(' ')).join(' ')
  }
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ')
  if ('tokens' in token && token.tokens) return inlineWords(token.tokens)
  return 'text' in token && typeof token.text === 'string' ? unescaped(token.text) : ''
}

/** Inside a line the spaces stand in the text already: joining with more would part a word from its comma. */
function inlineWords(tokens: readonly Token[]): string {
  return tokens.map(wordsOf).join('')
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
