const toldMax = 10

/** Does a deed for each in turn, until a signal says to stop. One that fails keeps no other from its turn.
 *  @throws AggregateError in the end, with the first of what failed */
export async function eachAlone<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  signal: AbortSignal,
  deed: (item: Item) => Promise<unknown>,
): Promise<void> {
  let count = 0
  const failures: Error[] = []
  for await (const item of items) {
    if (signal.aborted) break
    await deed(item).catch((error: unknown) => {
      count += 1
      if (failures.length < toldMax) failures.push(new Error(`${item} failed: ${error}`, { cause: error }))
    })
  }
  if (count > 0)
    throw new AggregateError(failures, `${count} failed. ${failures.map(({ message }) => message).join('; ')}`)
}
