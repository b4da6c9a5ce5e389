import { csvLines, Problem } from '@vouch/contract'
import { timeIn } from '../csv-times.ts'
import { type Findings, shortText, type TextReader } from './findings.ts'

/** The exports that are tables: YouTube's Takeout, whose headers are in the language of the account, and LinkedIn's connections. */

const channelId = /^UC[A-Za-z0-9_-]{22}$/

/** Channel ID, then country, description, title and visibility, of which some are missing: the title is what stands before the last. */
export const channel: TextReader = (text, findings) => {
  const [header, row] = tableOf(text)
  const id = row?.cells[0]?.trim() ?? ''
  if (!header || !row || !channelId.test(id)) return
  const title = row.cells[header.cells.length - 2]
  findings.profile = { ...findings.profile, id, displayName: shortText(title) }
  // An id alone would be read as a handle, whose letters have no case.
  findings.handle ??= `https://www.youtube.com/channel/${id}`
}

/** Channel ID and up to two names that the channel had as addresses. */
export const channelAddress: TextReader = (text, findings) => {
  const vanity = shortText(tableOf(text)[1]?.cells[1])
  if (vanity) findings.profile = { ...findings.profile, url: `https://www.youtube.com/c/${encodeURIComponent(vanity)}` }
}

export const subscriptions: TextReader = (text, findings) => {
  const rows = tableOf(text)
  findings.following += rows.filter(({ cells }) => channelId.test(cells[0]?.trim() ?? '')).length
}

/** LinkedIn puts notes above the table, whose headers are in the language of the account: names stand first, and the day of the connection last. Email
 *  addresses, companies and positions stand between, and are not read.
 *  @throws Problem `bad_file` for a file without such a table */
export const connections: TextReader = (text, findings) => {
  const rows = tableOf(text)
  const at = rows.findIndex(({ cells }) => cells.some((cell) => connectionHeader.test(cell)))
  const header = rows[at]?.cells ?? []
  const url = header.findIndex((cell) => /^\s*url\s*$/i.test(cell))
  if (header.length < connectionCellsMin)
    throw new Problem('bad_file', 'Connections.csv has no table of connections. Upload it the way LinkedIn sent it.')
  findings.listsFollowers = true
  for (const { cells } of rows.slice(at + 1)) {
    const cell = (index: number) => cells[index]?.trim() ?? ''
    addConnection({ url: cell(url), name: `${cell(0)} ${cell(1)}`, on: cell(header.length - 1) }, findings)
  }
}

/** Written so in all languages; tables from before addresses were listed are read in English. */
const connectionHeader = /^\s*(?:url|connected on)\s*$/i
/** Two names, and a day. */
const connectionCellsMin = 3

function addConnection({ url, name, on }: { url: string; name: string; on: string }, findings: Findings): void {
  const displayName = shortText(name)
  const slug = /linkedin\.com\/in\/([^/?#]{1,150})/.exec(url)?.[1] ?? null
  // Members who hide themselves are rows without a name.
  const id = slug ?? displayName
  if (id === null) return
  const read = on === '' ? null : timeIn(on, null)
  const seconds = read && 'value' in read ? Date.parse(read.value) / 1_000 : null
  findings.followers.add({ id, username: slug, displayName }, seconds)
}

function tableOf(text: string) {
  return [...csvLines(text, ',')]
}
