import { ok } from '@vouch/client/source'
import { compact, count } from '@vouch/presentation'
import { CommandFault } from '../command-fault.ts'
import { connected, write } from './connected.ts'

/** Searches creators by a sentence, as on screen. Free. */
export async function discover(
  words: readonly string[],
  options: { json: boolean; limit: string | undefined },
): Promise<void> {
  if (words.length === 0)
    throw new CommandFault('Say who you’re looking for: vouch discover fitness creators in the US')
  const limit = Number(options.limit ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new CommandFault('--limit takes 1 to 100.')
  const query = { q: words.join(' '), limit }
  const found = await connected(async (vouch) => ok(await vouch.GET('/api/discovery/creators', { params: { query } })))
  write(options.json, found, () => {
    if (found.creators.length === 0) return ['Nobody matches. Try fewer words.']
    const rows = found.creators.map(({ platform, handle, followers, country, trust }) => [
      ...[`${platform}.com/${handle}`, compact(followers), country ?? '–'],
      trust === null
        ? '–'
        : `${trust.score} (${trust.low} to ${trust.high})${trust.basis === 'screening' ? ', screening' : ''}`,
    ])
    const total = `${found.totalIsExact ? '' : 'more than '}${count(found.total)}`
    return [...table([['Creator', 'Followers', 'Country', 'Trust'], ...rows]), '', `${rows.length} of ${total}`]
  })
}

/** @returns rows as columns of equal width */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
