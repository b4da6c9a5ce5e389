import { useEffect, useState } from 'react'

/** Somebody who pauses this long has written a thought to its end, milliseconds. */
const settledAfterMs = 400

/** @returns a text as it was when nobody had changed it for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
