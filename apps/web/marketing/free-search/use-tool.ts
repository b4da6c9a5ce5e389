import { analysesPerEmailMax, type creatorTool } from '@vouch/contract'
import { useCallback, useEffect, useState } from 'react'
import { postForm } from '../forms/post-form.ts'
import { dayOf, emailKey, keepUsed, usageKey, usedOn } from './tool-usage.ts'

/** The tool's state: locked until an address is left, then unlocked, with what is used of the day. The server decides both; the browser
 *  remembers them so that the page need not wait for it. */
export interface ToolState {
  /** Null: locked. */
  email: string | null
  used: number
  limit: number
}

const locked: ToolState = { email: null, used: 0, limit: analysesPerEmailMax }

/** @returns the state as the browser remembers it, then as the server has it, and what changes it. The first drawing is locked, as on the
 *  server's pages. */
export function useTool() {
  const [state, setState] = useState(locked)
  const keep = useCallback((next: Omit<ToolState, 'limit'> & { limit?: number }) => {
    remember(next)
    setState((before) => (next.email === null ? locked : { ...before, ...next }))
  }, [])
  /** Takes over what the server says about an address; what it refuses locks the tool again. */
  const refresh = useCallback(
    async (email: string) => {
      const answer = await register(email)
      if (answer.kind === 'open') keep({ email, used: answer.used, limit: answer.limit })
      if (answer.kind === 'refused') keep(locked)
    },
    [keep],
  )
  useEffect(() => {
    const email = window.localStorage.getItem(emailKey)
    if (!email) return
    setState({ ...locked, email, used: usedOn(window.localStorage, dayOf(new Date())) })
    void refresh(email)
  }, [refresh])
  return { state, keep, refresh }
}

function remember({ email, used }: Pick<ToolState, 'email' | 'used'>): void {
  const { localStorage } = window
  if (email === null) for (const key of [emailKey, usageKey]) localStorage.removeItem(key)
  else {
    localStorage.setItem(emailKey, email)
    keepUsed(localStorage, dayOf(new Date()), used)
  }
}

export type Registration = { kind: 'open'; used: number; limit: number } | { kind: 'refused' } | { kind: 'unknown' }

/** Registers an address. @returns what is used of its day; `refused` where it is none, `unknown` where the server did not say. */
export async function register(email: string): Promise<Registration> {
  const body = { email, timestamp: new Date().toISOString(), source: 'free-search' }
  const outcome = await postForm<typeof creatorTool.register>('/api/submit-creator-tool-email', body)
  if (outcome.ok) return { kind: 'open', used: outcome.body.used, limit: outcome.body.limit }
  return { kind: outcome.code === 'validation' ? 'refused' : 'unknown' }
}
