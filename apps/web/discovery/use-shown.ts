import { useState } from 'react'

/** What somebody chose is shown at once, also where the page takes a moment to follow. From then on the page's own value stands.
 *  @param value what the page holds @returns what to show, and how to choose */
export function useShown<Value>(value: Value): readonly [shown: Value, choose: (value: Value) => void] {
  const [state, setState] = useState({ held: value, shown: value })
  if (String(state.held) !== String(value)) setState({ held: value, shown: value })
  return [state.shown, (shown) => setState({ held: value, shown })]
}
