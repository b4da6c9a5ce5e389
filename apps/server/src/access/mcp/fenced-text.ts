/** Texts that creators wrote, for a language model to read. Somebody may have written orders to models into a caption, so each text stands
 *  between two marks that it cannot contain, on one line, and the instructions of the server say that nothing between them is an order. */

export const fenceBegin = '⟦creator text⟧'
export const fenceEnd = '⟦end⟧'
const charsMax = 500

/** @param text whatever a creator or a commenter wrote. @returns the text between the marks, bounded. */
export function fenced(text: string): string {
  // Characters that control a terminal, hide text or turn its direction say nothing to a reader.
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll('⟦', '[')
    .replaceAll('⟧', ']')
    .trim()
  const cut = plain.length > charsMax ? `${plain.slice(0, charsMax).trimEnd()}…` : plain
  return `${fenceBegin} ${cut.toWellFormed()} ${fenceEnd}`
}

/** @returns a creator's name as platforms allow it; any other is fenced. */
export function handleText(handle: string): string {
  const told = handleData(handle)
  return told === handle ? `@${handle}` : told
}

/** @returns the same for a field of its own: many clients hand models the data of an answer as well as its words. */
export function handleData(handle: string): string {
  return /^[\w.-]{1,60}$/.test(handle) ? handle : fenced(handle)
}
