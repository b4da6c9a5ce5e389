/** Keys as they are written. A parser keeps the last of two equal ones and says nothing, so they are counted before it reads them.
 *  @param text that is JSON
 *  @returns how many keys stand in it, at all depths */
export function jsonKeys(text: string): number {
  let keys = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = afterText(text, at + 1)
    while (' \t\r\n'.includes(text[at] ?? '.')) at++
    if (text[at] === ':') keys++
  }
  return keys
}

/** @returns the place behind the mark that closes a text */
function afterText(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}
