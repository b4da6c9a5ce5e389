/** What becomes of a field once what was written in it is saved. The answer takes its time, and the field stays open: what somebody has
 *  written on meanwhile is not saved yet, and stays.
 *  @param sent what the field held when it was sent
 *  @param then what it holds afterwards
 *  @returns the change, for the function that sets the field's state */
export function unlessChanged<Value>(sent: Value, then: Value): (now: Value) => Value {
  return (now) => (now === sent ? then : now)
}
