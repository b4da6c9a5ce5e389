import { ok, type Vouch } from '@vouch/client/source'
import { type ProfileAddress, parseAddress } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { verificationPrice } from '../../access/mcp/verification-price.ts'
import { CommandFault } from '../command-fault.ts'
import { tell } from '../with-connector.ts'
import { writeReport } from '../write-report.ts'
import { confirmCost } from './ask.ts'
import { connected } from './connected.ts'
import { waitFor } from './wait-for.ts'

/** Verifications of one handle that are looked through for one that is paid for. */
const listedMax = 50

/** Verifies a creator on the instance, with its connectors and its credits. What it costs is asked for first.
 *  @throws CommandFault for what is no profile link, and where no report came of it; nothing was charged then */
export async function verifyThere(link: string, { json, yes }: { json: boolean; yes: boolean }): Promise<void> {
  const target = parseAddress(link)
  if (target.kind === 'refused') throw new CommandFault(target.sentence)
  if (target.kind !== 'profile') throw new CommandFault('Name a profile link, such as instagram.com/name.')
  const report = await connected(async (vouch) => {
    await confirmCost(await priceOf(vouch, target), `Verifying ${target.handle}`, yes)
    const { id } = ok(await vouch.POST('/api/verifications', { body: { url: target.url } }))
    return whenDone(vouch, id)
  })
  writeReport(report, { json, signed: false })
}

async function priceOf(vouch: Vouch, { platform, handle }: ProfileAddress): Promise<number> {
  const query = { creator: handle, limit: listedMax }
  const [list, { now }] = [
    ok(await vouch.GET('/api/verifications', { params: { query } })),
    ok(await vouch.GET('/api/home')),
  ]
  return verificationPrice(list.verifications, platform, now)
}

async function whenDone(vouch: Vouch, id: string): Promise<Report> {
  const told = new Set<string>()
  const ask = async () => ok(await vouch.GET('/api/verifications/{id}', { params: { path: { id } } }))
  const report = await waitFor(ask, (found) => {
    for (const { name, state, detail } of found.steps) {
      if (state === 'waiting' || state === 'running' || told.has(name)) continue
      told.add(name)
      tell(`  ${name}: ${detail ?? state}`)
    }
    // The document's schema of a report is held to the engine's own type.
    if (found.state === 'done' && found.report) return found.report as unknown as Report
    if (found.state === 'failed')
      throw new CommandFault(`${found.failure?.error ?? 'The verification failed.'} Nothing was charged.`)
    return null
  })
  if (report !== null) return report
  throw new CommandFault(
    `The verification is taking over ten minutes. See Verifications online, or ask for it: vouch api /api/verifications/${id}`,
  )
}
