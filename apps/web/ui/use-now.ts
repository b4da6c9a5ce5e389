import { useEffect, useState } from 'react'

/** @returns the time on this machine, renewed every `periodMs` while the page is seen; `null` stops it. */
export function useNow(periodMs: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (periodMs === null) return
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now())
    }, periodMs)
    return () => clearInterval(timer)
  }, [periodMs])
  return now
}
