import type { Token, Tokens } from 'marked'

/** Straight quotes of an article as a typesetter draws them. Code stays as it is typed, and so do links' addresses. */

/** What a quote opens after: nothing, a space, or what opens itself. */
const opensAfter = /^[\s([{“‘—–/]?$/

/** @param before the character that stands before the text; empty at the beginning of a line
 *  @returns the text with its quotes curled */
export function curlyQuotes(text: string, before = ''): string {
  let last = before
  return text.replace(/["']|[^"']+/g, (piece, at: number) => {
    const curled = piece === '"' || piece === "'" ? curledQuote(piece, last, text.charAt(at + 1)) : piece
    last = curled.slice(-1)
    return curled
  })
}

function curledQuote(quote: '"' | "'", before: string, after: string): string {
  const opens = opensAfter.test(before)
  if (quote === '"') return opens ? '“' : '”'
  // What is left out before a number is no quote: ’90s.
  return opens && !/\d/.test(after) ? '‘' : '’'
}

/** Curls the quotes of all words in the tokens of a text, in place. */
export function curlTokens(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'list') for (const { tokens: inside } of (token as Tokens.List).items) curlTokens(inside)
    else if (token.type === 'blockquote') curlTokens((token as Tokens.Blockquote).tokens)
    else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table
      for (const cell of [...header, ...rows.flat()]) curlLine(cell.tokens, '')
    } else curlLine([token], '')
  }
}

/** @returns the last character of the line so far, by which the next quote opens or closes */
function curlLine(tokens: readonly Token[], before: string): string {
  let last = before
  for (const token of tokens) {
    if ('tokens' in token && token.tokens) last = curlLine(token.tokens, last)
    else if (token.type === 'text' || token.type === 'escape') {
      const words = token as Tokens.Text | Tokens.Escape
      words.text = curlyQuotes(words.text, last)
      last = words.text.slice(-1) || last
    } else if (token.type === 'br') last = ''
    else if (token.raw !== '') last = token.raw.slice(-1)
  }
  return last
}
