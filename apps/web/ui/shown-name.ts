/** Names that others wrote. A name may hold characters that turn the direction of everything after them; they are never
 *  meant to be seen, and around a name they can make a page say something else. */

/** The marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm (UAX #9, section 2). */
const directionCharacters = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** @returns the text without characters that control direction; letters of every script stay. */
export function withoutDirections(text: string): string {
  return text.replaceAll(directionCharacters, '')
}

/** @returns what a creator is called: the display name, or the handle where there is none to see. */
export function shownName({ displayName, handle }: { displayName: string | null; handle: string }): string {
  return withoutDirections(displayName ?? '').trim() || withoutDirections(handle)
}
