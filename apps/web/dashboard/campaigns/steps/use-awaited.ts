import { useEffect, useState } from 'react'

const againMs = 1_500
/** What was begun shows within seconds; after this it is looked for no more. */
const looksMax = 40

/** Looks again for what was just begun, until it is seen. @returns call it when something was begun */
export function useAwaited(seen: boolean, look: () => unknown): () => void {
  const [left, setLeft] = useState(0)
  if (seen && left > 0) setLeft(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => {
      void look()
      setLeft(left - 1)
    }, againMs)
    return () => clearTimeout(timer)
  }, [left, look])
  return () => setLeft(looksMax)
}
