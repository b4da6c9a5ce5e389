/** Finds a line in a text as whole words: “ok” is no part of “book”. What a newcomer would get wrong: `indexOf` starts anew at each place that begins like
 *  the line, so that a line of one letter, repeated, would take as long as both lengths multiplied. */

/** Knuth, Morris and Pratt: reads each character of the text once. @returns where the line begins, at or after a place; -1 where it is nowhere */
export function wholeWordsAt(text: string, line: string, from: number): number {
  const repeats = repeatsIn(line)
  let matched = 0
  for (let at = from; at < text.length; at += 1) {
    matched = goneOn(line, repeats, matched, text.charCodeAt(at))
    if (matched < line.length) continue
    const begin = at + 1 - line.length
    if (!isWordy(text[begin - 1]) && !isWordy(text[at + 1])) return begin
    matched = repeats[matched - 1] ?? 0
  }
  return -1
}

/** @returns for each beginning of a line how many of its last characters are the line's first ones too */
function repeatsIn(line: string): Uint32Array {
  const repeats = new Uint32Array(line.length)
  let matched = 0
  for (let at = 1; at < line.length; at += 1) {
    matched = goneOn(line, repeats, matched, line.charCodeAt(at))
    repeats[at] = matched
  }
  return repeats
}

/** @returns how many characters of the line match once another one was read */
function goneOn(line: string, repeats: Uint32Array, matched: number, code: number): number {
  let count = matched
  while (count > 0 && line.charCodeAt(count) !== code) count = repeats[count - 1] ?? 0
  return line.charCodeAt(count) === code ? count + 1 : count
}

function isWordy(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
