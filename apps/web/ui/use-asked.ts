import { useState } from 'react'

interface Asked<Value> {
  value: Value
  /** What stood when it was asked for. */
  over: Value
}

/** What a switch or a choice shows that is saved at once: what somebody has just asked for, until the server says what stands or refuses.
 *  Without it the control would spring back for as long as the answer takes.
 *  @param stands what the server said last
 *  @returns what is to be shown, and how a change is made known together with its answer */
export function useAsked<Value>(stands: Value): [Value, (value: Value, answer: Promise<unknown>) => void] {
  const [asked, setAsked] = useState<Asked<Value> | null>(null)
  const ask = (value: Value, answer: Promise<unknown>) => {
    const mine = { value, over: stands }
    setAsked(mine)
    answer.catch(() => setAsked((now) => (now === mine ? null : now)))
  }
  return [asked !== null && asked.over === stands ? asked.value : stands, ask]
}
