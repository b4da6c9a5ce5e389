import type { creatorTool } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { postForm } from '../forms/post-form.ts'
import { dayOf, emailKey, keepUsed, usageKey, usedOn } from './tool-usage.ts'

/** The tool's state: locked until an address is left, then unlocked, with what is used of the day. */
export interface ToolState {
  /** Null: locked. */
  email: string | null
  used: number
}

/** @returns the state as the browser remembers it, and what changes it. The first drawing is locked, as on the server's pages. */
export function useTool() {
  const [state, setState] = useState<ToolState>({ email: null, used: 0 })
  useEffect(() => {
    const email = window.localStorage.getItem(emailKey)
    if (email) setState({ email, used: usedOn(window.localStorage, dayOf(new Date())) })
  }, [])
  const keep = (next: ToolState) => {
    if (next.email === null) {
      window.localStorage.removeItem(emailKey)
      window.localStorage.removeItem(usageKey)
    } else {
      window.localStorage.setItem(emailKey, next.email)
      keepUsed(window.localStorage, dayOf(new Date()), next.used)
    }
    setState(next)
  }
  return { state, keep }
}

/** Registers an address. @returns what is used of its day; null where that failed. */
export async function register(email: string): Promise<number | null> {
  const body = { email, timestamp: new Date().toISOString(), source: 'free-search' }
  const outcome = await postForm<typeof creatorTool.register>('/api/submit-creator-tool-email', body)
  return outcome.ok ? outcome.body.used : null
}
