import { sleepUnlessAborted } from '../client/platform-client.ts'
import { cancelled } from '../client/platform-failures.ts'
import { ConnectorFailure } from '../connector.ts'
import { asked, failuresAt, type PartCall } from './part-call.ts'
import type { SupplierPart } from './supplier-shape.ts'
import { textAt, valueAt } from './value-at.ts'

/** Work that a supplier does by itself: submitted once, then asked after until it is done. */

/** @returns what the file keeps of the submission's answer, once the run is done.
 *  @throws ConnectorFailure when it fails there or takes too long. */
export async function finishedRun(
  call: PartCall,
  submit: NonNullable<SupplierPart['submit']>,
): Promise<Record<string, string>> {
  const submitted = await asked(call, submit.request, true)
  const kept: Record<string, string> = {}
  for (const [name, path] of Object.entries(submit.keep)) {
    const value = textAt(submitted, path)
    if (value === null) throw failuresAt(call.ask).odd(path)
    kept[name] = value
  }
  const { poll } = call.ask.part
  if (poll) await waitFor({ ...call, fillings: { ...call.fillings, run: kept } }, poll)
  return kept
}

async function waitFor(call: PartCall, poll: NonNullable<SupplierPart['poll']>): Promise<void> {
  const { ask, tools } = call
  const { name } = ask.supplier
  const { sleep = sleepUnlessAborted } = tools
  const until = tools.now().getTime() + poll.seconds_max * 1_000
  for (;;) {
    const status = valueAt(await asked(call, poll.request, false), poll.status)
    if (poll.done.some((word) => word === status)) return
    // What has failed there was charged there: to submit it again is for a person to decide.
    if (poll.failed.some((word) => word === status))
      throw new ConnectorFailure('platform_unavailable', `${name} couldn’t finish this lookup.`)
    if (tools.now().getTime() >= until)
      throw new ConnectorFailure('platform_timeout', `${name} took too long to respond.`)
    await sleep(poll.every_seconds * 1_000, ask.signal)
    if (ask.signal.aborted) throw cancelled()
  }
}
