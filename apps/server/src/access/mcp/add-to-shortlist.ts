import { type McpInput, type ShortlistSummary, shortlistEntries, shortlists } from '@vouch/contract'
import { fenced, handleData, handleText } from './fenced-text.ts'
import { knownCreatorOf, refusal } from './find-report.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'

/** Puts a creator on a shortlist by the list's name. */
export async function addToShortlist(
  { call, publicAddress }: McpParts,
  { creator: link, shortlist: name }: McpInput<'add_to_shortlist'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  const creator = knownCreatorOf(link)
  const { shortlists: lists } = await call(shortlists.list, {}, signal)
  const list = chosenList(lists, name)
  if (list === null) {
    const made = await call(shortlists.create, { body: { name: name ?? firstName, creator } }, signal)
    return told(made)
  }
  await call(shortlistEntries.add, { params: { id: list.id }, body: { creator } }, signal)
  return told(list)

  function told({ id, name: listName }: Pick<ShortlistSummary, 'id' | 'name'>): McpAnswer {
    const shortlistUrl = `${publicAddress()}/app/shortlists/${id}`
    return {
      text: `${handleText(creator.handle)} is on ${fenced(listName)}. ${shortlistUrl}`,
      data: { shortlistId: id, creator: { ...creator, handle: handleData(creator.handle) }, shortlistUrl },
    }
  }
}

/** What a workspace's first list is called where nobody said. */
const firstName = 'Shortlist'

/** @returns the list of that name; null where it has to be made. @throws ApiFailure where it isn't clear which one is meant */
function chosenList(lists: readonly ShortlistSummary[], name: string | undefined): ShortlistSummary | null {
  const [only = null, ...others] =
    name === undefined ? lists : lists.filter((list) => list.name.toLowerCase() === name.toLowerCase())
  if (others.length === 0) return only
  const names = lists.map((list) => `“${list.name}”`).join(', ')
  throw refusal('validation', `Say which shortlist: ${names}.`)
}
