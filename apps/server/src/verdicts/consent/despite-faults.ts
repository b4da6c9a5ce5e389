/** Does a deed for each in turn; one that fails keeps no other from being done.
 *  @throws AggregateError in the end, with all that failed */
export async function despiteFaults<Item>(
  items: readonly Item[],
  deed: (item: Item) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const item of items) {
    await deed(item).catch((error: unknown) => {
      faults.push(error)
    })
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '))
}
