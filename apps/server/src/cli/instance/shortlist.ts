import { ok, type Vouch } from '@vouch/client/source'
import { parseAddress } from '@vouch/contract'
import { compact } from '@vouch/presentation'
import { CommandFault } from '../command-fault.ts'
import { connected, write } from './connected.ts'
import { table } from './discover.ts'

/** Shows shortlists, or one, or adds a creator to one. Free. */
export async function shortlist(
  [first, name, link, ...rest]: readonly string[],
  { json }: { json: boolean },
): Promise<void> {
  if (rest.length > 0) throw new CommandFault(`One word too many: ${rest[0]}. Put a name with spaces in quotes.`)
  if (first === undefined) return showLists(json)
  if (first === 'add') return add(name, link, json)
  if (name !== undefined)
    throw new CommandFault('Use vouch shortlist, vouch shortlist NAME, or vouch shortlist add NAME LINK.')
  const list = await connected(async (vouch) => {
    const params = { path: { id: await idOf(vouch, first) } }
    return ok(await vouch.GET('/api/shortlists/{id}', { params }))
  })
  write(json, list, () => {
    const rows = list.entries.map(({ creator, status, verdict }) => [
      ...[`${creator.platform}.com/${creator.handle}`, status, compact(verdict?.followers ?? null)],
      verdict?.trust ? `${verdict.trust.score} (${verdict.trust.low} to ${verdict.trust.high})` : '–',
    ])
    if (rows.length === 0) return [`${list.name} is empty.`]
    return [list.name, ...table([['Creator', 'Status', 'Followers', 'Trust'], ...rows])]
  })
}

async function showLists(json: boolean): Promise<void> {
  const answer = await connected(async (vouch) => ok(await vouch.GET('/api/shortlists')))
  const { shortlists, places } = answer
  write(json, answer, () => [
    ...shortlists.map(
      ({ name, creators }) =>
        `${name}: ${creators.length === 0 ? 'empty' : creators.map(({ handle }) => handle).join(', ')}`,
    ),
    `${places.used} of ${places.limit} places taken`,
  ])
}

async function add(name: string | undefined, link: string | undefined, json: boolean): Promise<void> {
  if (name === undefined || link === undefined)
    throw new CommandFault('Say which list and who: vouch shortlist add NAME LINK')
  const target = parseAddress(link)
  if (target.kind === 'refused') throw new CommandFault(target.sentence)
  if (target.kind !== 'profile') throw new CommandFault('Add a profile link, such as instagram.com/name.')
  const creator = { platform: target.platform, handle: target.handle }
  const entry = await connected(async (vouch) => {
    const id = await idOf(vouch, name)
    return ok(await vouch.POST('/api/shortlists/{id}/entries', { params: { path: { id } }, body: { creator } }))
  })
  write(json, entry, () => [`${target.handle} is on ${name}.`])
}

/** @param name of a list, as somebody types it, or its id */
async function idOf(vouch: Vouch, name: string): Promise<string> {
  const { shortlists } = ok(await vouch.GET('/api/shortlists'))
  const wanted = name.toLowerCase()
  const found = shortlists.filter((list) => list.id === name || list.name.toLowerCase() === wanted)
  const [only] = found
  if (only === undefined) throw new CommandFault(`There’s no shortlist “${name}”. vouch shortlist shows them.`)
  if (found.length > 1)
    throw new CommandFault(
      `${found.length} shortlists are called “${name}”. Name one by its ID: vouch shortlist --json`,
    )
  return only.id
}
