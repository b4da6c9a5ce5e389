import { useState } from 'react'

interface Asked<Value> {
  value: Value
  /** The state that stood when it was asked for. */
  over: unknown
  /** The server has taken it. */
  taken: boolean
}

/** What a switch or a choice shows that is saved at once: what somebody has just asked for, until the server says what stands or refuses.
 *  Without it the control would spring back for as long as the answer takes. Once the server has said what stands, that alone counts: it may come
 *  to stand again what stood before, by another's hand.
 *  @param stands what the server said last
 *  @param state what tells one thing that it said from the next, such as a version. The value alone, which does without one, does not tell of
 *    a colleague who takes a change back before it is drawn
 *  @returns what is to be shown, and how a change is made known together with its answer */
export function useAsked<Value>(
  stands: Value,
  state: unknown = stands,
): [Value, (value: Value, answer: Promise<unknown>) => void] {
  const [asked, setAsked] = useState<Asked<Value> | null>(null)
  const isOver = asked?.taken === true && asked.over !== state
  if (isOver) setAsked(null)
  const ask = (value: Value, answer: Promise<unknown>) => {
    const mine = { value, over: state, taken: false }
    setAsked(mine)
    answer.then(
      () => setAsked((now) => (now === mine ? { ...mine, taken: true } : now)),
      () => setAsked((now) => (now === mine ? null : now)),
    )
  }
  return [asked === null || isOver ? stands : asked.value, ask]
}
