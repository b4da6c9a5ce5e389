import type { waitlist } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { fetchJson } from '../forms/post-form.ts'

const againMs = 30_000

/** @returns how many people wait, asked for every 30 seconds; 0 until it is known. A failed question keeps the last answer. */
export function useWaitingCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const ask = async () => {
      const outcome = await fetchJson<typeof waitlist.count>('/api/waitlist/count')
      if (outcome.ok) setCount(outcome.body.count)
    }
    ask()
    const timer = setInterval(ask, againMs)
    return () => clearInterval(timer)
  }, [])
  return count
}
