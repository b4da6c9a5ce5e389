import { useCallback, useEffect, useState } from 'react'
import { type Ask, type Asks, ask, type Failure } from '../asking/messages.ts'
import { hearNews } from '../asking/tell-pages.ts'

/** An answer of the background, as far as it is there. */
export interface Loaded<Value> {
  value: Value | null
  failure: Failure | null
  /** Asks again. */
  reload: () => void
}

/** Asks the background when the screen opens, and again whenever something has changed. A null payload asks nothing.
 *  @param kind what is asked for
 *  @param payload with what; its text decides whether it is another question */
export function useAsk<A extends Ask>(kind: A, payload: Asks[A]['with'] | null): Loaded<Asks[A]['answer']> {
  const [loaded, setLoaded] = useState<{ of: string; value: Asks[A]['answer'] | null; failure: Failure | null }>()
  const text = JSON.stringify(payload)
  const reload = useCallback(() => {
    const asked = JSON.parse(text) as Asks[A]['with'] | null
    if (asked === null) return
    ask(kind, asked).then((reply) =>
      setLoaded({ of: text, value: reply.ok ? reply.value : null, failure: reply.ok ? null : reply.failure }),
    )
  }, [kind, text])
  useEffect(() => {
    reload()
    return hearNews(reload)
  }, [reload])
  // What was loaded for another question is no answer to this one.
  return loaded?.of === text ? { value: loaded.value, failure: loaded.failure, reload } : { ...nothing, reload }
}

const nothing = { value: null, failure: null }

/** A deed of the background with how it goes. */
export interface Deed<A extends Ask> {
  busy: boolean
  done: Asks[A]['answer'] | null
  failure: Failure | null
  /** @returns the answer; null where it failed */
  run: (payload: Asks[A]['with']) => Promise<Asks[A]['answer'] | null>
}

export function useDeed<A extends Ask>(kind: A): Deed<A> {
  const [state, setState] = useState<Omit<Deed<A>, 'run'>>({ busy: false, done: null, failure: null })
  const run = async (payload: Asks[A]['with']) => {
    setState({ busy: true, done: null, failure: null })
    const reply = await ask(kind, payload)
    setState({ busy: false, done: reply.ok ? reply.value : null, failure: reply.ok ? null : reply.failure })
    return reply.ok ? reply.value : null
  }
  return { ...state, run }
}
