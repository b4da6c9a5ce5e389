/** What changed between two versions of a contract, word by word. */

export interface MarkedPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface MarkedClause {
  heading: string
  kind: 'same' | 'changed' | 'added' | 'removed'
  parts: MarkedPart[]
}

interface Clause {
  heading: string
  text: string
}

/** Pairs of words that are compared at most; longer passages are shown as replaced, so that no text keeps a page busy. */
const pairsMax = 1_000_000

/** @returns the clauses of both versions, in the newer one's order, with what was removed where it stood. Clauses are known by their headings. */
export function markedClauses(before: readonly Clause[], after: readonly Clause[]): MarkedClause[] {
  const left = [...before]
  const marked = after.map(({ heading, text }): MarkedClause => {
    const place = left.findIndex((each) => each.heading === heading)
    const [earlier] = place < 0 ? [] : left.splice(place, 1)
    if (earlier === undefined) return { heading, kind: 'added', parts: [{ kind: 'added', text }] }
    const parts = markedText(earlier.text, text)
    return { heading, kind: parts.every(({ kind }) => kind === 'same') ? 'same' : 'changed', parts }
  })
  const gone = left.map(({ heading, text }): MarkedClause => {
    return { heading, kind: 'removed', parts: [{ kind: 'removed', text }] }
  })
  return [...marked, ...gone]
}

/** @returns the words of both texts in order: joined without the added ones they are the first, without the removed ones the second */
export function markedText(before: string, after: string): MarkedPart[] {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  let head = 0
  while (head < old.length && head < young.length && old[head] === young[head]) head += 1
  let tail = 0
  while (
    tail < old.length - head &&
    tail < young.length - head &&
    old[old.length - 1 - tail] === young[young.length - 1 - tail]
  )
    tail += 1
  const middle = compared(old.slice(head, old.length - tail), young.slice(head, young.length - tail))
  const same = (words: string[]): MarkedPart => ({ kind: 'same', text: words.join('') })
  return joined([same(old.slice(0, head)), ...middle, same(old.slice(old.length - tail))])
}

/** Words with the spaces before them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** The longest common subsequence, by its table of lengths. */
function compared(old: readonly string[], young: readonly string[]): MarkedPart[] {
  const replaced: MarkedPart[] = [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: young.join('') },
  ]
  if (old.length === 0 || young.length === 0 || old.length * young.length > pairsMax) return replaced
  const width = young.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = young.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === young[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const parts: MarkedPart[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < young.length) {
    if (row < old.length && column < young.length && old[row] === young[column]) {
      parts.push({ kind: 'same', text: old[row] ?? '' })
      row += 1
      column += 1
    } else if (column >= young.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: old[row] ?? '' })
      row += 1
    } else {
      parts.push({ kind: 'added', text: young[column] ?? '' })
      column += 1
    }
  }
  return parts
}

/** Neighbors of one kind become one part. */
function joined(parts: readonly MarkedPart[]): MarkedPart[] {
  const all: MarkedPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) last.text += part.text
    else all.push({ ...part })
  }
  return all
}
