import { Fragment } from 'react'

/** A handle may break after its separators, as its owner would read it, and not in the middle of a word. */
export function BreakableHandle({ handle }: { handle: string }) {
  const parts = handle.split(/(?<=[_.-])/).map((part, place) => ({ part, place }))
  return parts.map(({ part, place }) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
