import { ok, type Vouch } from '@vouch/client/source'
import { campaignCreatorLines, campaignLines, date } from '@vouch/presentation'
import { CommandFault } from '../command-fault.ts'
import { connected, write } from './connected.ts'
import { table } from './discover.ts'

/** Shows campaigns, or one: its steps and money, and for each creator outreach, contract, posts and what came of them. Free. */
export async function campaign([name, ...rest]: readonly string[], { json }: { json: boolean }): Promise<void> {
  if (rest.length > 0) throw new CommandFault(`One word too many: ${rest[0]}. Put a name with spaces in quotes.`)
  return name === undefined ? showCampaigns(json) : showCampaign(name, json)
}

async function showCampaigns(json: boolean): Promise<void> {
  const answer = await connected(async (vouch) => ok(await vouch.GET('/api/campaigns')))
  write(json, answer, () => {
    if (answer.campaigns.length === 0) return ['No campaigns yet.']
    const rows = answer.campaigns.map(({ name, state, creators, steps, startsOn, endsOn }) => [
      ...[name, state, String(creators), `${steps.filter(({ done }) => done).length} of ${steps.length}`],
      startsOn === null && endsOn === null ? '–' : `${date(startsOn)} to ${date(endsOn)}`,
    ])
    return table([['Campaign', 'State', 'Creators', 'Steps done', 'Dates'], ...rows])
  })
}

async function showCampaign(name: string, json: boolean): Promise<void> {
  const { found, tracked } = await connected(async (vouch) => {
    const id = await idOf(vouch, name)
    const found = ok(await vouch.GET('/api/campaigns/{id}', { params: { path: { id } } }))
    if (found.state === 'draft') return { found, tracked: null }
    const query = { campaignId: id }
    return { found, tracked: ok(await vouch.GET('/api/tracking/results', { params: { query } })) }
  })
  write(json, { ...found, tracked }, () => [
    ...campaignLines(found),
    ...campaignCreatorLines(found, tracked?.shares ?? [], ({ platform, handle }) => `${platform}.com/${handle}`),
  ])
}

/** @param name of a campaign, as somebody types it, or its id */
async function idOf(vouch: Vouch, name: string): Promise<string> {
  const { campaigns } = ok(await vouch.GET('/api/campaigns'))
  const wanted = name.toLowerCase()
  const found = campaigns.filter((each) => each.id === name || each.name.toLowerCase() === wanted)
  const [only] = found
  if (only === undefined) throw new CommandFault(`There’s no campaign “${name}”. vouch campaign shows them.`)
  if (found.length > 1)
    throw new CommandFault(`${found.length} campaigns are called “${name}”. Name one by its ID: vouch campaign --json`)
  return only.id
}
