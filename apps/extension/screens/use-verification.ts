import { useEffect, useRef, useState } from 'react'
import { ask, type Failure, type Purpose, type Verification } from '../asking/messages.ts'

/** Milliseconds between two looks at a verification that runs: a person waits for it. */
const lookMs = 1_000

export interface FollowedVerification {
  busy: boolean
  failure: Failure | null
  found: Verification | null
  /** @returns the verification's id; null where none began */
  start: (about: { url: string; purpose: Purpose }) => Promise<string | null>
}

/** Starts a verification and follows it to its end. @param onDone hears of the end */
export function useVerification(onDone: () => void): FollowedVerification {
  const [state, setState] = useState<Omit<FollowedVerification, 'start'>>({ busy: false, failure: null, found: null })
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const follow = async (id: string) => {
    while (!gone.current) {
      const reply = await ask('follow', { id })
      if (gone.current) return
      if (!reply.ok) return setState({ busy: false, failure: reply.failure, found: null })
      const { value: found } = reply
      const ended = found.state === 'done' || found.state === 'failed'
      const failure = found.failure ? { code: found.failure.code, sentence: found.failure.error } : null
      setState({ busy: !ended, failure, found: ended ? null : found })
      if (ended) return onDone()
      await new Promise((go) => setTimeout(go, lookMs))
    }
  }
  const start: FollowedVerification['start'] = async (about) => {
    setState({ busy: true, failure: null, found: null })
    const reply = await ask('verify', about)
    if (!reply.ok) {
      setState({ busy: false, failure: reply.failure, found: null })
      return null
    }
    follow(reply.value.id).catch(() => undefined)
    return reply.value.id
  }
  return { ...state, start }
}
