import { useRef, useState } from 'react'
import { useGateAgain } from '../api/team.ts'
import { toast } from '../ui/toast.ts'
import { type Copy, CopyFailure } from './copy-answer.ts'

export interface Generation {
  /** What is being written; null: nothing. */
  running: string | null
  /** Writes one thing at a time; a second wish meanwhile is not heard. */
  generate: (name: string, write: () => Promise<Copy>, done: (copy: Copy) => void) => Promise<void>
}

export const failedTitle = 'Generation Failed'

/** Runs one generation at a time, and says what went wrong. */
export function useGeneration(): Generation {
  const [running, setRunning] = useState<string | null>(null)
  const busy = useRef(false)
  const gateAgain = useGateAgain()
  const generate: Generation['generate'] = async (name, write, done) => {
    if (busy.current) return
    busy.current = true
    setRunning(name)
    try {
      done(await write())
    } catch (error) {
      toast(failedTitle, messageOf(error), 'risk')
      if (error instanceof CopyFailure && error.status === 401) gateAgain()
    } finally {
      busy.current = false
      setRunning(null)
    }
  }
  return { running, generate }
}

export function messageOf(error: unknown): string {
  return error instanceof CopyFailure ? error.message : 'Something went wrong. Please try again.'
}
