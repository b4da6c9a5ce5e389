/** Runs the parts of a job one after the other. What fails in one keeps no other from its turn.
 *  @throws what failed, after all had their turn: an AggregateError where that was more than one */
export async function eachPart(...parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) await part().catch((error: unknown) => failures.push(error))
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '))
  if (failures.length === 1) throw failures[0]
}
