import { startTransition, useEffect, useState } from 'react'

/** As many rows as a slow phone draws without a pause that somebody notices. */
const rowsAtOnce = 10

/** @returns the number of rows to draw next, on the way to those that were asked for */
export function nextDrawn(drawn: number, asked: number): number {
  return Math.min(asked, drawn + rowsAtOnce)
}

export interface MoreRows {
  /** Rows that were asked for: what the words beside a list say. */
  asked: number
  /** Rows that are drawn: fewer for a moment. */
  drawn: number
  more: () => void
}

/** A list that grows by a step at a press. The press is answered at once; its rows follow a few at a time, so that neither the next press nor
 *  a scroll waits for all of them. Rows should be memoised.
 *  @param step rows that are there at first, and that come with each press */
export function useMoreRows(step: number): MoreRows {
  const [asked, setAsked] = useState(step)
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn < asked) startTransition(() => setDrawn(nextDrawn(drawn, asked)))
  }, [drawn, asked])
  return { asked, drawn, more: () => setAsked(asked + step) }
}

/** A list that comes while the page is there: its first rows are drawn at once, the others a few at a time. What is known from before is drawn
 *  whole, so that whoever comes back finds the place. Rows should be memoised.
 *  @param there rows that have come so far
 *  @param known whether somebody has seen them here before
 *  @returns how many of them to draw */
export function useArrivingRows(there: number, known: boolean): number {
  const [drawn, setDrawn] = useState(known ? Math.max(there, rowsAtOnce) : rowsAtOnce)
  useEffect(() => {
    if (drawn < there) startTransition(() => setDrawn(nextDrawn(drawn, there)))
  }, [drawn, there])
  return drawn
}
