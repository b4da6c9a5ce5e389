import { type McpInput, type WatchCard, type WatchRoom, watchAlerts, watches } from '@vouch/contract'
import { changeCaution, changeWords, compact, count, date, missing, signed, usualWords } from '@vouch/presentation'
import { handleData, handleText } from './fenced-text.ts'
import { knownCreatorOf } from './find-report.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'

/** Watches a creator, and tells what left its usual range. */

export async function watchCreator(
  { call }: McpParts,
  { creator: link }: McpInput<'watch_creator'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  const creator = knownCreatorOf(link)
  const card = await call(watches.add, { body: { creator } }, signal)
  return { text: `${handleText(creator.handle)} on ${creator.platform}: ${standing[card.state]}`, data: dataOf(card) }
}

const standing: Readonly<Record<WatchCard['state'], string>> = {
  watched: 'watched. Counts are read automatically, for free; watch_status shows what changed.',
  waiting: 'waiting for a spot: all the spots in your plan are taken, or it has ended.',
  unreadable: 'not read: nothing set up here can read this platform’s counts for free.',
}

export async function watchStatus(
  { call }: McpParts,
  _input: McpInput<'watch_status'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  const { watches: list, room } = await call(watches.list, {}, signal)
  const { alerts } = await call(watchAlerts.list, {}, signal)
  const shown = list.slice(0, listedMax)
  const changes = alerts.map(
    ({ creator, ...change }) =>
      `- ${handleText(creator.handle)} on ${creator.platform} ${changeWords(change)}, ${date(change.at)}. ${usualWords(change)}`,
  )
  const text = [
    placesTaken(room),
    ...shown.map(rowOf),
    ...(list.length > shown.length ? [`And ${count(list.length - shown.length)} more.`] : []),
    ...(changes.length === 0 ? ['Nothing left its usual range.'] : ['Changes:', ...changes, changeCaution]),
  ]
  const data = alerts.map(({ creator, ...alert }) => ({
    ...{ ...alert, platform: creator.platform, handle: handleData(creator.handle) },
  }))
  return { text: text.join('\n'), data: { room, watches: shown.map(dataOf), alerts: data } }
}

/** Creators in one answer. */
const listedMax = 100

function placesTaken({ used, limit }: WatchRoom): string {
  return `${count(used)} of ${count(limit)} places taken.`
}

function rowOf({ creator: { platform, handle }, state, counts, gainedInWeek }: WatchCard): string {
  const followers =
    counts === null ? `followers ${missing}` : `${compact(counts.followers)} followers on ${date(counts.at)}`
  return `- ${handleText(handle)} on ${platform}, ${state}: ${followers}, in seven days ${signed(gainedInWeek, 0)}`
}

function dataOf({ creator: { platform, handle, url }, ...card }: WatchCard) {
  const { state, counts, gainedInWeek, alerts, verificationId } = card
  return { platform, handle: handleData(handle), url, state, counts, gainedInWeek, alerts, verificationId }
}
