/** The text of a letter that was written as a page. What a newcomer would get wrong: packages that do this walk a tree, and a small page can make them walk it
 *  for seconds, in which nothing else is answered. Here the page is read once, from its beginning to its end. */

/** Elements whose text nobody sees. */
const unseen = new Set(['head', 'style', 'script', 'title', 'template', 'noscript'])
const paragraphs = new Set(['p', 'blockquote', 'ul', 'ol', 'table', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const blocks = new Set(['div', 'tr', 'li', 'dt', 'dd', 'hr', 'section', 'article', 'header', 'footer', 'center'])
const cells = new Set(['td', 'th'])
/** Marks of quotes in quotes. */
const quotesMax = 5
const attributesMax = 2_000

/** @returns the text, of which no more is made than so many characters and a line */
export function htmlText(html: string, charsMax: number): string {
  const page = new Page()
  const form = /<(?:!--|[!?]|(\/?)([a-z][a-z0-9]{0,15}))/gi
  const lastEnd = html.lastIndexOf('>')
  let from = 0
  for (let found = form.exec(html); found !== null && page.length < charsMax; found = form.exec(html)) {
    const { index } = found
    // What is never closed is no tag.
    if (index > lastEnd) break
    page.write(html.slice(from, index))
    const [opening, slash, name = ''] = found
    from = endOf(html, opening === '<!--' ? '-->' : '>', form.lastIndex)
    const tag = name.toLowerCase()
    if (slash === '' && unseen.has(tag)) from = endOfUnseen(html, tag, from)
    else if (slash === '') page.open(tag, html.slice(form.lastIndex, Math.min(from, form.lastIndex + attributesMax)))
    else if (slash === '/') page.close(tag)
    form.lastIndex = from
  }
  if (page.length < charsMax) page.write(html.slice(from, from + charsMax))
  return page.text()
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

function endOfUnseen(html: string, tag: string, from: number): number {
  const form = new RegExp(`</${tag}`, 'gi')
  form.lastIndex = from
  return form.exec(html) === null ? html.length : endOf(html, '>', form.lastIndex)
}

const address = /\bhref\s{0,3}=\s{0,3}(?:"([^"]{0,1000})"|'([^']{0,1000})'|([^\s"'>]{1,1000}))/i

/** What was read so far, line by line. */
class Page {
  length = 0
  readonly #lines: string[] = []
  /** The line that has not ended, in pieces: to look at what grows would read it again each time. */
  #pieces: string[] = []
  #endsInSpace = true
  #isBlank = true
  #quotes = 0
  /** Quotes around the last line. */
  #quotesBefore = 0
  #isApart = false
  #keepsLines = 0
  #link: { target: string; from: number } | null = null

  write(html: string): void {
    if (html === '') return
    const text = withoutEntities(html)
    if (this.#keepsLines === 0) {
      this.#add(text.replaceAll(/\s+/g, ' '))
      return
    }
    const [first = '', ...others] = text.split('\n')
    this.#add(first)
    for (const each of others) {
      this.#end()
      this.#add(each)
    }
  }

  open(tag: string, attributes: string): void {
    if (tag === 'br') this.#end()
    else this.#breakAt(tag)
    if (tag === 'blockquote') this.#quotes += 1
    if (tag === 'pre') this.#keepsLines += 1
    if (tag === 'li') this.#pieces.push('* ')
    if (tag === 'a') {
      const [, ...targets] = address.exec(attributes) ?? []
      const target = withoutEntities(targets.find((each) => each !== undefined) ?? '').trim()
      this.#link = /^(?:https?:|mailto:)/i.test(target) ? { target, from: this.#pieces.length } : null
    }
  }

  close(tag: string): void {
    if (tag === 'a' && this.#link !== null) {
      const { target, from } = this.#link
      const shown = this.#pieces.slice(from).join('').trim()
      if (shown !== '' && !target.endsWith(shown)) this.#add(` [${target}]`)
      this.#link = null
    }
    this.#breakAt(tag)
    if (tag === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1)
    if (tag === 'pre') this.#keepsLines = Math.max(0, this.#keepsLines - 1)
  }

  text(): string {
    if (!this.#isBlank) this.#end()
    return this.#lines.join('\n').trim()
  }

  #add(text: string): void {
    const piece = this.#keepsLines === 0 && this.#endsInSpace ? text.replace(/^ /, '') : text
    if (piece === '') return
    this.#pieces.push(piece)
    this.#endsInSpace = piece.endsWith(' ')
    this.#isBlank &&= piece.trim() === ''
    this.length += piece.length
  }

  #breakAt(tag: string): void {
    const isApart = paragraphs.has(tag)
    if (cells.has(tag)) this.#add(' ')
    if (!isApart && !blocks.has(tag)) return
    if (!this.#isBlank) this.#end()
    this.#begin()
    this.#isApart ||= isApart
  }

  #begin(): void {
    this.#pieces = []
    this.#link = null
    this.#endsInSpace = true
    this.#isBlank = true
  }

  #end(): void {
    const quotes = Math.min(this.#quotes, quotesMax)
    if (this.#isBlank) this.#space(quotes)
    else {
      if (this.#isApart && this.#lines.length > 0) this.#space(Math.min(quotes, this.#quotesBefore))
      this.#isApart = false
      this.#quotesBefore = quotes
      this.#lines.push(`${'> '.repeat(quotes)}${this.#pieces.join('').trimEnd()}`)
    }
    this.length += 2 * quotes + 1
    this.#begin()
  }

  /** One empty line sets apart as well as ten. */
  #space(quotes: number): void {
    if (!/^[> ]{0,20}$/.test(this.#lines.at(-1) ?? '')) this.#lines.push('> '.repeat(quotes).trimEnd())
  }
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}\d{0,2}));?/gi

/** Their numbers follow one another from 160. */
const latin =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo
  frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
  Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
  igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(
    /\s+/,
  )
const named = new Map([
  ...latin.map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    hellip: '…',
    bull: '•',
    trade: '™',
  }),
  ...Object.entries({
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    zwnj: '',
    ensp: ' ',
    emsp: ' ',
  }),
])

function withoutEntities(html: string): string {
  if (!html.includes('&')) return html
  return html.replaceAll(entity, (each, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? each
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
