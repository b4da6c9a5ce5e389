import { csvLines } from '@vouch/contract'
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

/** LinkedIn puts notes above the table. Email addresses, companies and positions stand in it too, and are not read. */
export const connections: TextReader = (text, findings) => {
  const rows = tableOf(text)
  const at = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim().toLowerCase() === 'connected on'))
  const columns = new Map(rows[at]?.cells.map((cell, index) => [cell.trim().toLowerCase(), index]))
  if (at < 0) return
  findings.listsFollowers = true
  for (const { cells } of rows.slice(at + 1)) {
    const cell = (name: string) => cells[columns.get(name) ?? -1]?.trim() ?? ''
    addConnection(
      { url: cell('url'), name: `${cell('first name')} ${cell('last name')}`, on: cell('connected on') },
      findings,
    )
  }
}

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
