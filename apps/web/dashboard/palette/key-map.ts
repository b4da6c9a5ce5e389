import { places } from './places.ts'

/** The keys that work on every page. Nothing of it works while somebody types, except the palette's own. */

export interface KeyPress {
  key: string
  /** Ctrl, or Cmd on a Mac. */
  command: boolean
  /** In a field, a list of choices or a dialog. */
  typing: boolean
}

export type KeyAction =
  | { do: 'palette' }
  | { do: 'keys' }
  | { do: 'undo' }
  | { do: 'go'; to: string }
  /** G was pressed: the next key says where to. */
  | { do: 'wait' }

/** @param waiting whether G was pressed just before
 *  @returns what a press does; null: nothing of ours */
export function keyAction({ key, command, typing }: KeyPress, waiting: boolean): KeyAction | null {
  const letter = key.toLowerCase()
  if (command) {
    if (letter === 'k') return { do: 'palette' }
    return letter === 'z' && !typing ? { do: 'undo' } : null
  }
  if (typing) return null
  if (waiting) {
    const place = places.find((each) => each.key === letter)
    return place ? { do: 'go', to: place.to } : null
  }
  if (key === '?') return { do: 'keys' }
  return letter === 'g' ? { do: 'wait' } : null
}

/** What the map of keys shows; keys that are pressed one after the other stand apart. */
export const keyMap: readonly { title: string; keys: readonly { keys: readonly string[]; does: string }[] }[] = [
  {
    title: 'Everywhere',
    keys: [
      { keys: ['Ctrl or ⌘', 'K'], does: 'Search pages, creators, lists and actions' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Ctrl or ⌘', 'Z'], does: 'Undo your last shortlist change' },
      { keys: ['Esc'], does: 'Close the open panel' },
    ],
  },
  {
    title: 'Go to',
    keys: places.flatMap(({ key, name }) => (key ? [{ keys: ['G', key.toUpperCase()], does: name }] : [])),
  },
  {
    title: 'On a page',
    keys: [
      { keys: ['/'], does: 'Go to the verify box, on Home and Verify' },
      { keys: ['↑', '↓'], does: 'Move a creator on a shortlist, with the drag handle focused' },
      { keys: ['Home', 'End'], does: 'Move a creator to the top or bottom' },
    ],
  },
]
