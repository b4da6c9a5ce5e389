import { ApiFailure, type Written } from '@vouch/contract'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useAsked } from '../../../ui/use-asked.ts'

/** A field that is saved by itself. What somebody writes is held against the version that they began with, so that a colleague's change in the
 *  meantime is never overwritten unseen. */

/** Both values of a field that two people changed. */
export interface Conflict<Value> {
  mine: Value
  theirs: Written<Value>
}

export interface SavedField<Value> {
  /** What is being saved, else what stands. */
  shown: Value
  busy: boolean
  error: string | null
  conflict: Conflict<Value> | null
  /** Saves are made one after another. @param version that the writer saw; absent: the one that stands when it is this one's turn */
  save: (value: Value, version?: number) => Promise<boolean>
  keepMine: () => Promise<boolean>
  keepTheirs: () => void
  forgetError: () => void
}

export function useSavedField<Value>(
  field: Written<Value>,
  write: (value: Value, version: number) => Promise<unknown>,
  reload: () => unknown,
): SavedField<Value> {
  const [state, setState] = useState<{ busy: boolean; error: string | null; conflict: Conflict<Value> | null }>({
    ...{ busy: false, error: null, conflict: null },
  })

  const [shown, ask] = useAsked(field.value, field.version)
  const standing = useRef(0)
  standing.current = Math.max(standing.current, field.version)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  // What the last save of this writer was made over, and the version that it made: whoever writes on has seen their own.
  const own = useRef<{ over: number; made: number } | null>(null)

  async function save(value: Value, version?: number): Promise<boolean> {
    setState({ busy: true, error: null, conflict: null })
    const saved = last.current.then(async () => {
      const begun = version ?? standing.current
      const seen = own.current?.over === begun ? own.current.made : begun
      await write(value, seen)
      own.current = { over: begun, made: seen + 1 }
      standing.current = Math.max(standing.current, seen + 1)
    })
    last.current = saved.catch(() => undefined)
    ask(value, saved)
    try {
      await saved
      setState({ busy: false, error: null, conflict: null })
      return true
    } catch (error) {
      const theirs = conflictOf<Value>(error)
      setState({
        busy: false,
        error: theirs ? null : fieldSentence(error),
        conflict: theirs && { mine: value, theirs },
      })
      if (theirs) void reload()
      return false
    }
  }

  return {
    ...state,
    shown,
    save,
    keepMine: async () => {
      const { conflict } = state
      return conflict !== null && save(conflict.mine, conflict.theirs.version)
    },
    keepTheirs: () => setState({ busy: false, error: null, conflict: null }),
    forgetError: () => setState((before) => ({ ...before, error: null })),
  }
}

/** The server sends the newer value in the shape that it serves the field in, which is what the cast rests on. */
function conflictOf<Value>(error: unknown): Written<Value> | null {
  if (!(error instanceof ApiFailure) || error.body.code !== 'field_conflict') return null
  return (error.body.theirs as Written<Value> | undefined) ?? null
}

function fieldSentence(error: unknown): string {
  const own = error instanceof ApiFailure ? error.body.fields?.value : undefined
  return own ?? sentenceOf(error, 'This wasn’t saved. Try again.')
}
