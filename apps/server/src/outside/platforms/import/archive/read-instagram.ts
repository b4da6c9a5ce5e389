import { isRecord, isUsernameLabel, repaired } from '@vouch/contract'
import { type Findings, noteDeed, type RowsReader, secondsOf, shortText } from './findings.ts'
import { audienceIn, followersIn } from './instagram-insights.ts'

/** Instagram's "Download your information". Rows of lists are alike in all years, but for where the name stands: as `value`, as `title`,
 *  or only in the address. */

interface Listed {
  name: string
  seconds: number | null
}

/** @returns whom a row is about; null where it names nobody, as rows of removed accounts do */
export function listedIn(row: unknown): Listed | null {
  if (!isRecord(row)) return null
  const list = row.string_list_data
  const entry: unknown = Array.isArray(list) ? list[0] : null
  const { value, href, timestamp } = isRecord(entry) ? entry : {}
  const name = shortText(value) ?? shortText(row.title) ?? nameInAddress(href)
  return name === null ? null : { name: repaired(name), seconds: secondsOf(timestamp) }
}

/** `https://www.instagram.com/_u/name` since 2026, without `_u` before. */
function nameInAddress(href: unknown): string | null {
  const found =
    typeof href === 'string' ? /instagram\.com\/(?:_u\/)?([A-Za-z0-9._]{1,30})(?:[/?#].*)?$/.exec(href) : null
  return found?.[1] ?? null
}

export const followers: RowsReader = (rows, findings) => {
  findings.listsFollowers = true
  for (const row of rows) {
    const listed = listedIn(row)
    if (listed) findings.followers.add({ id: listed.name, username: listed.name }, listed.seconds)
  }
}

export const following: RowsReader = (rows, findings) => {
  for (const row of rows) {
    const listed = listedIn(row)
    if (listed === null) continue
    findings.following += 1
    noteDeed(findings, listed.seconds)
  }
}

/** The map's labels are in the language of the account, and broken as Instagram breaks texts. */
export const identity: RowsReader = (rows, findings) => {
  for (const [label, value] of mapsOf(rows)) if (isUsernameLabel(label)) findings.handle ??= shortText(value)
}

export const insights: RowsReader = (rows, findings: Findings) => {
  const said = mapsOf(rows).map(([label, value]) => ({ label: repaired(label), value: repaired(String(value ?? '')) }))
  findings.statedFollowers ??= followersIn(said)
  findings.audience ??= audienceIn(said)
}

function mapsOf(rows: readonly unknown[]): [label: string, value: unknown][] {
  return rows.flatMap((row) => {
    const map = isRecord(row) && isRecord(row.string_map_data) ? row.string_map_data : {}
    return Object.entries(map).map(([label, entry]): [string, unknown] => [label, isRecord(entry) ? entry.value : null])
  })
}
